export function splitSentence(text: string): [first: string, rest: string] {
  const end = /[.!?؟](?=\s)/u.exec(text);
  const at = end ? end.index + 1 : text.length;
  return [text.slice(0, at), text.slice(at).trimStart()];
}
