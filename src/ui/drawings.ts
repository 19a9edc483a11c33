import { useState } from 'react';
import type { Drawings } from './drawn/all';

let known: Drawings | undefined;

/** Lets pictures be drawn from now on. */
export function provideDrawings(drawings: Drawings): void {
  known = drawings;
}

/** Loads the drawings, which only pages need that were not delivered. */
export async function loadDrawings(): Promise<void> {
  provideDrawings((await import('./drawn/all')).drawings);
}

/**
 * The drawings, or none on the page that was delivered with its pictures: their code is then not
 * loaded, and an empty text in the place of a drawing makes React leave it as it is.
 */
export function useDrawings(): Drawings | undefined {
  return useState(known)[0];
}
