export function HeroArt({ className }: { className: string }) {
  return <svg aria-hidden="true" className={className} />;
}
