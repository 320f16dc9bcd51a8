import { counted, type ReadMatch } from '@arena/domain';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTextFiles } from '#lib/files/text-of-files.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { AreaField, SelectField } from '#ui/fields/Field.tsx';
import { TextFilesButton } from '#ui/fields/TextFilesButton.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { useResult } from '../entry/result-context.ts';
import { assignMatches, openMatches, wholeResults } from '../entry/several.ts';
import { Finish } from '../Finish.tsx';
import { ResultRows } from '../ResultRows.tsx';
import { Origin, Questions } from './ReadLines.tsx';
import styles from './ReadText.module.css';
import { type Paste, type PasteReading, usePaste } from './use-paste.ts';

const EXAMPLE = '1 LOUD 12\n2 Los Pumas 8\n3 Fluxo 5';

/** Enters a result as text or file. Each row is shown with its source line, and each question with its own. */
export function PasteEntry() {
  const { facts, entering, faults } = useResult();
  const paste = usePaste();
  const { pasted, reading, read, onAnswer } = paste;
  const onText = (text: string) => read({ text, answers: {} });
  if (reading === null) {
    return (
      <>
        <PasteField text={pasted.text} onText={onText} />
        <Unread paste={paste} />
      </>
    );
  }
  const { questions, matches } = reading;
  const isSeveral = questions.some(({ code }) => code === 'several_matches');
  const good = reading.rows.length;
  const stored = new Map(facts.match.rows.map((row) => [row.entryId, row]));
  const beside = new Map(
    reading.rows.map((row) => [row.entryId, <Origin key={row.entryId} row={row} stored={stored.get(row.entryId)} />]),
  );
  return (
    <>
      <PasteField text={pasted.text} onText={onText} />
      {isSeveral ? (
        <SeveralMatches
          matches={matches}
          onOne={(at) => read({ ...pasted, answers: { ...pasted.answers, several_matches: String(at) } })}
        />
      ) : (
        <>
          {pasted.text === '' ? null : (
            <p role="status">
              <strong>{counted(good, 'fila lista', 'filas listas')}</strong>
              {questions.length === 0 ? '' : ` · ${questions.length} por resolver`}
            </p>
          )}
          <PasteNotices paste={paste} />
          {reading.isByOrder && good > 0 ? (
            <Notice tone="info">No hay puestos: contamos el orden de las líneas.</Notice>
          ) : null}
          <Questions questions={questions} onAnswer={onAnswer} />
          {entering.rows.some(({ played }) => played) ? (
            <>
              <Title size="sign">Así queda</Title>
              <ResultRows faults={faults} beside={beside} />
            </>
          ) : null}
          <Unused text={pasted.text} reading={reading} />
          <Finish left={questions.length} />
        </>
      )}
    </>
  );
}

