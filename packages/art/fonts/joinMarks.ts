import type { Font } from 'fontkit';
import { openFont } from './metrics';
import { characterClass, readTables, writeTables, type Tables } from './sfnt';

/** A letter's body with its dots or its hamza, which the face draws as two glyphs. */
interface Pair {
  body: number;
  mark: number;
  /** Where the mark stands from the body's origin, in units of the face. */
  offset: readonly [x: number, y: number];
}

/** Class of a mark in GDEF. */
const markClass = 3;

/**
 * Gives a face one glyph for each letter's body with its dots. WebKitGTK leaves out the vertical part
 * of a mark's place: where dots are marks, they stand a third of a line too high there. Letters that
 * have a further mark (a harakah) keep their parts, so that it finds its place.
 * @param file a TrueType font
 * @param letters which stand in words, each joined to any other
 * @throws if the font has tables of forms that this does not write
 */
export function joinMarks(file: Buffer, letters: string): Buffer {
  const font = openFont(file);
  const pairs = pairsOf(font, letters);
  const tables = readTables(file);
  const first = font.numGlyphs;
  addGlyphs(tables, font, pairs);
  const classes = Array.from({ length: first }, (_, glyph) => characterClass(tables.GDEF, glyph));
  const marks = classes.flatMap((kind, glyph) => (kind === markClass ? [glyph] : []));
  tables.GDEF = withClasses(tables.GDEF, [...classes, ...pairs.map(() => 1)]);
  tables.GSUB = withLigatures(tables.GSUB, pairs, first, marks);
  return writeTables(tables);
}

/** Every body that a letter has beside other letters, with its mark above or below its own height. */
function pairsOf(font: Font, letters: string): Pair[] {
  const pairs = new Map<string, Pair>();
  // Two of the letter that joins with alef look otherwise than one.
  const around = ['', ...letters, 'لل'];
  const inParts = [...letters].filter((letter) => font.layout(letter).glyphs.length > 1);
  for (const before of around) {
    for (const letter of inParts) {
      for (const after of around) {
        const { glyphs, positions } = font.layout(before + letter + after);
        for (const [index, glyph] of glyphs.entries()) {
          const [body, place] = [glyphs[index + 1], positions[index]];
          if (!body || !place || place.xAdvance !== 0 || Math.round(place.yOffset) === 0) continue;
          const offset = [Math.round(place.xOffset), Math.round(place.yOffset)] as const;
          pairs.set(`${body.id} ${glyph.id}`, { body: body.id, mark: glyph.id, offset });
        }
      }
    }
  }
  return [...pairs.values()].sort((a, b) => a.body - b.body || a.mark - b.mark);
}

/** Adds a glyph for each pair: the outlines of both, the width of the body. */
function addGlyphs(tables: Tables, font: Font, pairs: readonly Pair[]): void {
  const count = font.numGlyphs;
  if (tables.hhea.readUInt16BE(34) !== count) throw new Error('Not every glyph has its own width');
  const isLong = tables.head.readInt16BE(50) === 1;
  const starts = Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? tables.loca.readUInt32BE(glyph * 4) : tables.loca.readUInt16BE(glyph * 2) * 2,
  );
  const boxOf = (glyph: number) =>
    [2, 4, 6, 8].map((at) => tables.glyf.readInt16BE((starts[glyph] ?? 0) + at)) as [
      number,
      number,
      number,
      number,
    ];
  const drawn = pairs.map(({ body, mark, offset: [x, y] }) => {
    const [left, bottom, right, top] = boxOf(body);
    const [markLeft, markBottom, markRight, markTop] = boxOf(mark);
    const box = [
      Math.min(left, markLeft + x),
      Math.min(bottom, markBottom + y),
      Math.max(right, markRight + x),
      Math.max(top, markTop + y),
    ];
    // Two components, each moved by whole words; the first says that another follows.
    return signed([-1, ...box, 0x23, body, 0, 0, 0x3, mark, x, y]);
  });
  const end = starts.at(-1) ?? 0;
  const ends = drawn.map((glyph, index) => end + (index + 1) * glyph.length);
  tables.glyf = Buffer.concat([tables.glyf.subarray(0, end), ...drawn]);
  tables.loca = long([...starts, ...ends]);
  tables.head.writeInt16BE(1, 50);
  tables.hmtx = Buffer.concat([
    tables.hmtx,
    ...pairs.map(({ body }, index) => {
      const width = tables.hmtx.readUInt16BE(body * 4);
      return signed([width, drawn[index]?.readInt16BE(2) ?? 0]);
    }),
  ]);
  tables.hhea.writeUInt16BE(count + pairs.length, 34);
  tables.maxp.writeUInt16BE(count + pairs.length, 4);
  // Points and contours of a glyph of parts, how many parts and how deep: as many as two may have.
  for (const [composite, simple] of [
    [10, 6],
    [12, 8],
  ] as const) {
    const most = Math.max(tables.maxp.readUInt16BE(composite), tables.maxp.readUInt16BE(simple));
    tables.maxp.writeUInt16BE(most * 2, composite);
  }
  tables.maxp.writeUInt16BE(Math.max(2, tables.maxp.readUInt16BE(28)), 28);
  tables.maxp.writeUInt16BE(tables.maxp.readUInt16BE(30) + 1, 30);
}

