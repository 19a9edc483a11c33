import type { ReactNode } from 'react';
import { allLanguages, defaultLanguage } from '../../../src/site/languages';
import type { Finding } from '../../locale-kit/check/finding';
import { staleRule } from '../../locale-kit/check/finding';
import { isMarked, marks } from '../../locale-kit/check/text';
import type { DiffPart } from '../../locale-kit/stale/wordDiff';
import type { SiteText } from '../texts';

/** What the views say. */
export const viewStrings = {
  missing: 'Missing',
  unwritten: 'Still to be written',
  marked: 'Still to be translated',
  notNeeded: 'This language has no such form.',
} as const;

/** The attributes of an element in a language: a text reads and looks as on its own pages. */
export function inLanguage(code: string): { lang?: string; dir?: string; 'data-script'?: string } {
  const language = allLanguages.find((candidate) => candidate.code === code);
  if (!language) return {};
  return { lang: code, dir: language.direction, 'data-script': language.script };
}

/** A language's own name for itself; its code if the site doesn't have it. */
export function LanguageName({ code }: { code: string }) {
  const name = allLanguages.find((candidate) => candidate.code === code)?.name ?? code;
  return <bdi {...inLanguage(code)}>{name}</bdi>;
}

interface VersionsProps {
  versions: SiteText['versions'];
  /** Codes of the languages to show, in their order; all if left out. */
  of?: readonly string[];
}

/** A text in several languages side by side, each under its name; it says where one is missing. */
export function Versions(props: VersionsProps) {
  const { versions, of = allLanguages.map(({ code }) => code) } = props;
  return (
    <dl className="versions">
      {of.map((code) => (
        <div key={code} {...inLanguage(code)}>
          <dt>
            <LanguageName code={code} />
          </dt>
          <Version text={versions[code]} />
        </div>
      ))}
    </dl>
  );
}

function Version({ text }: { text: string | null | undefined }) {
  const inEnglish = inLanguage(defaultLanguage.code);
  if (text === undefined) {
    return (
      <dd {...inEnglish} className="quiet">
        {viewStrings.notNeeded}
      </dd>
    );
  }
  if (text === null || isMarked(text)) {
    const isUnwritten = text?.startsWith(marks.write) === true;
    const marked = isUnwritten ? viewStrings.unwritten : viewStrings.marked;
    return (
      <dd {...inEnglish} className="wanting">
        {text === null ? viewStrings.missing : marked}
      </dd>
    );
  }
  return <dd>{text}</dd>;
}

/** What has changed in a text, as words taken out and put in. */
export function Diff({ parts, code }: { parts: readonly DiffPart[]; code: string }) {
  return (
    <span className="diff" {...inLanguage(code)}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        // The space behind a word is no change of its own.
        const words = text.trimEnd();
        const Part = kind === 'added' ? 'ins' : 'del';
        return (
          <span key={index}>
            <Part>{words}</Part>
            {text.slice(words.length)}
          </span>
        );
      })}
    </span>
  );
}

/** The findings that are no change of English, errors first: that one is shown by itself. */
export function listedFindings(findings: readonly Finding[]): Finding[] {
  const rank = ({ severity }: Finding) => (severity === 'error' ? 0 : 1);
  return findings
    .filter(({ rule }) => rule !== staleRule)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What a finding says, with what would be right. */
export function FindingText({ finding }: { finding: Finding }): ReactNode {
  return (
    <>
      {finding.message} <span className="suggestion">{finding.suggestion}</span>
    </>
  );
}
