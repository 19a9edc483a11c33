import { useState } from 'react';

/** A word that the browser keeps, such as the name of who works here. */
export function useStored(name: string): [word: string, keep: (word: string) => void] {
  const [word, setWord] = useState(() => localStorage.getItem(name) ?? '');
  return [
    word,
    (next) => {
      localStorage.setItem(name, next);
      setWord(next);
    },
  ];
}
