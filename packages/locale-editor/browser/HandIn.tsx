import { useEffect, useState } from 'react';
import type { HandInText } from '../../locale-kit/handIn/file';
import { textId } from '../texts';
import type { Answer } from '../protocol';
import { Changed } from './Changed';
import { FileFindings } from './Findings';
import { HandInForm } from './HandInForm';
import { ask } from './service';
import { useEditor } from './store';
import { useWords } from './words';

/** The id of a text that has changed. */
const idOf = ({ language, file, key }: Pick<HandInText, 'language' | 'file' | 'key'>) =>
  textId({ language, name: file, key });

/** What has changed in all languages since the texts were received, and the form that makes a file of it. */
export function HandIn({ onOpen }: { onOpen: (id: string, ids: readonly string[]) => void }) {
  const { say } = useWords();
  const { prepared, problem } = usePrepared();
  const unsaved = useEditor(({ drafts }) => drafts.size);
  if (!prepared) return <p role="alert">{problem || say('loading')}</p>;
  const { handIn, heldBack, waiting, added, findings, stopping } = prepared;
  const changed = [...heldBack, ...handIn.texts];
  const ids = changed.map(idOf);
  const groups = [
    { title: 'handIn.heldBack', texts: heldBack },
    { title: 'handIn.now', texts: handIn.texts },
  ] as const;
  const staying = [
    { says: 'handIn.staysWrong', count: heldBack.length },
    { says: 'handIn.staysUnsaved', count: unsaved },
    { says: 'handIn.staysUnwritten', count: waiting.length },
    { says: 'handIn.glossary', count: handIn.glossary?.length ?? 0 },
  ] as const;
  return (
    <>
      <p>{say(changed.length === 0 ? 'handIn.nothing' : 'handIn.help')}</p>
      {stopping.length > 0 && (
        <div className="broken" role="alert">
          <p>{say('handIn.stopped')}</p>
          <FileFindings findings={stopping} where="inFile" />
        </div>
      )}
      {staying.map(({ says, count }) => count > 0 && <p key={says}>{say(says, { count })}</p>)}
      {added.length > 0 && <p>{say('handIn.added', { names: added.join(', ') })}</p>}
      {(handIn.texts.length > 0 || handIn.glossary) && stopping.length === 0 && (
        <HandInForm count={handIn.texts.length} author={handIn.author ?? ''} />
      )}
      <div className="groups">
        {groups
          .filter(({ texts }) => texts.length > 0)
          .map(({ title, texts }) => (
            <section key={title}>
              <h3>{say(title, { count: texts.length })}</h3>
              {texts.map((text) => (
                <Changed
                  key={idOf(text)}
                  id={idOf(text)}
                  text={text}
                  findings={findings.filter(
                    ({ file, key }) =>
                      file.endsWith(`/${text.language}/${text.file}.json`) && key === text.key,
                  )}
                  onOpen={() => onOpen(idOf(text), ids)}
                />
              ))}
            </section>
          ))}
      </div>
    </>
  );
}

/** What has changed, asked for anew with the texts. */
function usePrepared() {
  const [prepared, setPrepared] = useState<Answer<'prepareHandIn'> | null>(null);
  const [problem, setProblem] = useState('');
  const site = useEditor((state) => state.site);
  useEffect(() => {
    let isCurrent = true;
    ask('prepareHandIn').then(
      (answer) => isCurrent && setPrepared(answer),
      (error: unknown) => setProblem(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [site]);
  return { prepared, problem };
}
