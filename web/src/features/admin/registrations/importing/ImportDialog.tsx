import { counted, limits } from '@arena/domain';
import type { ImportReport, ListedRow } from '@arena/domain/api';
import { useState } from 'react';
import { useTextFiles } from '../../../../lib/files/use-text-files.ts';
import { useWrite } from '../../../../lib/query/use-write.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { AreaField } from '../../../../ui/fields/Field.tsx';
import { TextFilesButton } from '../../../../ui/fields/TextFilesButton.tsx';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import { useToast } from '../../../../ui/icons/toast-context.ts';
import { importList } from '../calls.ts';
import styles from './Import.module.css';

interface Props {
  tournamentId: string;
  onClose: () => void;
}

const stateLabel: Record<ListedRow['state'], string> = {
  new: 'Nueva',
  registered: 'Ya inscrita',
  problem: 'Con problema',
  left_out: 'Queda fuera',
};

const count = ({ rows }: ImportReport, state: ListedRow['state']) => rows.filter((row) => row.state === state).length;

function Rows({ report }: { report: ImportReport }) {
  const order = ['problem', 'left_out', 'new', 'registered'] as const;
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
        {rows.map(({ line, name, nickname, freeFireIds, team, state, problems }) => (
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
              {problems.map((problem) => (
                <span key={problem} className={styles.more}>
                  {problem}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useImport({ tournamentId, onClose }: Props) {
  const toast = useToast();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [report, setReport] = useState<ImportReport | null>(null);
  const change = (next: string) => {
    setText(next);
    setReport(null);
    setKey(crypto.randomUUID());
  };
  const check = useWrite(async (next: string) => setReport(await importList(tournamentId, { text: next })));
  const wrong = (report?.rows ?? []).filter(({ state }) => state === 'problem').map(({ line }) => line);
  const save = useWrite(async () => {
    const done = await importList(tournamentId, { text, dryRun: false, leaveOut: wrong }, key);
    setReport(done);
    // A seat or an ID was taken meanwhile: nothing was stored, and the table shows the problem.
    if (done.rows.some(({ state }) => state === 'problem')) return;
    toast('success', `Listo: ${counted(done.imported, 'inscripción nueva', 'inscripciones nuevas')}, por aprobar.`);
    onClose();
  });
  return { text, change, report, wrong, check, save };
}

/** Imports a list of registrations from a form or a spreadsheet: previews it, then stores all new ones. */
export function ImportDialog(props: Props) {
  const { text, change, report, wrong, check, save } = useImport(props);
  const { error, open } = useTextFiles((read) => {
    change(read);
    return check.run(read);
  });
  const fresh = report === null ? 0 : count(report, 'new');
  const failure = save.failure ?? check.failure;
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
            <Button busy={check.isPending} disabled={text.trim() === ''} onClick={() => void check.run(text)}>
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
            {` · ${counted(count(report, 'registered'), 'ya inscrita', 'ya inscritas')}`}
            {wrong.length === 0 ? '' : ` · ${counted(wrong.length, 'con problema', 'con problemas')}`}
          </p>
          <Rows report={report} />
        </>
      )}
    </Dialog>
  );
}
