import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

interface Fallback {
  /** The web font that it replaces, by the name of its file. */
  face: string;
  /**
   * Mean width of letters and spaces in the system's font, in em: `meanWidth` of the face's reference, in a free font
   * of the same widths (Gelasio for Georgia, Tinos for Times New Roman, Arimo for Arial). Undefined if there is none.
   */
  width?: number;
}

/** The font families of `src/styles/fonts-*.css` that give a system's font the metrics of a web font. */
export const fallbacks: Readonly<Record<string, Fallback>> = {
  'Display Latin Georgia': { face: 'display-latin', width: 0.4498 },
  'Display Latin Noto Serif': { face: 'display-latin', width: 0.4822 },
  'Display Latin Times': { face: 'display-latin', width: 0.4097 },
  'Display Latin DejaVu': { face: 'display-latin', width: 0.5212 },
  'Text Latin Arial': { face: 'text-latin', width: 0.439 },
  'Text Latin DejaVu': { face: 'text-latin', width: 0.5 },
  'Display Arabic System': { face: 'display-arabic' },
  'Text Arabic System': { face: 'text-arabic' },
  'Text Arabic Naskh': { face: 'text-arabic', width: 0.3753 },
  'Text Arabic DejaVu': { face: 'text-arabic', width: 0.4354 },
};

/**
 * By how many em the letters of a face are lowered in their line, so that words are in the middle of a button and
 * beside an icon: most Arabic words reach higher above the middle of the line than below it.
 */
const drops: Readonly<Record<string, number>> = { 'text-arabic': 0.07 };

/** Sample texts for each face, with letters about as frequent as in all texts of the site: titles for display faces. */
const references: Readonly<Record<string, string>> = {
  'display-latin': `Highest and Best Use Analysis. Development Strategy and Phasing. Market Research and Opportunity
Identification. Investment Attraction Strategy. Special Economic Zone Strategy and Positioning. Cultural Heritage and
Eco-Tourism Development Strategy. Public-Private Partnership Strategy. National Vision and Strategic Frameworks. Why
Choose Us? Selected Documents. Analyse de la meilleure utilisation du terrain. Études de marché et repérage des
occasions. Stratégie de zone économique spéciale. Stratégie de développement du patrimoine culturel. Cadres
stratégiques et vision nationale. Partenariat public-privé. Pourquoi nous choisir ?`,
  'text-latin': `We advise before land is committed and before money is spent. Sometimes the best advice is to wait, to
build less or not to build. When it is, we say so, and say why. Our recommendations say what must exist, at what cost,
and what follows if nothing does. Evidence from comparable places, read against local tenure, custom, climate and
capital before it becomes advice. Nous conseillons avant que le terrain ne soit engagé et que l'argent ne soit dépensé.
Parfois, le meilleur conseil est d'attendre, de construire moins ou de ne rien construire. Dans ce cas, nous le disons,
et nous disons pourquoi. Nos recommandations disent ce qui doit exister, à quel prix, et ce qui en découle si rien n'existe.`,
  'text-arabic': `نقدّم المشورة قبل تخصيص الأرض وقبل إنفاق المال. أفضل الرأي أحيانًا هو التريث أو تقليص البناء أو تركه، فنقول
ذلك ونبيّن سببه. تحدد كل توصية نقدمها ما ينبغي تنفيذه، وتكلفته، وعاقبة تركه. شواهد من أماكن مماثلة نقرؤها في ضوء نظام
الأرض والأعراف والمناخ ورأس المال قبل أن تصبح رأيًا.`,
};

/** @returns in em */
export function meanWidth(font: Buffer, face: string): number {
  const words = (references[face] ?? '').split(/\s+/);
  const parsed = create(font);
  if (!('layout' in parsed)) throw new Error('A collection of fonts has no width');
  const width = words.reduce((sum, word) => sum + parsed.layout(`${word} `).advanceWidth, 0);
  return width / parsed.unitsPerEm / (words.join(' ').length + 1);
}

/**
 * Sets the metrics of the fallbacks in a style sheet, and of web fonts whose letters are lowered.
 * @throws if a rule with `local(…)` is not in `fallbacks`
 */
export function withMetrics(sheet: string): string {
  return sheet.replace(/@font-face \{[^}]*\}/g, (rule) => {
    const family = /font-family: '(.*)'/.exec(rule)?.[1] ?? '';
    const webFont = /fonts\/([\w-]+)\.woff2/.exec(rule)?.[1];
    if (webFont && !drops[webFont]) return rule;
    const fallback: Fallback | undefined = webFont ? { face: webFont } : fallbacks[family];
    if (!fallback) throw new Error(`tools/art/fonts/fallbacks.ts has no "${family}"`);
    const { face, width } = fallback;
    const drop = drops[face] ?? 0;
    const file = readFileSync(`src/styles/fonts/${face}.woff2`);
    const font = create(file);
    if (!('ascent' in font)) throw new Error('A collection of fonts has no ascent');
    const scale = width === undefined ? 1 : meanWidth(file, face) / width;
    const metrics = {
      ...(width !== undefined && { 'size-adjust': scale }),
      'ascent-override': (font.ascent / font.unitsPerEm + drop) / scale,
      'descent-override': (-font.descent / font.unitsPerEm - drop) / scale,
      'line-gap-override': font.lineGap / font.unitsPerEm / scale,
    };
    const kept = rule.replace(/\n +[a-z-]+-(?:adjust|override): .*;/g, '').slice(0, -1);
    const lines = Object.entries(metrics).map(
      ([name, value]) => `  ${name}: ${Number((100 * value).toFixed(2))}%;\n`,
    );
    return `${kept}${lines.join('')}}`;
  });
}
