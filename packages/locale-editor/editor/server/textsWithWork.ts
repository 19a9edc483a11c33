import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FileStatus } from '../../../locale-kit/check/check';
import type { Finding } from '../../../locale-kit/check/finding';
import { localePath, type LocaleInput } from '../../../locale-kit/files';
import { allTexts } from '../../siteTexts';
import { textKey, workOf, type TextKey, type WorkKind } from '../../texts';
import type { TextsAnswer } from '../protocol';
import { checkFile, isAbout } from './checkFile';

interface Checked {
  /** Stands for all that the check has looked at. */
  state: string;
  findings: readonly Finding[];
  status: FileStatus | undefined;
}

/**
 * Gives all texts with what there is to do about them. A file is checked again when it or its
 * English has changed: the check of all files takes seconds.
 */
export function textsWithWork() {
  const checked = new Map<string, Checked>();

  async function checkedFile(input: LocaleInput, language: string, name: string): Promise<Checked> {
    const path = localePath(language, name);
    const known = checked.get(path);
    const state = stateOf(input, name);
    if (known?.state === state) return known;
    await setImmediate();
    const { findings, files } = checkFile(input, language, name);
    const isOwn = ({ file }: { file: string }) => file === path;
    const result = { state, findings: findings.filter(isOwn), status: files.find(isOwn) };
    checked.set(path, result);
    return result;
  }

  return async (input: LocaleInput, language: string): Promise<TextsAnswer> => {
    const texts = allTexts(input);
    const known = new Map(texts.map((text) => [text.id, text.versions]));
    const work: Partial<Record<TextKey, WorkKind[]>> = {};
    const answer = { texts, work, wanted: 0, complete: 0, broken: [] as Finding[] };
    for (const { id, versions } of texts) if (versions[language] === null) work[id] = ['missing'];
    for (const name of input.schemas.keys()) {
      const { findings, status } = await checkedFile(input, language, name);
      answer.wanted += status?.wanted ?? 0;
      answer.complete += status?.complete ?? 0;
      for (const finding of findings) {
        const id = textKey(name, finding.key);
        const versions = known.get(id);
        if (finding.rule === 'json' || finding.rule === 'duplicate-key')
          answer.broken.push(finding);
        if (!versions) continue;
        const kind = workOf(finding, versions[language] === null);
        work[id] = [...new Set([...(work[id] ?? []), kind])];
      }
    }
    return answer;
  };
}

function stateOf({ files }: LocaleInput, name: string): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) {
    if (isAbout(path, name)) hash.update(path).update(content);
  }
  return hash.digest('hex');
}
