declare module 'virtual:editor-session' {
  /** The secret of this run: only the editor's own page has it. */
  export const token: string;
}
