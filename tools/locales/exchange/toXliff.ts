import { idOf } from '../files/keys';
import { labels } from '../files/placeholderText';
import { localePath } from '../files/project';
import { exportedState, replaces, type WrittenUnit } from './unit';

/** Placeholders, tags and line breaks, which programs protect as inline codes. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

const escape = (text: string) =>
  text.replace(/[&<>"\r\n\t]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Wraps codes in <ph>, with the ids that the same codes have in the source. */
function inline(text: string, source: string): string {
  const known = source.split(codes).filter((_, at) => at % 2 === 1);
  const pieces = text.split(codes).map((piece, at) => {
    if (at % 2 === 0) return escape(piece);
    const found = known.indexOf(piece);
    const id = found < 0 ? known.push(piece) : found + 1;
    known[id - 1] = ''; // Each id is used once.
    return `<ph id="${id}">${escape(piece)}</ph>`;
  });
  return pieces.join('');
}

/**
 * Writes XLIFF 1.2 with a `<file>` for each locale file, for OmegaT, Poedit, translate-toolkit and Weblate. A text to
 * translate has placeholder text as its target, because OmegaT 3 shows the target alone, and its old wording as
 * previous version.
 * @param from the language of the sources
 * @param author who hands the texts in
 */
export function toXliff(units: readonly WrittenUnit[], from: string, author = ''): string {
  const phase = `<phase phase-name="hand-in" process-name="translation" contact-name="${escape(author)}"/>`;
  const header = author && `<header><phase-group>${phase}</phase-group></header>`;
  const paths = [...new Set(units.map(({ language, name }) => localePath(language, name)))];
  const files = paths.map((path) => {
    const ofFile = units.filter(({ language, name }) => localePath(language, name) === path);
    const { language = '', name = '' } = ofFile[0] ?? {};
    const languages = `source-language="${from}" target-language="${language}"`;
    return `<file original="${escape(name)}" ${languages} datatype="plaintext">${header}<body>\n${ofFile.map(unitXml).join('\n')}\n</body></file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
${files.join('\n')}
</xliff>
`;
}

function unitXml(unit: WrittenUnit): string {
  const { source, target, previous, isDone } = unit;
  const shown = isDone ? target : labels.translate + source;
  const [received] = previous;
  const notes = [...(unit.notes ?? []), ...(received ? [replaces + received] : [])];
  return [
    `<trans-unit id="${escape(idOf(unit))}" xml:space="preserve"${isDone ? ' approved="yes"' : ''}>`,
    `<source>${inline(source, source)}</source>`,
    `<target state="${isDone ? 'final' : exportedState}">${inline(shown, source)}</target>`,
    ...notes.map((note) => `<note from="developer">${escape(note)}</note>`),
    ...previous.map(
      (text) =>
        `<alt-trans alttranstype="previous-version"><target>${inline(text, source)}</target></alt-trans>`,
    ),
    '</trans-unit>',
  ].join('');
}
