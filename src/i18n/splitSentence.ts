export function splitSentence(text: string): [first: string, rest: string] {
  const end = /[.!?؟](?=\s)/u.exec(text);
  const length = end ? end.index + 1 : text.length;
  return [text.slice(0, length), text.slice(length).trimStart()];
}
