import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { HandInText } from '../../locale-kit/handIn/file';
import type { PreparedHandIn } from '../../locale-kit/handIn/handIn';
import { changedEvent } from '../protocol';
import { allLanguages } from '../site';
import { textId } from '../texts';
import { Changed } from './Changed';
import { useDrafts } from './drafts';
import { FileFindings } from './Findings';
import { HandInForm } from './HandInForm';
import { ask } from './service';
import { LanguageName } from './TextViews';
import { useWords } from './words';

/** The id of a text that has changed. */
const idOf = ({ language, file, key }: Pick<HandInText, 'language' | 'file' | 'key'>) =>
  textId({ language, name: file, key });

/** What has changed in all languages since the texts were received, and the form that makes a file of it. */
export function HandIn({ onOpen }: { onOpen: (id: string, ids: readonly string[]) => void }) {
  const { say } = useWords();
  const { prepared, problem } = usePrepared();
  const drafts = useDrafts();
  const stayingId = useId();
  if (!prepared) return <p role="alert">{problem ?? say('loading')}</p>;
  const { handIn, heldBack, waiting, added, findings, stopping } = prepared;
  const ready = handIn.texts;
  const changed = [...heldBack, ...ready];
  const ids = changed.map(idOf);
  // A text that is begun may be missing, or held back, too.
  const staying = new Set([...drafts.keys(), ...[...heldBack, ...waiting].map(idOf)]);
  const groups = allLanguages
    .flatMap(({ code }) => [
      { code, title: 'handIn.heldBack' as const, texts: heldBack },
      { code, title: 'handIn.now' as const, texts: ready },
    ])
    .map((group) => ({
      ...group,
      texts: group.texts.filter(({ language }) => language === group.code),
    }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <div className="hand-in">
      <p>{say(changed.length === 0 ? 'handIn.nothing' : 'handIn.help')}</p>
      {stopping.length > 0 && (
        <div className="broken" role="alert">
          <p>{say('handIn.stopped')}</p>
          <FileFindings findings={stopping} where="inFile" />
        </div>
      )}
      <div id={stayingId}>
        {heldBack.length > 0 && (
          <p className="doubt">{say('handIn.staysWrong', { count: heldBack.length })}</p>
        )}
        {drafts.size > 0 && (
          <p className="doubt">{say('handIn.staysUnsaved', { count: drafts.size })}</p>
        )}
        {waiting.length > 0 && (
          <p className="quiet">{say('handIn.staysUnwritten', { count: waiting.length })}</p>
        )}
        {added.length > 0 && <p>{say('handIn.added', { names: added.join(', ') })}</p>}
        {handIn.glossary && <p>{say('handIn.glossary', { count: handIn.glossary.length })}</p>}
      </div>
      {(ready.length > 0 || handIn.glossary) && stopping.length === 0 && (
        <HandInForm
          count={ready.length}
          staying={staying.size}
          author={handIn.author ?? ''}
          describedBy={stayingId}
        />
      )}
      <div className="groups">
        {groups.map(({ code, title, texts }) => (
          <section key={code + title}>
            <h3>
              <LanguageName code={code} /> · {say(title, { count: texts.length })}
            </h3>
            <ul>
              {texts.map((text) => (
                <Changed
                  key={idOf(text)}
                  id={idOf(text)}
                  text={text}
                  findings={findings.filter(
                    ({ language, file, key }) =>
                      language === code && key === text.key && file.endsWith(`/${text.file}.json`),
                  )}
                  onOpen={() => onOpen(idOf(text), ids)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** What has changed, asked for anew when a locale file changes. */
function usePrepared() {
  const [prepared, setPrepared] = useState<PreparedHandIn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(0);
  const load = useCallback(() => {
    const asked = (current.current += 1);
    ask('prepareHandIn', {}).then(
      (answer) => asked === current.current && setPrepared(answer),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  useEffect(() => {
    load();
    import.meta.hot?.on(changedEvent, load);
    return () => import.meta.hot?.off(changedEvent, load);
  }, [load]);
  return { prepared, problem };
}
