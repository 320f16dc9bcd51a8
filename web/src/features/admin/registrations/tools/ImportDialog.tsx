import { counted, limits } from '@arena/domain';
import type { ImportReport, ListedRow } from '@arena/domain/api';
import { useState } from 'react';
import { registrationCounts } from '#lib/calls/registration-counts.ts';
import { useTextFiles } from '#lib/files/text-of-files.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { TextFilesButton } from '#ui/fields/TextFilesButton.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { useAction } from '#ui/use-action.ts';
import { importList } from '../registration-calls.ts';
import styles from './ImportDialog.module.css';

interface Props {
  tournamentId: string;
  onClose: () => void;
}

const stateLabel: Record<ListedRow['state'], string> = {
  new: 'Nueva',
  waiting: 'A la lista de espera',
  registered: 'Ya inscrita',
  problem: 'Con problema',
  left_out: 'Queda fuera',
};

/** Imports a list of registrations from a form or a spreadsheet: previews it, then stores all new ones. */
export function ImportDialog(props: Props) {
  const { text, change, confirmed, setConfirmed, report, wrong, check, isChecking, save, failure, counts } = useImport(
    props.tournamentId,
    props.onClose,
  );
  const { error, open } = useTextFiles((read) => {
    change(read);
    check(read);
  });
  const { fresh, waiting, registered } = counts;
  const left = wrong.length === 0 ? '' : ` y dejar fuera ${wrong.length}`;
  return (
    <Dialog
      title="Importar inscripciones"
      onClose={props.onClose}
      actions={
        <>
          {fresh > 0 ? (
            <Button busy={save.isPending} onClick={() => void save.run()}>
              Importar {fresh}
              {left}
            </Button>
          ) : (
            <Button busy={isChecking} disabled={text.trim() === ''} onClick={() => check(text)}>
              Revisar
            </Button>
          )}
          <Button look="quiet" onClick={props.onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <AreaField
        label="La lista"
        hint="Las respuestas de Google Forms, celdas de una hoja, o una línea por persona con su nombre y su ID."
        error={error}
        required
        rows={report === null ? 6 : 3}
        maxLength={limits.importCharacters}
        placeholder={'Ana Pérez - 12345678\nLuis Gil - 23456789'}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div>
        <TextFilesButton label="Archivo de inscripciones" onFiles={open}>
          Elegir archivo
        </TextFilesButton>
      </div>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {report?.problem == null ? null : <Notice tone="warning">{report.problem}</Notice>}
      {report === null || report.rows.length === 0 ? null : (
        <>
          <p role="status">
            <strong>{counted(fresh, 'nueva', 'nuevas')}</strong>
            {waiting === 0 ? '' : `, ${waiting} a la lista de espera`}
            {` · ${counted(registered, 'ya inscrita', 'ya inscritas')}`}
            {wrong.length === 0 ? '' : ` · ${counted(wrong.length, 'con problema', 'con problemas')}`}
          </p>
          {fresh === 0 ? null : (
            <Choice
              label={
                <>
                  Ya confirmaron que juegan
                  <span className={styles.more}>Si no, cada quien confirma con su enlace o pierde su cupo.</span>
                </>
              }
              type="checkbox"
              checked={confirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
          )}
          <Rows report={report} />
        </>
      )}
    </Dialog>
  );
}

function Rows({ report }: { report: ImportReport }) {
  const order = ['problem', 'left_out', 'waiting', 'new', 'registered'] as const;
  const rows = report.rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Línea</th>
          <th scope="col">Quién</th>
          <th scope="col">Qué pasa</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, nickname, freeFireIds, team, state, problems, notes }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>
              <strong>{team ?? (name || 'Sin nombre')}</strong>
              <span className={styles.more}>
                {[team === null ? '' : name, nickname === name ? '' : nickname, ...freeFireIds]
                  .filter((each) => each !== '')
                  .join(' · ')}
              </span>
            </td>
            <td className={styles[state]}>
              {stateLabel[state]}
              {[...problems, ...notes].map((remark) => (
                <span key={remark} className={styles.more}>
                  {remark}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const count = ({ rows }: ImportReport, state: ListedRow['state']) => rows.filter((row) => row.state === state).length;

/** Says what an import stored. */
function doneText(report: ImportReport): string {
  const waiting = count(report, 'waiting');
  const pending = report.imported - waiting;
  const added = `Listo: ${counted(pending, 'inscripción nueva', 'inscripciones nuevas')}, por aprobar`;
  const also = waiting === 0 ? '.' : `, y ${waiting} en la lista de espera.`;
  return report.imported === 0 ? `${added}${also}` : `${added}${also} Mándales su enlace con «Enlaces».`;
}

/** Checks a list of registrations and stores it. A report belongs to its text: a newer list has none yet. */
function useImport(tournamentId: string, onDone: () => void) {
  const toast = useToast();
  const [confirmed, setConfirmed] = useState(true);
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<{ text: string; report: ImportReport } | null>(null);
  const check = useAction((next: string) => importList(tournamentId, { text: next }));
  const isChecked = check.variables === text;
  const checked = isChecked ? (check.data ?? null) : null;
  const report = saved?.text === text ? saved.report : checked;
  const wrong = (report?.rows ?? []).filter(({ state }) => state === 'problem').map(({ line }) => line);
  const change = (next: string) => {
    setText(next);
    setKey(crypto.randomUUID());
  };
  const store = async () => {
    const done = await importList(tournamentId, { text, dryRun: false, leaveOut: wrong, confirmed }, key);
    // A seat or an ID was taken meanwhile: nothing was stored, and the table shows the problem.
    if (done.rows.some(({ state }) => state === 'problem')) return setSaved({ text, report: done });
    toast('success', doneText(done));
    onDone();
  };
  const save = useAction(store, { changes: registrationCounts });
  return {
    text,
    change,
    confirmed,
    setConfirmed: (next: boolean) => {
      setConfirmed(next);
      // Another choice is another request.
      setKey(crypto.randomUUID());
    },
    report,
    wrong,
    // Not `run`: a list chosen during a check is checked at once.
    check: (next: string) => check.mutate(next),
    isChecking: check.isPending && isChecked,
    save,
    failure: save.failure ?? (isChecked ? check.failure : null),
    counts: {
      fresh: report === null ? 0 : count(report, 'new') + count(report, 'waiting'),
      waiting: report === null ? 0 : count(report, 'waiting'),
      registered: report === null ? 0 : count(report, 'registered'),
    },
  };
}
