import { staleRule, type Finding } from '../../check/finding';
import { explain, say } from './words';

/** The findings of a text, errors first. */
export function Findings({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  // The change of the English is shown beside the English.
  const advice = findings.filter((found) => !errors.includes(found) && found.rule !== staleRule);
  return (
    <ul id={id} className="findings">
      {[...errors, ...advice].map((finding, index) => {
        const { message, suggestion } = explain(finding);
        return (
          <li key={index} className={finding.severity}>
            <strong>{say(`findings.${finding.severity}`)}</strong> {message}{' '}
            <span className="quiet">{suggestion}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function FileFindings({ findings }: { findings: readonly Finding[] }) {
  return findings.map((finding, index) => (
    <div key={index}>
      <p>{say('findings.place', { file: finding.file, line: finding.line })}</p>
      <Findings findings={[finding]} />
    </div>
  ));
}