/** Takes a result as text: typed, pasted, from the clipboard, or from chosen, dropped or pasted files. */
function PasteField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { error, open } = useTextFiles(onText);
  const [isOver, setOver] = useState(false);
  // Pasting is the next step.
  useEffect(() => input.current?.focus(), []);
  const drop = (event: DragEvent) => {
    setOver(false);
    const list = [...event.dataTransfer.files];
    if (list.length === 0) return;
    event.preventDefault();
    void open(list);
  };
  const canRead = 'clipboard' in navigator && 'readText' in navigator.clipboard;
  return (
    <Stack
      gap={3}
      className={classes(isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <AreaField
        label="Lo que copiaste"
        hint="Un texto, una tabla o el archivo de la herramienta del juego: CSV, Excel, TXT o JSON."
        error={error}
        required
        ref={input}
        rows={text === '' ? 4 : 3}
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => {
          const list = [...event.clipboardData.files];
          // A spreadsheet pastes its cells as text and as a picture.
          if (list.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
          event.preventDefault();
          void open(list);
        }}
      />
      <Inline gap={2}>
        {canRead && text === '' ? (
          <Button
            look="secondary"
            onClick={() => void navigator.clipboard.readText().then(onText, () => input.current?.focus())}
          >
            Pegar lo copiado
          </Button>
        ) : null}
        <TextFilesButton label="Archivos del resultado" multiple onFiles={open}>
          Elegir archivos
        </TextFilesButton>
      </Inline>
    </Stack>
  );
}

/** Says that a long text isn't read yet, or couldn't be. */
function Unread({ paste: { pasted, hasFailed, read } }: { paste: Paste }) {
  if (!hasFailed) return <p role="status">Leyendo el texto…</p>;
  return (
    <ActNotice tone="error" act={{ label: 'Leer otra vez', run: () => read(pasted) }}>
      No alcanzamos a leer este texto. Sigue aquí: deja solo la tabla de una partida, o inténtalo otra vez.
    </ActNotice>
  );
}

/** Tells where the result doesn't follow from the text alone. */
function PasteNotices({ paste: { pasted, reading, hasColumns, read, askColumns } }: { paste: Paste }) {
  // The tab was closed while it read a long text.
  const isUnused = reading !== null && reading.rows.length > 0 && pasted.before === undefined;
  return (
    <>
      {isUnused ? (
        <ActNotice tone="info" act={{ label: 'Usar este texto', run: () => read(pasted) }}>
          Este texto todavía no está en el resultado.
        </ActNotice>
      ) : null}
      {hasColumns ? (
        <ActNotice tone="info" act={{ label: 'Preguntar otra vez', look: 'quiet', run: askColumns }}>
          Leímos los números como dijiste, y así en las demás partidas de hoy.
        </ActNotice>
      ) : null}
    </>
  );
}

/** Lines with titles, thanks or players, shown for a check. */
function Unused({ text, reading }: { text: string; reading: PasteReading }) {
  const lines = text.split('\n');
  const unused = reading.ignored.map((line) => lines[line - 1]?.trim() ?? '').filter((line) => line !== '');
  if (unused.length === 0) return null;
  return (
    <details className={styles.unused}>
      <summary>{counted(unused.length, 'línea sin usar', 'líneas sin usar')}</summary>
      <pre>{unused.join('\n')}</pre>
    </details>
  );
}

interface SeveralProps {
  matches: readonly ReadMatch[];
  /** Loads one match into the open form. */
  onOne: (at: number) => void;
}

function countText({ rows, questions }: ReadMatch): string {
  const open = questions.length === 0 ? '' : ` · ${questions.length} por resolver`;
  return `${counted(rows.length, 'fila lista', 'filas listas')}${open}`;
}

/** Assigns the matches of a file to the group's matches and stores them all with one tap. */
function SeveralMatches({ matches, onOne }: SeveralProps) {
  const { facts, act } = useResult();
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const all = openMatches(facts);
  const assigned = assignMatches(facts, matches, chosen);
  const results = wholeResults(facts, assigned);
  const count = results?.length ?? 0;
  const save = async () => {
    setBusy(true);
    setError(await act.saveSeveral(results ?? []));
    setBusy(false);
  };
  return (
    <Stack as="section" gap={4} aria-label="Partidas del archivo">
      <p role="status">
        <strong>{counted(matches.length, 'partida', 'partidas')}</strong>
      </p>
      <Stack as="ol" gap={3}>
        {assigned.map(({ at, read, match }) => (
          <Stack key={at} as="li" gap={1}>
            <SelectField
              label={`${at + 1}. ${read.title === '' ? 'Sin título' : read.title}`}
              hint={countText(read)}
              required
              value={match?.id ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [at]: target.value })}
            >
              <option value="">No guardar</option>
              {all.map(({ id, number, map, revision }) => (
                <option key={id} value={id}>
                  Partida {number}
                  {map === '' ? '' : ` · ${map}`}
                  {revision === 0 ? '' : ' (ya tiene resultado)'}
                </option>
              ))}
            </SelectField>
            <button type="button" className={styles.unused} onClick={() => onOne(at)}>
              Ver solo esta aquí
            </button>
          </Stack>
        ))}
      </Stack>
      {results === null ? <Notice tone="warning">Elegiste la misma partida dos veces.</Notice> : null}
      {error === null ? null : <Notice tone="error">{error}</Notice>}
      <Button wide busy={isBusy} disabled={count === 0} onClick={() => void save()}>
        {count === 1 ? 'Guardar 1 partida' : `Guardar ${count} partidas`}
      </Button>
      <Note size="small">Quedan provisionales: lo que falte se pregunta en cada una.</Note>
    </Stack>
  );
}
