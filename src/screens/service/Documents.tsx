import type { ServiceBrief } from '../../i18n/texts';
import { Drawing } from '../../ui/Drawing';

interface DocumentsProps {
  phases: ServiceBrief['phases'];
}

/** What the client receives: the document that ends each phase, as a sheet of paper. */
export function Documents({ phases }: DocumentsProps) {
  return (
    <ol className="documents">
      {phases.map(({ output }) => (
        <li key={output.name}>
          <Drawing name="logo" className="size-6 text-bronze" />
          <h3 className="display text-title">{output.name}</h3>
          <p className="text-small leading-snug text-ink-soft">{output.use}</p>
        </li>
      ))}
    </ol>
  );
}
