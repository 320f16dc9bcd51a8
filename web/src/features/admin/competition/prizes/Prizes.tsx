import { asOffered, parsePrizePool } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { EmptyNote } from '../../../../ui/layout/EmptyNote.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { MutationButton } from '../MutationDialog.tsx';
import { contactsQuery } from '../queries.ts';
import { PrizeRow } from './PrizeRow.tsx';
import styles from './Prizes.module.css';

/** The prizes of a final: who is owed what, by when, and what has become of it. */
export function Prizes({ planned: { competition, prizes, nameOf } }: { planned: Planned }) {
  const { tournament } = useCompetitionAdmin();
  const contacts = useQuery(contactsQuery(tournament.id, prizes)).data ?? [];
  const isOver = competition.state === 'finished';
  const pool = parsePrizePool(tournament.prizePool);
  const isMissing = prizes.length === 0 || prizes.length < Object.values(pool).filter((what) => what !== null).length;
  const isMistyped = prizes.some((prize) => asOffered(prize, pool) !== prize);
  return (
    <div className={styles.prizes}>
      {prizes.length > 0 ? null : (
        <EmptyNote>
          {isOver
            ? 'Este torneo no tenía premios escritos cuando cerró su final. Si los hubo, escríbelos en el torneo y anótalos aquí.'
            : 'Cuando cierres la última fase salen aquí, cada uno con quien lo ganó y tres días para entregarlo.'}
        </EmptyNote>
      )}
      <ul className={styles.list} aria-label="Premios">
        {prizes.map((prize) => (
          <PrizeRow
            key={prize.id}
            prize={prize}
            prizes={prizes}
            nameOf={nameOf}
            contact={contacts.find(({ entryId }) => entryId === prize.entryId)}
          />
        ))}
      </ul>
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
