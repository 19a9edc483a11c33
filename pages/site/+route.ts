export default function route(): boolean {
  return true;
}
