import { isFields } from '@arena/domain';
import { kindOf, requeueEntry, type ShownEntry } from '#lib/outbox/entries.ts';
import { reportProblem } from '#lib/page/log.ts';
import { type ShowToast, useToast } from '#ui/icons/toast-context.ts';
import { Unsent } from '#ui/layout/Unsent.tsx';
import { useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { loadRegistrations, loadResponses } from './visitors-outboxes.ts';

const loads: Readonly<Record<string, () => Promise<(tell: ShowToast) => Promise<void>>>> = {
  registration: loadRegistrations,
  response: loadResponses,
};

/** Lists what visitors sent from this phone and the server hasn't taken. */
export default function VisitorsUnsent() {
  const tell = useToast();
  const { tournaments } = useTournamentList();
  const nameOf = ({ text, path, body }: ShownEntry) => {
    if (path === null || !isFields(body)) return text;
    const name = tournaments?.find(({ id }) => id === body.tournamentId)?.name;
    return name === undefined ? text : `${text} en ${name}`;
  };
  const retry = (entry: ShownEntry) => {
    requeueEntry(entry);
    loads[kindOf(entry)]?.()
      .then((resume) => resume(tell))
      .catch((error: unknown) => reportProblem('Sending a refused entry again', error));
  };
  return <Unsent isOfPage account="" nameOf={nameOf} onRetry={retry} />;
}
