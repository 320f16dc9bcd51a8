import { DAY, type Place, type PlaceMatch, toMillis } from '@arena/domain';
import { community } from '../../lib/community.ts';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { AskGuardian } from '../../ui/AskGuardian.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ButtonAway } from '../../ui/ButtonAway.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { openAt } from './confirmations.ts';
import { matchName, startText } from './match-text.ts';
import styles from './Place.module.css';
import { RoomStep } from './RoomStep.tsx';
import { useServerNow } from './server-clock.ts';
import { isOut, nextMatch } from './steps.ts';
import { TimeRing } from './TimeRing.tsx';

const [chat] = community.links;

function ChatWay() {
  return <ButtonAway href={chat.href}>{chat.action}</ButtonAway>;
}

/** How long until it starts, as a ring that closes over the last day before. */
function Until({ startsAt }: Pick<PlaceMatch, 'startsAt'>) {
  const start = toMillis(startsAt);
  const left = useServerNow((now) => (start === null ? null : Math.max(0, start - now.getTime())));
  return left === null || left > DAY ? null : <TimeRing left={left} />;
}

function NextMatch({ match }: { match: PlaceMatch }) {
  const zone = useViewerZone();
  const { startsAt, state, map } = match;
  const when = state === 'playing' ? 'Se está jugando' : startText(startsAt, zone);
  return (
    <div className={styles.match}>
      {state === 'playing' ? null : <Until startsAt={startsAt} />}
      <div>
        <p className={styles.when}>{when}</p>
        <p>{matchName(match)}</p>
        {map === '' ? null : <p className={styles.note}>Mapa: {map}</p>}
      </div>
    </div>
  );
}

interface Saying {
  title: string;
  text: string;
}

function sayingOf(place: Place): Saying | null {
  if (place.out === 'no_consent' || (place.consent === 'refused' && place.status === 'pending')) {
    const lost = place.status === 'rejected' ? 'Tu cupo quedó libre. ' : '';
    return {
      title: 'Tu tutor no dio permiso',
      text: `${lost}Habla con tu tutor: con su enlace puede cambiar de idea.`,
    };
  }
  if (place.status === 'pending') {
    return {
      title: 'Tu inscripción está en revisión',
      text: 'El equipo la aprueba o la rechaza. Aquí lo ves apenas pase.',
    };
  }
  if (place.out === 'left') {
    return {
      title: 'Dejaste este torneo',
      text: 'Tu cupo quedó libre. Si quieres volver, inscríbete otra vez mientras haya cupos.',
    };
  }
  if (place.out === 'unconfirmed') {
    return {
      title: 'No confirmaste a tiempo',
      text: 'Tu cupo quedó libre. Si todavía quieres jugar, pregunta en el chat.',
    };
  }
  if (place.status === 'rejected') {
    const text = place.reason === null ? '' : `Motivo: ${place.reason.replace(/[.\s]+$/, '')}. `;
    return { title: 'Esta vez no te aprobaron', text: `${text}Si crees que es un error, pregunta en el chat.` };
  }
  if (isOut(place))
    return { title: 'Ya no estás en este torneo', text: 'Si crees que es un error, pregunta en el chat.' };
  if (place.matches.length === 0) {
    return { title: '¡Estás dentro!', text: 'Todavía no hay grupos. Aquí vas a ver cuándo y con quién juegas.' };
  }
  return null;
}

/** What a player under 18 does until their guardian has answered. */
function ConsentStep({ token, place: { guardianAsked, status } }: { token: string; place: Place }) {
  return (
    <section className={styles.next}>
      <h2>Falta el permiso de tu tutor</h2>
      {guardianAsked === 'team' ? (
        <p>El equipo ya le mandó el enlace. Dile que lo abra: responde con un toque.</p>
      ) : (
        <>
          <p>Mándale este enlace a tu mamá, tu papá o tu tutor. Ve qué guardamos de ti y responde con un toque.</p>
          <AskGuardian token={token} />
        </>
      )}
      {status === 'pending' ? <p className={styles.note}>Sin su permiso el equipo puede no aprobarte.</p> : null}
    </section>
  );
}

/** The one thing to know or to do now, large. */
export function NextStep({ token, place, onChanged }: { token: string; place: Place; onChanged: () => void }) {
  const toConfirm = useServerNow((now) => openAt(place.confirmations, now)?.kind ?? null);
  const window = place.confirmations.find(({ kind }) => kind === toConfirm);
  const saying = sayingOf(place);
  const match = nextMatch(place);
  if (window !== undefined && !isOut(place)) return <ConfirmStep token={token} window={window} onChanged={onChanged} />;
  if (place.consent === 'open' && place.status !== 'rejected') return <ConsentStep token={token} place={place} />;
  if (saying !== null) {
    return (
      <section className={styles.next}>
        <h2>{saying.title}</h2>
        <p>{saying.text}</p>
        <ChatWay />
      </section>
    );
  }
  if (match !== null) {
    return (
      <section className={styles.next}>
        <h2>Tu próxima partida</h2>
        <NextMatch match={match} />
        <RoomStep key={match.id} token={token} match={match} />
      </section>
    );
  }
  return (
    <section className={styles.next}>
      <h2>Ya jugaste tus partidas</h2>
      <p>Mira en la tabla cómo quedaste.</p>
      {place.hasStandings && place.tournament !== null ? (
        <ButtonLink wide to={paths.standings(place.tournament.id)}>
          Ver la tabla
        </ButtonLink>
      ) : null}
    </section>
  );
}