/** GDEF with the class of each glyph, in order. */
function withClasses(table: Buffer, classes: readonly number[]): Buffer {
  const ranges: [from: number, to: number, kind: number][] = [];
  for (const [glyph, kind] of classes.entries()) {
    const last = ranges.at(-1);
    if (last?.[2] === kind) last[1] = glyph;
    else ranges.push([glyph, glyph, kind]);
  }
  const known = ranges.filter(([, , kind]) => kind !== 0);
  const own = Buffer.from(table);
  own.writeUInt16BE(own.length, 4);
  return Buffer.concat([own, words([2, known.length, ...known.flat()])]);
}

/**
 * GSUB with two lookups more, after all others: the first finds a body with its mark, unless another
 * mark follows, the second puts the one glyph there. New lists stand before the table as it was, to
 * which all their offsets lead, and the lookups after it.
 */
function withLigatures(
  table: Buffer,
  pairs: readonly Pair[],
  firstGlyph: number,
  marks: readonly number[],
): Buffer {
  const at = (offset: number) => table.readUInt16BE(offset);
  const isNewer = at(2) === 1;
  const headLength = isNewer ? 14 : 10;
  const [scripts, features, lookups] = [at(4), at(6), at(8)];
  const count = at(lookups);

  const tags = Array.from({ length: at(features) }, (_, index) => features + 2 + index * 6);
  const featureTables = tags.map((record) => {
    const feature = features + at(record + 4);
    if (at(feature) !== 0) throw new Error('A feature of the font has parameters');
    const used = Array.from({ length: at(feature + 2) }, (_, n) => at(feature + 4 + n * 2));
    const isLast = table.toString('latin1', record, record + 4) === 'liga';
    return words([0, used.length + Number(isLast), ...used, ...(isLast ? [count] : [])]);
  });
  const featureList = tagged(
    tags.map((record) => table.subarray(record, record + 4)),
    featureTables,
  );

  const finding = lookup(6, [
    chain(pairs, [coverage(marks)], []),
    chain(pairs, [], [0, count + 1]),
  ]);
  const joining = lookup(4, [ligatures(pairs, firstGlyph)]);
  const lookupListLength = 2 + 2 * (count + 2);
  const start = headLength + lookupListLength + featureList.length;
  const end = start + table.length;
  const offsets = [
    ...Array.from({ length: count }, (_, n) => start + lookups + at(lookups + 2 + n * 2)),
    end,
    end + finding.length,
  ];

  const head = Buffer.from(table.subarray(0, headLength));
  head.writeUInt16BE(start + scripts, 4);
  head.writeUInt16BE(headLength + lookupListLength, 6);
  head.writeUInt16BE(headLength, 8);
  if (isNewer && table.readUInt32BE(10) !== 0) throw new Error('The font varies its features');
  const lookupList = words([count + 2, ...offsets.map((offset) => offset - headLength)]);
  return Buffer.concat([head, lookupList, featureList, table, finding, joining]);
}

/** A count, a tag and an offset for each part, and the parts. */
function tagged(tags: readonly Buffer[], parts: readonly Buffer[]): Buffer {
  const offsets = offsetsOf(parts, 2 + 6 * parts.length);
  const records = tags.flatMap((tag, index) => [tag, words([offsets[index] ?? 0])]);
  return Buffer.concat([words([parts.length]), ...records, ...parts]);
}

function lookup(type: number, subtables: readonly Buffer[]): Buffer {
  const offsets = offsetsOf(subtables, 6 + 2 * subtables.length);
  return Buffer.concat([words([type, 0, subtables.length, ...offsets]), ...subtables]);
}

/** Where parts begin that follow each other. */
function offsetsOf(parts: readonly Buffer[], start: number): number[] {
  return parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { length }) => sum + length, start),
  );
}

/** A body and its mark, before glyphs if some are given; `then` is which of the two has what lookup applied. */
function chain(pairs: readonly Pair[], next: readonly Buffer[], then: readonly number[]): Buffer {
  const covered = [
    coverage(pairs.map(({ body }) => body)),
    coverage(pairs.map(({ mark }) => mark)),
    ...next,
  ];
  const offsets = offsetsOf(covered, 2 * (5 + covered.length + then.length));
  const input = offsets.slice(0, 2);
  return Buffer.concat([
    words([3, 0, 2, ...input, next.length, ...offsets.slice(2), then.length / 2, ...then]),
    ...covered,
  ]);
}

/** For each body the glyphs that it makes with its marks. */
function ligatures(pairs: readonly Pair[], firstGlyph: number): Buffer {
  const bodies = [...new Set(pairs.map(({ body }) => body))];
  const sets = bodies.map((body) => {
    const own = pairs.flatMap((pair, index) =>
      pair.body === body ? [words([firstGlyph + index, 2, pair.mark])] : [],
    );
    return Buffer.concat([
      words([own.length, ...own.map((_, n) => 2 + 2 * own.length + n * 6)]),
      ...own,
    ]);
  });
  const parts = [...sets, coverage(bodies)];
  const offsets = offsetsOf(parts, 6 + 2 * sets.length);
  return Buffer.concat([
    words([1, offsets.at(-1) ?? 0, sets.length, ...offsets.slice(0, -1)]),
    ...parts,
  ]);
}

function coverage(glyphs: readonly number[]): Buffer {
  const own = [...new Set(glyphs)].sort((a, b) => a - b);
  return words([1, own.length, ...own]);
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value, index * 2);
  return buffer;
}

function signed(values: readonly number[]): Buffer {
  return words(values.map((value) => value & 0xffff));
}

function long(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4);
  return buffer;
}
