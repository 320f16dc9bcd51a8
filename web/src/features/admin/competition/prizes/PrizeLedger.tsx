import { asOffered, type Prize, parsePrizePool } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMinute } from '#lib/time/use-minute.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { MutationButton } from '../MutationDialog.tsx';
import { contactsQuery } from '../queries.ts';
import { BackDialog, DecideDialog, ForfeitDialog, SendDialog } from './PrizeDialogs.tsx';
import { PrizeRow } from './PrizeRow.tsx';
import styles from './Prizes.module.css';
import { prizeColumns } from './prize-columns.tsx';
import { type PrizeAsking, type ShownPrize, standingAt } from './shown-prize.ts';

interface Asked {
  what: PrizeAsking;
  id: string;
}

function Dialogs({ asked, planned, onClose }: { asked: Asked | null; planned: Planned; onClose: () => void }) {
  const { prizes, nameOf } = planned;
  const prize = prizes.find(({ id }) => id === asked?.id);
  if (asked === null || prize === undefined) return null;
  if (asked.what === 'forfeit') return <ForfeitDialog prize={prize} onClose={onClose} />;
  if (asked.what === 'back') return <BackDialog prize={prize} nameOf={nameOf} onClose={onClose} />;
  if (asked.what === 'decide') return <DecideDialog prize={prize} prizes={prizes} nameOf={nameOf} onClose={onClose} />;
  return <SendDialog prize={prize} isSeen={asked.what === 'proof'} nameOf={nameOf} onClose={onClose} />;
}

/** The prizes of a final with owner, due date and state. */
export function PrizeLedger({ planned }: { planned: Planned }) {
  const { competition, prizes, nameOf } = planned;
  const { tournament } = useCompetitionAdmin();
  const contacts = useQuery(contactsQuery(tournament.id, prizes)).data ?? [];
  const now = useMinute();
  const zone = useViewerZone();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOver = competition.state === 'finished';
  const pool = parsePrizePool(tournament.prizePool);
  const isMissing = prizes.length === 0 || prizes.length < Object.values(pool).filter((what) => what !== null).length;
  const isMistyped = prizes.some((prize) => asOffered(prize, pool) !== prize);
  const shown = prizes.map(
    (prize: Prize): ShownPrize => ({
      prize,
      name: prize.entryId === null ? 'Por decidir' : nameOf(prize.entryId),
      standing: standingAt(prize, now),
      contact: contacts.find(({ entryId }) => entryId === prize.entryId),
      result: planned.results.get(prize.entryId ?? '') ?? null,
      onAsk: (what) => setAsked({ what, id: prize.id }),
    }),
  );
  return (
    <div className={styles.prizes}>
      <div className={styles.list}>
        <AdminList
          label="Premios"
          items={shown}
          className="below"
          table={{ name: 'premios', idOf: ({ prize }) => prize.id, columns: prizeColumns(zone) }}
          empty={
            isOver
              ? 'Este torneo no tenía premios escritos cuando cerró su final. Si los hubo, escríbelos en el torneo y anótalos aquí.'
              : 'Cuando cierres la última fase salen aquí, cada uno con quien lo ganó y tres días para entregarlo.'
          }
        >
          {(each) => <PrizeRow key={each.prize.id} {...each} zone={zone} />}
        </AdminList>
      </div>
      <Dialogs asked={asked} planned={planned} onClose={() => setAsked(null)} />
      {isOver && (isMissing || isMistyped) ? (
        <MutationButton
          look="secondary"
          work={(calls) => calls.makePrizes()}
          said={(made) =>
            isMistyped || made.prizes.length > prizes.length ? 'Premios anotados.' : 'El torneo no ofrece ninguno más.'
          }
        >
          {isMistyped ? 'Anotar los premios como los ofrece el torneo' : 'Anotar los premios que falten'}
        </MutationButton>
      ) : null}
    </div>
  );
}
