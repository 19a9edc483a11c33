import { drawings, type Drawings } from './drawn/all';

/** The drawings. */
export function useDrawings(): Drawings {
  return drawings;
}
