import { counted } from '@arena/domain';
import { ActNotice } from '../../../../ui/icons/ActNotice.tsx';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import styles from '../MatchResult.module.css';
import { ResultRows } from '../ResultRows.tsx';
import type { WayProps } from '../result-context.ts';
import { useResult } from '../result-context.ts';
import { withoutColumns } from './column-answers.ts';
import { Origin } from './Origin.tsx';
import { PasteField } from './PasteField.tsx';
import type { PasteReading } from './paste-reading.ts';
import { Questions } from './Questions.tsx';
import reading_ from './ReadText.module.css';
import { SeveralMatches } from './SeveralMatches.tsx';
import { usePaste } from './use-paste.ts';

/** Lines with titles, thanks or players, shown for a check. */
function Unused({ text, reading }: { text: string; reading: PasteReading }) {
  const lines = text.split('\n');
  const unused = reading.ignored.map((line) => lines[line - 1]?.trim() ?? '').filter((line) => line !== '');
  if (unused.length === 0) return null;
  return (
    <details className={reading_.unused}>
      <summary>{counted(unused.length, 'línea sin usar', 'líneas sin usar')}</summary>
      <pre>{unused.join('\n')}</pre>
    </details>
  );
}

type Paste = ReturnType<typeof usePaste>;

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
function PasteNotices({ paste: { pasted, reading, read, askColumns } }: { paste: Paste }) {
  // The tab was closed while it read a long text.
  const isUnused = reading !== null && reading.rows.length > 0 && pasted.before === undefined;
  return (
    <>
      {isUnused ? (
        <ActNotice tone="info" act={{ label: 'Usar este texto', run: () => read(pasted) }}>
          Este texto todavía no está en el resultado.
        </ActNotice>
      ) : null}
      {withoutColumns(pasted.answers).hasColumns ? (
        <ActNotice tone="info" act={{ label: 'Preguntar otra vez', look: 'quiet', run: askColumns }}>
          Leímos los números como dijiste, y así en las demás partidas de hoy.
        </ActNotice>
      ) : null}
    </>
  );
}

/** Enters a result as text or file. Each row is shown with its source line, and each question with its own. */
export function PasteEntry({ faults, finish }: WayProps) {
  const { facts, entering, act } = useResult();
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
  const { rows } = entering;
  const stored = new Map(facts.match.rows.map((row) => [row.entryId, row]));
  const beside = new Map(
    reading.rows.map((row) => [row.entryId, <Origin key={row.entryId} row={row} stored={stored.get(row.entryId)} />]),
  );
  return (
    <>
      <PasteField text={pasted.text} onText={onText} />
      {isSeveral ? (
        <SeveralMatches
          facts={facts}
          matches={matches}
          onSave={(assigned) => act.saveSeveral(assigned)}
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
          <Questions questions={questions} facts={facts} onAnswer={onAnswer} />
          {rows.some(({ played }) => played) ? (
            <>
              <h2 className={styles.heading}>Así queda</h2>
              <ResultRows facts={facts} rows={rows} faults={faults} beside={beside} />
            </>
          ) : null}
          <Unused text={pasted.text} reading={reading} />
          {finish({ left: questions.length })}
        </>
      )}
    </>
  );
}
