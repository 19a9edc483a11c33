import { z } from 'zod';
import { checkLocales } from '../../check/check';
import { staleRule, type Finding } from '../../check/finding';
import { changedUnits } from '../../exchange/changedUnits';
import { makeHandIn } from '../../exchange/handIn';
import { receivedFiles, writeTexts } from '../../exchange/handInFolder';
import { localePath, readLocales, type LocaleInput, type Project } from '../../files/project';
import { fingerprintPrefix } from '../../record/records';
import { errorWith } from '../../messages/errorWith';
import { applyChanges } from '../../files/changes';
import { openLocaleFile } from '../../files/localeFile';
import { Refusal } from './refusal';
import { idOf, type TextReference } from '../../files/keys';
import { inventoryOf } from './inventory';

const string = z.string();
const check = z.strictObject({ language: string, name: string, key: string, text: string });

/**
 * The bodies of requests. A save has the text that the translator started from, null if it was missing, and the
 * English that the translator saw.
 */
export const bodies = {
  check,
  save: check.extend({ opened: string.nullable(), english: string }),
  handIn: z.strictObject({ author: string }),
};
type Body<Action extends keyof typeof bodies> = z.infer<(typeof bodies)[Action]>;

type Files = ReadonlyMap<string, string>;

export type Workshop = ReturnType<typeof createWorkshop>;

/**
 * The actions of the editor on the locale files. Each throws a `Refusal` or a `SpokenError` if it is impossible.
 * @param project its root is the folder with the texts
 * @param onWritten is called with the paths of files that were written, from the root of the project
 */
export function createWorkshop(project: Project, onWritten: (paths: string[]) => void = () => {}) {
  /** Reads a text. Language and file are looked up in the site's lists: no request becomes a path. */
  function open({ language, name, key }: TextReference) {
    const input = readLocales(project);
    const isKnown = input.languages.some(({ code }) => code === language);
    const file = isKnown && input.schemas.has(name) && openLocaleFile(input, language, name);
    if (!file || !file.source) throw errorWith('panel.gone');
    if (!file.source.root || file.source.problems.length > 0)
      throw errorWith('trouble.unreadable', { file: file.path });
    const text = file.find(key);
    if (!text) throw errorWith('panel.gone');
    return { input, current: text.translation ?? null };
  }

  /** The findings of a text and of its file as a whole, after changes. */
  function findingsOf({ language, name, key }: TextReference, input: LocaleInput, changes: Files) {
    const path = localePath(language, name);
    const files = new Map([...input.files, ...changes]);
    return checkLocales({ ...input, files }).findings.filter(
      (finding) => finding.file === path && ['', key].includes(finding.key),
    );
  }

  /** The findings that a text would have, without those about its record. */
  function findingsWith(reference: TextReference, text: string): Finding[] {
    const { input } = open(reference);
    const { files, refused } = applyChanges(input, [{ ...reference, text }]);
    for (const error of refused.values()) throw error;
    return findingsOf(reference, input, files).filter(
      ({ rule }) => rule !== staleRule && rule !== 'unrecorded',
    );
  }

  return {
    /**
     * All texts of the site with their findings. Without git also the received wordings of changed texts, by `idOf`:
     * these texts can be handed in.
     */
    texts() {
      const input = readLocales(project);
      const before = receivedFiles(project.root);
      const units = before ? changedUnits(input, { received: before }) : [];
      const received: Partial<Record<string, string>> = Object.fromEntries(
        units.map((unit) => {
          const wordings = unit.previous.filter(
            (wording) => !wording.startsWith(fingerprintPrefix),
          );
          return [idOf(unit), wordings[0] ?? ''];
        }),
      );
      return {
        ...inventoryOf(input, checkLocales(input)),
        canHandIn: before !== undefined,
        received,
      };
    },

    check: ({ text, ...reference }: Body<'check'>) => ({ findings: findingsWith(reference, text) }),

    /**
     * Writes a text and records the English that the translator saw. Saving the present text confirms that it
     * is still right. Nothing is written if the file has changed since (409) or the text has errors (422).
     */
    save({ text, opened, english, ...reference }: Body<'save'>) {
      const { input, current } = open(reference);
      // A repeated request, whose first answer was lost, gets the same answer.
      if (current !== opened && current !== text) throw new Refusal(409, { current });
      const findings = findingsWith(reference, text);
      if (findings.some(({ severity }) => severity === 'error'))
        throw new Refusal(422, { findings });
      const { files } = applyChanges(input, [{ ...reference, text, english }]);
      writeTexts(input, files);
      onWritten([...files.keys()]);
      return { findings: findingsOf(reference, input, files) };
    },

    handIn: ({ author }: Body<'handIn'>) => makeHandIn(project, author),
  };
}
