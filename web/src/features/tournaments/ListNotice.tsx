import { useNow } from '../../lib/clock.ts';
import { useOnline } from '../../lib/online.ts';
import { agoText } from '../../lib/time-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { refreshTournaments, type TournamentList } from './tournament-list.ts';

/** Says plainly when the list on the screen isn't of now, how old it is, and lets the visitor try again. */
export function ListNotice({ list }: { list: TournamentList }) {
  const online = useOnline();
  const age = useNow((now) => (list.readAt === null ? null : agoText(now.getTime() - list.readAt)));
  if (list.state !== 'failed') return null;
  const reason = online ? 'No pudimos actualizar los torneos.' : 'Estás sin conexión.';
  return (
    <Notice
      tone="warning"
      action={
        <Button look="secondary" onClick={() => void refreshTournaments()}>
          Reintentar
        </Button>
      }
    >
      {age === null ? `${reason} Inténtalo de nuevo.` : `${reason} Ves la lista de ${age}.`}
    </Notice>
  );
}
