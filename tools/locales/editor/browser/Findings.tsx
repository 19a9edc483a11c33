import { staleRule, type Finding } from '../../finding';
import { useWords } from './words';

interface FindingsProps {
  id?: string;
  findings: readonly Finding[];
  /** Called with the corrected text. */
  onCorrect?: ((text: string) => void) | undefined;
}

/** The findings of a text, errors first, with a button where a rule can correct it. */
export function Findings({ id, findings, onCorrect }: FindingsProps) {
  const { say, explain } = useWords();
  // The change of the English is shown beside the English.
  const listed = findings.filter(({ rule }) => rule !== staleRule);
  const errors = listed.filter(({ severity }) => severity === 'error');
  return (
    <ul id={id} className="findings">
      {[...errors, ...listed.filter((each) => !errors.includes(each))].map((finding, index) => {
        const { message, suggestion } = explain(finding);
        return (
          <li key={index} className={finding.severity}>
            <strong>{say(`findings.${finding.severity}`)}</strong> {message}{' '}
            <span className="quiet">{suggestion}</span>{' '}
            {onCorrect && finding.repair !== undefined && (
              <button type="button" onClick={() => onCorrect(finding.repair ?? '')}>
                {say('findings.correct')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FileFindingsProps {
  findings: readonly Finding[];
  /** Whether the file can't be read, or has an error. */
  where: 'broken' | 'inFile';
}

/** Findings with the file and line. */
export function FileFindings({ findings, where }: FileFindingsProps) {
  const { say } = useWords();
  return findings.map((finding, index) => (
    <div key={index}>
      <p>{say(`files.${where}`, { file: finding.file, line: finding.line })}</p>
      <Findings findings={[finding]} />
    </div>
  ));
}
