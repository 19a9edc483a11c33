import { defaultLanguage } from '../../../../src/site/languages';
import type { DiffPart } from '../../../locale-kit/stale/wordDiff';
import type { BookFinding, BookText, Findings } from '../book';
import { splitTextKey } from '../contents/textKey';
import { strings } from '../strings';
import { html, type Html } from './html';
import { inLanguage, languageName } from './language';

const lists = ['missing', 'stale', 'suspicious'] as const;

/** What the check has found, in three lists. */
export function findingsSections(findings: Findings, texts: readonly BookText[]): Html[] {
  const known = new Map(texts.map((text) => [text.id, text]));
  return lists.map((name) => {
    const found = findings[name];
    return html`<section id="${name}" aria-labelledby="${name}-title">
      <h2 id="${name}-title">
        ${strings.findings[name]} <span class="quiet">${found.length}</span>
      </h2>
      ${
        found.length === 0
          ? html`<p>${strings.noFindings[name]}</p>`
          : html`<ul class="findings">
              ${found.map((finding) => item(finding, known.get(finding.text ?? '')))}
            </ul>`
      }
    </section>`;
  });
}

function item(finding: BookFinding, text: BookText | undefined): Html {
  const { language, file, line } = finding;
  return html`<li>
    <p>
      <strong>${language === '' ? strings.forAll : languageName(language)}</strong>
      ${
        text
          ? html`<button type="button" class="key" data-text="${text.id}">
              ${splitTextKey(text.id).key}
            </button>`
          : finding.key
      }
      <span class="quiet">${strings.inFile(file, line)}</span>
    </p>
    ${
      finding.rule === 'stale'
        ? staleParts(finding, text)
        : html`<p>${finding.message} ${finding.suggestion}</p>`
    }
  </li>`;
}

function staleParts({ change, language }: BookFinding, text: BookText | undefined): Html {
  const versions: Record<string, string | null> = text?.versions ?? {};
  const english = versions[defaultLanguage.code] ?? '';
  return html`<p>
      ${change ? strings.change : strings.unknownChange}
      <span ${inLanguage(defaultLanguage.code)}>${change ? change.map(part) : english}</span>
    </p>
    <p ${inLanguage(language)}>${versions[language] ?? ''}</p>`;
}

function part({ kind, text }: DiffPart): Html {
  if (kind === 'same') return html`${text}`;
  return kind === 'added' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`;
}
