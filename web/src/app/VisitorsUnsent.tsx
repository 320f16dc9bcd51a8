import { isFields } from '@arena/domain';
import { kindOf, requeueEntry, type ShownEntry } from '#lib/outbox/entries.ts';
import { reportProblem } from '#lib/page/log.ts';
import { Unsent } from '#ui/layout/Unsent.tsx';
import { useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { visitorsOutboxes } from './visitors-outboxes.ts';

/** True if the open screen shows that entry, whose address may contain a private link. */
const isShownHere = ({ path }: ShownEntry, pathname: string) => path?.split('#')[0] === pathname;

/** Lists what visitors sent from this phone and the server hasn't taken. */
export default function VisitorsUnsent() {
  const { tournaments } = useTournamentList();
  const nameOf = ({ text, path, body }: ShownEntry) => {
    if (path === null || !isFields(body)) return text;
    const name = tournaments?.find(({ id }) => id === body.tournamentId)?.name;
    return name === undefined ? text : `${text} en ${name}`;
  };
  const retry = (entry: ShownEntry) => {
    requeueEntry(entry);
    visitorsOutboxes[kindOf(entry)]?.()
      .then((resume) => resume())
      .catch((error: unknown) => reportProblem('Sending a refused entry again', error));
  };
  return <Unsent isOfPage account="" isShownHere={isShownHere} nameOf={nameOf} onRetry={retry} />;
}
