import { js2xliff, xliff2js, type XliffContent, type XliffUnit } from 'xliff';
import type { ExchangeFile, ExchangeUnit } from './exchangeFile';
import { fromInline, toInline } from './inlineCodes';

/** Kept by tools: a text is not split, and its spaces are not changed. */
const asItIs = { canResegment: 'no', 'xml:space': 'preserve' };

/**
 * The texts as XLIFF 2.0, in which placeholders and tags are codes that tools protect.
 * @param source code of the language that the texts are translated from
 */
export async function toXliff({ language, units }: ExchangeFile, source: string): Promise<string> {
  const resources: NonNullable<XliffContent['resources']> = {};
  for (const unit of units) {
    const file = (resources[fileId(unit.name)] ??= {});
    file[unit.key] = toXliffUnit(unit);
  }
  const xml = await js2xliff(
    { sourceLanguage: source, targetLanguage: language, resources },
    { indent: '' },
  );
  const lines = xml.replace(/<(?:\/?file|unit|\/xliff)(?=[\s>])/gu, '\n$&');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines}\n`;
}

function toXliffUnit({ english, translation, note }: ExchangeUnit): XliffUnit {
  const ids = new Map<string, string>();
  return {
    ...(note !== undefined && { note: note.replaceAll('&', '&amp;') }),
    source: toInline(english, ids),
    ...(translation !== undefined && { target: toInline(translation, ids) }),
    additionalAttributes: asItIs,
  };
}

/** Ids of XLIFF files hold no slash; names of locale files hold no dot. */
function fileId(name: string): string {
  return name.replaceAll('/', '.');
}

/**
 * Reads an XLIFF 2.0 file that came back.
 * @throws if it is none, or holds what the library would lose; the message says what
 */
export async function fromXliff(xml: string): Promise<ExchangeFile> {
  const lost = /<(mrk|sm|em|cp|pc|sc|ec)[\s/>]/u.exec(xml);
  if (lost) throw new Error(`The file holds <${lost[1]}>: export it without comments and markers.`);
  if (/<\/segment>\s*(<ignorable.*?<\/ignorable>\s*)*<segment/su.test(xml)) {
    throw new Error('A text of the file is split into segments: join them, and export it again.');
  }
  const { targetLanguage, resources } = await parse(xml);
  if (targetLanguage === undefined || !resources) {
    throw new Error('The file is not XLIFF 2.0 with a target language (trgLang).');
  }
  const units = Object.entries(resources).flatMap(([id, texts]) =>
    Object.entries(texts).map(([key, unit]) => fromXliffUnit(id.replaceAll('.', '/'), key, unit)),
  );
  return { language: targetLanguage, units };
}

async function parse(xml: string): Promise<XliffContent> {
  try {
    return await xliff2js(xml);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`The file can't be read as XLIFF: ${reason}`);
  }
}

function fromXliffUnit(name: string, key: string, unit: XliffUnit | undefined): ExchangeUnit {
  try {
    const english = fromInline(unit?.source) ?? '';
    return { name, key, english, translation: fromInline(unit?.target) || undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The text ${name} ${key} can't be read: ${reason}.`);
  }
}
