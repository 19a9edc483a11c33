import { useEffect, useState } from 'react';
import type { Finding } from '../../finding';
import type { WrittenUnit } from '../../xliff';
import { wordDiff } from '../../wordDiff';
import type { Answer } from '../protocol';
import { inLanguage, source } from '../site';
import { textId } from '../texts';
import { FileFindings, Findings } from './Findings';
import { ask } from './service';
import { store, stored } from './storage';
import { keepDraft, saveDraft, useEditor } from './store';
import { Diff, LanguageName } from './TextViews';
import { useWords } from './words';

/** What has changed in all languages since the texts were received, and the form that makes a file of it. */
export function HandIn({ onOpen }: { onOpen: (id: string, ids: readonly string[]) => void }) {
  const { say } = useWords();
  const { prepared, problem } = usePrepared();
  const unsaved = useEditor(({ drafts }) => drafts.size);
  if (!prepared) return <p role="alert">{problem || say('loading')}</p>;
  const { author, units, heldBack, waiting, findings, stopping } = prepared;
  const changed = [...heldBack, ...units];
  const ids = changed.map(textId);
  const groups = [
    { title: 'handIn.heldBack', texts: heldBack },
    { title: 'handIn.now', texts: units },
  ] as const;
  const staying = [
    { says: 'handIn.staysWrong', count: heldBack.length },
    { says: 'handIn.staysUnsaved', count: unsaved },
    { says: 'handIn.staysUnwritten', count: waiting.length },
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
      {units.length > 0 && stopping.length === 0 && (
        <HandInForm count={units.length} author={author ?? ''} />
      )}
      <div className="groups">
        {groups
          .filter(({ texts }) => texts.length > 0)
          .map(({ title, texts }) => (
            <section key={title}>
              <h3>{say(title, { count: texts.length })}</h3>
              {texts.map((text) => (
                <Changed
                  key={textId(text)}
                  text={text}
                  findings={findings.filter(
                    ({ file, key }) =>
                      file.endsWith(`/${text.language}/${text.name}.json`) && key === text.key,
                  )}
                  onOpen={() => onOpen(textId(text), ids)}
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

/** Under which name the browser keeps the translator's. */
const nameKept = 'translate:author';

interface HandInFormProps {
  count: number;
  author: string;
}

/** The translator's name, which the browser keeps, and the button that makes the file. */
function HandInForm({ count, author }: HandInFormProps) {
  const { say } = useWords();
  const [said, setSaid] = useState('');
  const [name, setName] = useState(() => stored(nameKept) ?? author);

  async function make(): Promise<void> {
    try {
      const { files } = await ask('handIn', { author: name });
      for (const { name: file, content } of files) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([content], { type: 'application/xliff+xml' }));
        link.download = file;
        link.click();
        URL.revokeObjectURL(link.href);
      }
      setSaid(say('handIn.made', { file: files.map((file) => file.name).join(', ') }));
    } catch (reason) {
      setSaid(say('status.failed', { reason: reason instanceof Error ? reason.message : '' }));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        {say('handIn.author')}
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to hand in
          autoFocus
          required
          autoComplete="name"
          dir="auto"
          value={name}
          onChange={({ currentTarget: { value } }) => {
            store(nameKept, value);
            setName(value);
          }}
        />
      </label>
      <button type="submit" className="primary">
        {say('handIn.make', { count })}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

interface ChangedProps {
  text: WrittenUnit;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** A text that has changed, as it was received and as it is now. */
function Changed({ text, findings, onOpen }: ChangedProps) {
  const { say } = useWords();
  const { language, source: english, target: now, previous } = text;
  const [before = ''] = previous;
  const id = textId(text);
  // Restoring would write over what isn't saved yet.
  const isWritten = useEditor(({ drafts }) => drafts.has(id));
  function restore(): void {
    keepDraft(id, { text: before, opened: now });
    saveDraft(id);
  }
  return (
    <>
      <button type="button" className="line" data-id={id} onClick={onOpen}>
        {language !== source.code && (
          <span {...inLanguage(source.code)} className="quiet excerpt">
            {english}
          </span>
        )}
        <Diff parts={wordDiff(before, now)} code={language} />
        <span className="quiet">
          <LanguageName code={language} /> {before === now && say('status.accepted')}
        </span>
      </button>
      {before !== '' && before !== now && !isWritten && (
        <button type="button" onClick={restore}>
          {say('handIn.restore')}
        </button>
      )}
      <Findings findings={findings} />
    </>
  );
}
