import type { BookData, DataPage, DataPicture } from '../render/data';

export type DataText = BookData['texts'][number];

/** The data of the book with the ways through it. */
export interface Model {
  data: BookData;
  text: (id: string) => DataText | undefined;
  page: (id: string) => DataPage | undefined;
  /** The pages that hold a text, those that list it as their own or show it first. */
  pagesOf: (id: string) => DataPage[];
  picture: (file: string) => { page: DataPage; picture: DataPicture } | undefined;
  /** Where a text is on a picture. */
  boxesOn: (picture: DataPicture, id: string) => DataPicture['places'][number][1][];
}

/** Prepares the data of the document. */
export function createModel(data: BookData): Model {
  const numbers = new Map(data.texts.map(({ id }, index) => [id, index]));
  const pictures = new Map(
    data.pages.flatMap((page) =>
      page.pictures.map((picture) => [picture.file, { page, picture }] as const),
    ),
  );
  return {
    data,
    text: (id) => data.texts[numbers.get(id) ?? -1],
    page: (id) => data.pages.find((page) => page.id === id),
    pagesOf: (id) => {
      const number = numbers.get(id) ?? -1;
      const holding = data.pages.filter(({ texts }) => texts.includes(number));
      // A page lists its own texts first; services are named after their files.
      const isAbout = (page: DataPage) => id.startsWith(`services/${page.id}#`);
      return [...holding.filter(isAbout), ...holding.filter((page) => !isAbout(page))];
    },
    picture: (file) => pictures.get(file),
    boxesOn: ({ places }, id) => {
      const wanted = numbers.get(id);
      return places.flatMap(([number, box]) => (number === wanted ? [box] : []));
    },
  };
}
