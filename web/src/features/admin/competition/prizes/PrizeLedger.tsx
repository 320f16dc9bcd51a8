import { asOffered, type FinalResult, type Prize, parsePrizePool, prizeStanding, shortDateText } from '@arena/domain';
import type { PrizeContact } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMinute } from '#lib/time/clock.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { actionsColumn, type TableColumn } from '#ui/table/use-data-table.ts';
import { prizeText } from '#ui/texts/competition-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import styles from '../Competition.module.css';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationButton } from '../MutationDialog.tsx';
import { prizeMessage } from '../messages.ts';
import { contactsQuery } from '../queries.ts';
import { BackDialog, DecideDialog, ForfeitDialog, SendDialog } from './PrizeDialogs.tsx';

interface Asked {
  what: PrizeAsking;
  id: string;
}

function Dialogs({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { prizes } = useCompetition();
  const prize = prizes.find(({ id }) => id === asked?.id);
  if (asked === null || prize === undefined) return null;
  if (asked.what === 'forfeit') return <ForfeitDialog prize={prize} onClose={onClose} />;
  if (asked.what === 'back') return <BackDialog prize={prize} onClose={onClose} />;
  if (asked.what === 'decide') return <DecideDialog prize={prize} onClose={onClose} />;
  return <SendDialog prize={prize} isSeen={asked.what === 'proof'} onClose={onClose} />;
}

/** The prizes of a final with owner, due date and state. */
export function PrizeLedger() {
  const { competition, prizes, nameOf, results } = useCompetition();
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
      result: results.get(prize.entryId ?? '') ?? null,
      onAsk: (what) => setAsked({ what, id: prize.id }),
    }),
  );
  return (
    <Stack gap={4} narrow>
      <div className={styles.prizes}>
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
          {(each) => <PrizeRow key={each.prize.id} shown={each} zone={zone} />}
        </AdminList>
      </div>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
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
    </Stack>
  );
}

const STEP: Partial<Record<ShownPrize['standing'], { asking: PrizeAsking; label: string }>> = {
  question: { asking: 'decide', label: 'Decidir de quién es' },
  owed: { asking: 'send', label: 'Marcar como enviado' },
  overdue: { asking: 'send', label: 'Marcar como enviado' },
  objected: { asking: 'send', label: 'Marcar como enviado otra vez' },
};

function actionsOn(prize: Prize, onAsk: ShownPrize['onAsk']): MenuActions {
  return [
    prize.sentAt !== null && { label: 'Ver o cambiar el comprobante', icon: 'edit', run: () => onAsk('proof') },
    prize.state !== 'owed' && { label: 'Marcar como «Por entregar»', icon: 'undo', run: () => onAsk('back') },
    prize.state === 'owed' && { label: 'No se entrega', icon: 'ban', grave: true, run: () => onAsk('forfeit') },
  ];
}

function PrizeState({ of: { standing } }: { of: ShownPrize }) {
  const { label, tone } = prizeText[standing];
  return (
    <Badge tone={tone} loud={standing === 'overdue'}>
      {label}
    </Badge>
  );
}

/** The next action for a prize, and the contact of its winner. */
function PrizeWays({ of: { prize, name, standing, contact, result, onAsk } }: { of: ShownPrize }) {
  const { tournament } = useCompetitionAdmin();
  const { contact: written = null, guardian = null } = contact ?? {};
  const step = STEP[standing];
  const message = prizeMessage(prize, { name, guardian, tournament: tournament.name, result });
  return (
    <Inline gap={3} align="center" className={styles.prizeWays}>
      {step === undefined ? null : (
        <Button look={standing === 'overdue' ? 'primary' : 'secondary'} onClick={() => onAsk(step.asking)}>
          {step.label}
        </Button>
      )}
      {written === null || prize.question !== null ? null : (
        <ChatLink contact={written} text={message} name={guardian ?? name} />
      )}
    </Inline>
  );
}

function PrizeMenu({ of: { prize, onAsk } }: { of: ShownPrize }) {
  return <Menu label={`Acciones del premio ${prize.rank}`} actions={actionsOn(prize, onAsk)} />;
}

function PrizeNotes({ of: { prize, contact } }: { of: ShownPrize }) {
  const guardian = contact?.guardian ?? null;
  return (
    <>
      {prize.amount === null ? <Note>No se suma a lo entregado: no es un monto.</Note> : null}
      {guardian === null ? null : <Note>Menor de 18: lo coordinas con su tutor, {guardian}.</Note>}
    </>
  );
}

function PrizeRow({ shown, zone }: { shown: ShownPrize; zone: string }) {
  const { prize, name } = shown;
  const id = useId();
  return (
    <li>
      <article className={styles.prize} aria-labelledby={id}>
        <span className={styles.rank}>{prize.rank}.º</span>
        <Stack gap={1} className={styles.words}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <p className={styles.what}>{prize.what}</p>
          <p>
            <PrizeState of={shown} />
          </p>
          <Note>{prizeWhen(prize, zone)}</Note>
          <PrizeNotes of={shown} />
        </Stack>
        <PrizeMenu of={shown} />
        <PrizeWays of={shown} />
      </article>
    </li>
  );
}

function prizeColumns(zone: string): readonly TableColumn<ShownPrize>[] {
  return [
    { id: 'rank', head: 'Puesto', width: 4, value: ({ prize }) => prize.rank, cell: ({ prize }) => `${prize.rank}.º` },
    {
      id: 'name',
      head: 'Quién',
      shown: 'always',
      value: ({ name }) => name,
      cell: (shown) => (
        <>
          <span className={row.title}>{shown.name}</span>
          <PrizeNotes of={shown} />
        </>
      ),
    },
    {
      id: 'what',
      head: 'Premio',
      shown: 'always',
      value: ({ prize }) => prize.what,
    },
    {
      id: 'state',
      head: 'Estado',
      width: 10,
      value: ({ standing }) => prizeText[standing].label,
      cell: (shown) => <PrizeState of={shown} />,
    },
    {
      id: 'when',
      head: 'Plazo',
      value: ({ prize }) => prize.dueAt,
      cell: ({ prize }) => prizeWhen(prize, zone),
    },
    {
      id: 'ways',
      head: 'Entrega',
      isUnnamed: true,
      shown: 'always',
      width: 22,
      cell: (shown) => <PrizeWays of={shown} />,
    },
    {
      ...actionsColumn,
      cell: (shown) => (
        <div className={row.cell}>
          <PrizeMenu of={shown} />
        </div>
      ),
    },
  ];
}

type PrizeAsking = 'send' | 'proof' | 'forfeit' | 'decide' | 'back';

/** A prize as a row shows it. */
interface ShownPrize {
  prize: Prize;
  name: string;
  standing: ReturnType<typeof prizeStanding>;
  /** Undefined while loading. */
  contact: PrizeContact | undefined;
  result: FinalResult | null;
  onAsk: (asking: PrizeAsking) => void;
}

/** Returns a prize's standing at a moment. */
function standingAt(prize: Prize, now: Date): ShownPrize['standing'] {
  return prizeStanding({ ...prize, inQuestion: prize.question !== null }, now);
}

/** Formats the date of a prize's state: due, sent, received or forfeited. */
function prizeWhen(prize: Prize, zone: string): string {
  const day = (at: string) => shortDateText(at, zone);
  if (prize.receivedAt !== null) return `Recibido el ${day(prize.receivedAt)}`;
  if (prize.sentAt !== null) return `Enviado el ${day(prize.sentAt)}`;
  if (prize.forfeitedAt !== null) return prize.reason;
  return `A más tardar el ${day(prize.dueAt)}`;
}
