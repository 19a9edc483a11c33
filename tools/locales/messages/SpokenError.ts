/** An error that is shown in the language of the person; its `message` is English. */
export class SpokenError extends Error {
  constructor(readonly messageIn: (language: string) => string) {
    super(messageIn('en'));
  }
}
