const names = ['GDEF', 'GSUB', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;

/** The tables of a TrueType font by their tags. */
export type Tables = Record<(typeof names)[number], Buffer> & Record<string, Buffer>;

/**
 * Takes a TrueType font apart.
 * @throws if it lacks a table that a font of joining letters has
 */
export function readTables(file: Buffer): Tables {
  const tables = Object.fromEntries(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      const start = file.readUInt32BE(record + 8);
      const length = file.readUInt32BE(record + 12);
      const content = Buffer.from(file.subarray(start, start + length));
      return [file.toString('latin1', record, record + 4), content] as const;
    }),
  );
  const lacking = names.find((name) => !tables[name]);
  if (lacking) throw new Error(`The font has no table "${lacking}"`);
  return tables as Tables;
}

/** Puts a TrueType font together. */
export function writeTables(tables: Tables): Buffer {
  const tags = Object.keys(tables).sort();
  tables.head.writeUInt32BE(0, 8);
  const power = Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + tags.length * 16);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tags.length - 2 ** power), 10);
  let start = head.length;
  const parts = tags.map((tag, index) => {
    const content = tables[tag] ?? Buffer.alloc(0);
    const record = 12 + index * 16;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(checksum(content), record + 4);
    head.writeUInt32BE(start, record + 8);
    head.writeUInt32BE(content.length, record + 12);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    start += padded.length;
    return padded;
  });
  const file = Buffer.concat([head, ...parts]);
  const headAt = file.readUInt32BE(12 + tags.indexOf('head') * 16 + 8);
  file.writeUInt32BE((0xb1b0_afba - checksum(file)) >>> 0, headAt + 8);
  return file;
}

function checksum(content: Buffer): number {
  const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The class of a glyph in the class definition of a GDEF table: 0 where there is none. */
export function characterClass(table: Buffer, glyph: number): number {
  const start = table.readUInt16BE(4);
  if (start === 0) return 0;
  const at = (offset: number) => table.readUInt16BE(start + offset);
  if (at(0) === 1) {
    const index = glyph - at(2);
    return index >= 0 && index < at(4) ? at(6 + index * 2) : 0;
  }
  for (let range = 4; range < 4 + at(2) * 6; range += 6) {
    if (glyph >= at(range) && glyph <= at(range + 2)) return at(range + 4);
  }
  return 0;
}
