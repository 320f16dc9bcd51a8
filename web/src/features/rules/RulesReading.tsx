import { canWait, commonErrorText, type PublicTournament, refusalOf } from '@arena/domain';
import { lazy, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { AfterPaint } from '#lib/page/AfterPaint.tsx';
import { playSound } from '#lib/page/sound.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Ring } from '#ui/icons/Ring.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import styles from './RulesReading.module.css';
import { type Reading, useRulesReading } from './reading.ts';

const WhileReading = lazy(() => import('./WhileReading.tsx'));

type RuleState = 'read' | 'current' | 'waiting';

function stateOf(index: number, { read, current }: Reading): RuleState {
  if (index < read) return 'read';
  return index === current ? 'current' : 'waiting';
}

function Rule({ text, state }: { text: string; state: RuleState }) {
  return (
    <li className={classes(styles.rule, styles[state])} data-state={state}>
      <span>{text}</span>
      {state === 'read' ? (
        <span className={styles.check}>
          <Icon name="check" size={20} />
          <span className="visually-hidden">Leída</span>
        </span>
      ) : null}
    </li>
  );
}

interface ListProps {
  rules: readonly string[];
  reading: Reading;
  ref: RefObject<HTMLOListElement | null>;
}

/** The official rules, highlighted one after another and marked as read. */
function ReadingList({ rules, reading, ref }: ListProps) {
  if (rules.length === 0) return <p className="lead">Las reglas se publicarán próximamente.</p>;
  return (
    <ol ref={ref} className={styles.rules}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules may repeat and are identified by their number.
        <Rule key={index} text={rule} state={stateOf(index, reading)} />
      ))}
    </ol>
  );
}

function buttonText(done: boolean, accepted: boolean): string {
  if (!done) return 'ESPERANDO...';
  return accepted ? 'CONTINUAR AL FORMULARIO' : 'ACEPTA LAS REGLAS';
}

function Countdown({ reading: { secondsLeft, share, done } }: { reading: Reading }) {
  return (
    <div
      className={styles.countdown}
      role="progressbar"
      aria-label="Tiempo de lectura"
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={10 - secondsLeft}
      aria-valuetext={done ? 'Lectura terminada' : `Faltan ${secondsLeft} segundos`}
    >
      <Ring open={share} figure={String(secondsLeft)} unit="seg" done={done} tone={done ? 'cold' : 'flame'} label="" />
    </div>
  );
}

interface Props {
  tournament: PublicTournament;
  note: ReactNode;
}

function Acceptance({
  tournament,
  note,
  reading,
  ref,
}: Props & { reading: Reading; ref: RefObject<HTMLDivElement | null> }) {
  const [accepted, setAccepted] = useState(false);
  const navigate = useNavigate();
  // An invitation's link keeps its token.
  const { hash } = useLocation();
  const proceed = () => {
    playSound('navigation');
    void navigate({ pathname: paths.register(tournament.id), hash });
  };
  return (
    <div ref={ref} className={styles.bar}>
      <div className={styles.barInner}>
        {note}
        <Countdown reading={reading} />
        <Choice
          label="He leído y acepto las reglas"
          type="checkbox"
          checked={accepted}
          disabled={!reading.done}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <div className={styles.proceed}>
          <Button wide disabled={!reading.done || !accepted} onClick={proceed}>
            {buttonText(reading.done, accepted)}
          </Button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {reading.done ? 'Ya puedes aceptar las reglas.' : 'Lee las reglas: en diez segundos podrás aceptarlas.'}
      </p>
    </div>
  );
}

/** Explains before the countdown why registration is closed. */
function RefusalNotice({ tournament }: { tournament: PublicTournament }) {
  const refusal = useServerNow((now) => refusalOf(tournament, now));
  const takesNames = useServerNow((now) => canWait(tournament, now));
  if (refusal === null) return null;
  return (
    <Notice tone="warning">
      <p>{commonErrorText[refusal]}</p>
      {takesNames ? <p>Puedes anotarte en la lista de espera.</p> : null}
    </Notice>
  );
}

/** The rules of a tournament with a countdown of ten seconds, and their acceptance (sections 2 and 4). */
export function RulesReading({ tournament, note }: Props) {
  const reading = useRulesReading(tournament.rules.length);
  const list = useRef<HTMLOListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.page}>
        <header className="below gap-3">
          <p className={styles.kicker}>Reglas oficiales</p>
          <PageTitle title={tournament.name} />
          <p className={styles.date}>
            <LocalTime instant={tournament.date} write={longDateIn} />
          </p>
        </header>
        <RefusalNotice tournament={tournament} />
        <ReadingList ref={list} rules={tournament.rules} reading={reading} />
      </div>
      <Acceptance ref={bar} tournament={tournament} note={note} reading={reading} />
      <AfterPaint>
        <WhileReading list={list} bar={bar} current={reading.current} />
      </AfterPaint>
    </>
  );
}
