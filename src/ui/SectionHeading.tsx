interface SectionHeadingProps {
  title: string;
  intro: string;
}

/** A section's title with its introduction beside it. */
export function SectionHeading({ title, intro }: SectionHeadingProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-baseline">
      <h2 className="display text-heading lg:col-span-4">{title}</h2>
      <p className="max-w-2xl text-ink-soft sm:text-lead lg:col-span-8">{intro}</p>
    </div>
  );
}
