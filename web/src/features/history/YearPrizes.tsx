import {
  counted,
  type HistoryPage,
  type HistoryPrizes,
  MINUTE,
  moneyText,
  type PrizeTotals,
  type PublicPrize,
  paidInTime,
  prizeStanding,
  shortDateText,
} from '@arena/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { prizeText } from '#ui/texts/competition-texts.ts';
import styles from './History.module.css';
import { PlayerName, Years } from './History.tsx';

/** Dates of delivery are precise to the minute. */
const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE) * MINUTE;

/** Delivered prizes, on-time ones, and open ones. */
function Totals({ totals, now }: { totals: PrizeTotals; now: Date }) {
  const { inTime, of } = paidInTime(totals, now);
  const share = of === 0 ? '—' : `${Math.floor((100 * inTime) / of)} %`;
  return (
    <dl className={styles.records}>
      <div className={styles.record}>
        <dt>Entregado</dt>
        <dd>
          {totals.delivered.length === 0 ? <strong className={styles.figure}>$0</strong> : null}
          {totals.delivered.map((money) => (
            <strong key={money.currency} className={styles.figure}>
              {moneyText(money)}
            </strong>
          ))}
          {totals.otherDelivered === 0 ? null : (
            <Note as="span" size="small">
              {`y ${counted(totals.otherDelivered, 'premio', 'premios')} que no se ${totals.otherDelivered === 1 ? 'suma: no es un monto' : 'suman: no son montos'}`}
            </Note>
          )}
        </dd>
      </div>
      <div className={styles.record}>
        <dt>A tiempo</dt>
        <dd>
          <strong className={styles.figure}>{share}</strong>
          <Note as="span" size="small">
            {of === 0 ? 'Todavía no vence ninguno' : `${inTime} de ${counted(of, 'premio', 'premios')}`}
          </Note>
        </dd>
      </div>
      <div className={styles.record}>
        <dt>Por entregar</dt>
        <dd>
          <strong className={styles.figure}>{totals.waiting.length}</strong>
        </dd>
      </div>
    </dl>
  );
}

/** The date of a prize's state. */
function Dates({ prize }: { prize: PublicPrize }) {
  const { state, sentAt, receivedAt, dueAt, reason } = prize;
  if (state === 'forfeited') return `Motivo: ${reason}`;
  if (sentAt === null) return <LocalTime instant={dueAt} write={(at, zone) => `Para el ${shortDateText(at, zone)}`} />;
  const isLate = Date.parse(sentAt) > Date.parse(dueAt);
  return (
    <>
      <LocalTime instant={sentAt} write={(at, zone) => `Enviado el ${shortDateText(at, zone)}`} />
      {isLate ? ', tarde' : ''}
      {receivedAt === null ? null : (
        <LocalTime instant={receivedAt} write={(at, zone) => `, recibido el ${shortDateText(at, zone)}`} />
      )}
    </>
  );
}

function Prize({ prize, now }: { prize: PublicPrize; now: Date }) {
  const standing = prizeStanding(prize, now);
  const { label, tone } = prizeText[standing];
  const { rank, what, name, playerId } = prize;
  return (
    <li data-place={rank}>
      <span className={styles.place}>{rank}.º</span>
      <span className={styles.prize}>
        <span className={styles.holder}>{name === '' ? 'Por decidir' : <PlayerName of={{ name, playerId }} />}</span>
        <span>{what}</span>
      </span>
      <Badge tone={tone} loud={standing === 'overdue'}>
        {label}
      </Badge>
      <span className={styles.dates}>
        <Dates prize={prize} />
      </span>
    </li>
  );
}

function OfTournament({ of: { id, name, date, prizes }, now }: { of: HistoryPrizes; now: Date }) {
  const title = useId();
  return (
    <Stack as="article" gap={2} className={styles.past} aria-labelledby={title}>
      <Note size="small">
        <LocalTime instant={date} write={shortDateText} />
      </Note>
      <h2 id={title}>
        <Link to={paths.standings(id)}>{name}</Link>
      </h2>
      <Stack as="ol" className={styles.prizes}>
        {prizes.map((prize) => (
          <Prize key={prize.rank} prize={prize} now={now} />
        ))}
      </Stack>
    </Stack>
  );
}

function NothingYet() {
  return (
    <Section>
      <EmptyState
        title="Premios"
        figure="0"
        unit="premios"
        actions={<ButtonLink to={paths.tournaments()}>Ver torneos activos</ButtonLink>}
      >
        <p>Cuando termine un torneo, aquí ves cada premio: de quién es, para cuándo y si ya llegó.</p>
      </EmptyState>
    </Section>
  );
}

/** All prizes of a year's tournaments, and the totals of all years. */
export function YearPrizes({ page: { years, year, tournamentPrizes, prizes } }: { page: HistoryPage }) {
  const now = new Date(useServerNow(minuteOf));
  if (tournamentPrizes.length === 0 && years.length < 2) return <NothingYet />;
  return (
    <Section>
      <PageTitle title="Premios" />
      <p>
        Cada premio se entrega en los tres días después de la final. Quien lo ganó dice, desde su enlace, si le llegó.
      </p>
      <Totals totals={prizes} now={now} />
      <div className={styles.list}>
        {tournamentPrizes.map((of) => (
          <OfTournament key={of.id} of={of} now={now} />
        ))}
      </div>
      <Years years={years} year={year} pathOf={paths.prizesOf} />
      <Link className="touch" to={paths.history()}>
        Ver el historial
      </Link>
    </Section>
  );
}
