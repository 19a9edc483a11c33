import { languages } from '../../../../src/site/languages';
import type { Book, Box, TextKey, WidthName } from '../book';

/** What the book's script needs to know; it lies in the document as JSON. */
export interface BookData {
  languages: { code: string; name: string; direction: string; script: string }[];
  texts: { id: TextKey; versions: (string | null)[] }[];
  pages: DataPage[];
}

export interface DataPage {
  id: string;
  title: string;
  /** Numbers of the texts that the page holds. */
  texts: number[];
  pictures: DataPicture[];
}

export interface DataPicture {
  language: string;
  width: WidthName;
  file: string;
  size: { width: number; height: number };
  /** The number of a text and one of its boxes. */
  places: [number, Box][];
}

/** The book as its script gets it: texts once, and by their numbers wherever they are. */
export function bookData({ texts, pages }: Pick<Book, 'texts' | 'pages'>): BookData {
  const numbers = new Map(texts.map(({ id }, index) => [id, index]));
  const numberOf = (id: TextKey) => numbers.get(id) ?? [];
  return {
    languages: languages.map(({ code, name, direction, script }) => ({
      ...{ code, name, direction, script },
    })),
    texts: texts.map(({ id, versions }) => ({
      id,
      versions: languages.map(({ code }) => versions[code] ?? null),
    })),
    pages: pages.map(({ id, title, own, shared, pictures }) => ({
      id,
      title,
      texts: [...own, ...shared].flatMap((text) => numberOf(text.id)),
      pictures: pictures.map(({ language, width, file, size, places }) => ({
        ...{ language, width, file, size },
        places: Object.entries(places).flatMap(([text, boxes]) =>
          boxes.flatMap((box): [number, Box][] => {
            const number = numbers.get(text);
            return number === undefined ? [] : [[number, box]];
          }),
        ),
      })),
    })),
  };
}
