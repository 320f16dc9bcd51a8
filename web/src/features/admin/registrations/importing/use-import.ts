import { counted } from '@arena/domain';
import type { ImportReport, ListedRow } from '@arena/domain/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#lib/calls/failure-text.ts';
import { registrationCounts } from '#lib/calls/registration-counts.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { importList } from '../registration-calls';

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
export function useImport(tournamentId: string, onDone: () => void) {
  const toast = useToast();
  const recount = useRefetch(...registrationCounts);
  const [confirmed, setConfirmed] = useState(true);
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<{ text: string; report: ImportReport } | null>(null);
  // Not `useWrite`: a list chosen during a check is checked at once.
  const check = useMutation({ mutationFn: (next: string) => importList(tournamentId, { text: next }) });
  const isChecked = check.variables === text;
  const checked = isChecked ? (check.data ?? null) : null;
  const report = saved?.text === text ? saved.report : checked;
  const wrong = (report?.rows ?? []).filter(({ state }) => state === 'problem').map(({ line }) => line);
  const change = (next: string) => {
    setText(next);
    setKey(crypto.randomUUID());
  };
  const save = useWrite(async () => {
    const done = await importList(tournamentId, { text, dryRun: false, leaveOut: wrong, confirmed }, key);
    void recount();
    // A seat or an ID was taken meanwhile: nothing was stored, and the table shows the problem.
    if (done.rows.some(({ state }) => state === 'problem')) return setSaved({ text, report: done });
    toast('success', doneText(done));
    onDone();
  });
  const checkFailure = isChecked && check.error !== null ? failureText(check.error) : null;
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
    check: (next: string) => check.mutate(next),
    isChecking: check.isPending && isChecked,
    save,
    failure: save.failure ?? checkFailure,
    counts: {
      fresh: report === null ? 0 : count(report, 'new') + count(report, 'waiting'),
      waiting: report === null ? 0 : count(report, 'waiting'),
      registered: report === null ? 0 : count(report, 'registered'),
    },
  };
}
