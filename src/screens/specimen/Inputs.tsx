import type { SpecimenFile, SpecimensFile } from '../../i18n/texts';
import type { Specimen } from '../../specimens/specimen';
import { fill, type Write } from '../../specimens/write';
import { Scrolled } from './Table';

interface InputsProps {
  inputs: Specimen['inputs'];
  write: Write;
  frame: SpecimensFile;
  texts: SpecimenFile['inputs'];
}

/** What the model was given: each value, the range in which it may lie, and where it comes from. */
export function Inputs({ inputs, write, frame, texts }: InputsProps) {
  return (
    <Scrolled label={frame.inputs}>
      <table className="specimen-inputs">
        <thead>
          <tr>
            {[frame.input, frame.value, frame.range, frame.source].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(inputs).map(
            ([
              id,
              {
                value,
                range: [low, high],
                unit,
                others,
              },
            ]) => {
              const own = write([value, unit]);
              const rivals = others?.map((other) => write([other, unit], 'bare')).join(' · ');
              return (
                <tr key={id}>
                  <th scope="row">{texts[id]?.name}</th>
                  <td>{rivals ? fill(frame.others, { own, rivals }) : own}</td>
                  <td>
                    {low < high &&
                      fill(frame.between, {
                        ...{ low: write([low, unit], 'bare'), high: write([high, unit], 'bare') },
                      })}
                  </td>
                  <td>{texts[id]?.source}</td>
                </tr>
              );
            },
          )}
        </tbody>
      </table>
    </Scrolled>
  );
}
