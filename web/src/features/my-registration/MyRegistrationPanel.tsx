import { counted, isPrizeToCome, MINUTE, type MyRegistration } from '@arena/domain';
import { type ComponentProps, memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isSaved, type KeptLink, removeLink, saveLink } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useStored } from '#lib/storage/live.ts';
import { hasStorage } from '#lib/storage/storage.ts';
import { useNow, useServerNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { LinkLoading } from '#ui/layout/LinkLoading.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { SaveLink } from '#ui/sharing/SaveLink.tsx';
import { Confirmations } from './Confirmations.tsx';
import { MailPart } from './MailPart.tsx';
import styles from './MyRegistration.module.css';
import { NoticesPart } from './NoticesPart.tsx';
import { OwnMatches } from './OwnMatches';
import { OwnPrizes } from './OwnPrizes';
import { forgetChanges, hasChanges } from './own-data/kept-changes.ts';
import type OwnData from './own-data/OwnData.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { NextStep } from './steps/NextStep.tsx';
import { stepsOf } from './steps/steps.ts';
import { TeamLinkPart } from './TeamLinkPart.tsx';
import { useMyRegistration } from './use-my-registration.ts';

const stateText = { done: 'Listo', now: 'Ahora', later: 'Después', stopped: 'Hasta aquí' } as const;

export function StepLine({ myRegistration }: { myRegistration: MyRegistration }) {
  return (
    <ol className={styles.steps} aria-label="Cómo va tu inscripción">
      {stepsOf(myRegistration).map(({ title, state }) => (
        <li key={title} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="visually-hidden">{stateText[state]}: </span>
          {title}
        </li>
      ))}
    </ol>
  );
}

export function TournamentPart({ tournament, hasStandings }: Pick<MyRegistration, 'tournament' | 'hasStandings'>) {
  if (tournament === null) return <Notice tone="info">Este torneo ya no está publicado.</Notice>;
  return (
    <section className={styles.part}>
      <h2>El torneo</h2>
      <p>
        <LocalTime instant={tournament.date} write={longDateIn} />
      </p>
      <div className="beside gap-3">
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
        {hasStandings ? (
          <ButtonLink look="secondary" to={paths.standings(tournament.id)}>
            Ver la tabla
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE);

/** Warns that this phone's clock is wrong. */
export function WrongClock() {
  const ahead = useServerNow(minuteOf) - useNow(minuteOf);
  // The two clocks are read one after the other and may differ by a whole minute; a wrong clock differs by at least
  // two.
  if (Math.abs(ahead) < 2) return null;
  const how = ahead > 0 ? 'atrasada' : 'adelantada';
  return <Notice tone="warning">{`La hora de tu teléfono está ${how}. Aquí usamos la correcta.`}</Notice>;
}

interface LinkProps extends Pick<KeptLink, 'token'> {
  about: string;
  /** Other ways to keep the link. */
  children?: ReactNode;
}

/** Keeps the link on this phone, or forgets it. */
export function LinkPart({ token, about, children }: LinkProps) {
  const canSave = useStored(() => hasStorage() && !isSaved(token), false);
  return (
    <section className={styles.part}>
      <h2>Tu enlace</h2>
      <p>{about}</p>
      <div className="beside gap-3">
        {children}
        {canSave ? (
          <Button look="secondary" onClick={() => saveLink(token)}>
            Recordarlo aquí
          </Button>
        ) : null}
        <ConfirmButton
          title="¿Quitas tu enlace de este teléfono?"
          action="Quitarlo de aquí"
          cancel="Conservarlo"
          onConfirm={async () => {
            removeLink(token);
            forgetChanges(token);
          }}
        >
          <p>Si no lo guardaste en otra parte, ya no podrás volver a «Mi lugar». Tu inscripción sigue igual.</p>
        </ConfirmButton>
      </div>
    </section>
  );
}

const changeText = {
  accepted: 'El equipo aceptó tu cambio.',
  refused: 'El equipo no aceptó tu cambio: juegan los de antes. Si es un error, pregunta en el chat.',
} as const;

/** Tells how a request for other players stands. */
function ChangeNotice({ playersChange: change }: Pick<MyRegistration, 'playersChange'>) {
  if (change === null) return null;
  if (change.state !== 'open') {
    return <Notice tone={change.state === 'accepted' ? 'success' : 'warning'}>{changeText[change.state]}</Notice>;
  }
  const what = change.players === 0 ? 'del nombre del equipo' : `de ${counted(change.players, 'jugador', 'jugadores')}`;
  return <Notice tone="info">{`Espera revisión ${what}. Conservas tu cupo; mientras, juegan los de antes.`}</Notice>;
}

type ShownData = 'nothing' | 'overview' | 'fields';

interface DataProps extends Omit<ComponentProps<typeof OwnData>, 'isCorrecting'> {
  heading: RefObject<HTMLHeadingElement | null>;
  shown: ShownData;
  onShow: (shown: ShownData) => void;
}

/** The stored data, loaded on request. */
function DataPart({ shown, onShow, heading, ...props }: DataProps) {
  const open = () => {
    onShow('overview');
    // The tapped button is gone.
    heading.current?.focus();
  };
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        Mis datos
      </h2>
      {shown !== 'nothing' ? (
        <LazyDialog
          load={() => import('./own-data/OwnData.tsx')}
          fallback={<Skeleton measure="full" />}
          onClose={() => onShow('nothing')}
        >
          {(Part) => <Part key={shown} {...props} heading={heading} isCorrecting={shown === 'fields'} />}
        </LazyDialog>
      ) : (
        <>
          <p>Mira lo que guardamos de ti. También puedes corregirlo, dejar el torneo o borrar todo.</p>
          <Button look="secondary" onClick={open}>
            Ver mis datos
          </Button>
        </>
      )}
    </section>
  );
}

export function PanelHead({ kicker, title }: Record<'kicker' | 'title', string>) {
  return (
    <header>
      <p className="muted lead">{kicker}</p>
      <PageTitle title={title} />
    </header>
  );
}

/** Loading skeleton, rendered by the server. */
export function MyRegistrationFrame() {
  return (
    <div className="below gap-5">
      <PanelHead kicker="Mi lugar" title="Mi lugar" />
      <LinkLoading label="Cargando tu inscripción…" />
    </div>
  );
}

interface Props {
  link: KeptLink;
  carried: MyRegistration | null;
  onGone: () => void;
  /** Called instead of `onGone` if the player has erased the registration. */
  onErased: (erased: { token: string; freeFireId: string }) => void;
}

/** A player's page by private link. It is large, so it is memoised. */
export const MyRegistrationPanel = memo(function MyRegistrationPanel({ link, carried, onGone, onErased }: Props) {
  const { token } = link;
  /** ID of a player whose erasure was requested: an invalid link then means success. */
  const erasing = useRef<string | null>(null);
  const gone = () => {
    forgetChanges(token);
    if (erasing.current === null) onGone();
    else onErased({ token, freeFireId: erasing.current });
  };
  const [shownData, showData] = useState<ShownData>(() => (hasChanges(token) ? 'overview' : 'nothing'));
  const dataHeading = useRef<HTMLHeadingElement>(null);
  const correct = () => {
    showData('fields');
    dataHeading.current?.focus();
  };
  const reading = useMyRegistration(link, gone, carried);
  const { data: myRegistration, refresh } = reading;
  // Repeats a tap on the server-rendered page before hydration.
  useLayoutEffect(() => window.earlyTap?.()?.click(), []);
  return (
    <div className="below gap-5">
      <PanelHead
        kicker={myRegistration === null ? 'Mi lugar' : myRegistration.name}
        title={myRegistration?.tournament?.name ?? 'Mi lugar'}
      />
      <LastUpdated reading={reading} what="tu inscripción" onRefresh={() => void refresh()} />
      {myRegistration === null && reading.error === null ? (
        <LinkLoading label="Cargando tu inscripción…" />
      ) : (
        <>
          {myRegistration === null ? null : (
            <>
              <WrongClock />
              <StepLine myRegistration={myRegistration} />
              <OwnPrizes token={link.token} prizes={myRegistration.prizes} />
              <NextStep token={link.token} myRegistration={myRegistration} onChanged={() => void refresh()} />
              <ChangeNotice {...myRegistration} />
              <button type="button" className={classes('touch underlined', styles.correct)} onClick={correct}>
                Corregir mis datos
              </button>
              <Confirmations windows={myRegistration.confirmations} />
              <OwnMatches {...myRegistration} />
              {myRegistration.tournament === null ? null : (
                <>
                  <NoticesPart token={token} tournamentId={myRegistration.tournament.id} />
                  <MailPart token={token} />
                </>
              )}
              <Reminders myRegistration={myRegistration} />
              <TournamentPart {...myRegistration} />
              {myRegistration.teamLink === null ? null : (
                <TeamLinkPart token={token} link={myRegistration.teamLink} onChanged={() => void refresh()} />
              )}
            </>
          )}
          <DataPart
            token={token}
            heading={dataHeading}
            shown={shownData}
            onShow={showData}
            hasPrize={myRegistration?.prizes.some(isPrizeToCome) ?? false}
            onChanged={() => void refresh()}
            onErasing={(freeFireId) => {
              erasing.current = freeFireId;
            }}
            onErased={gone}
          />
          <LinkPart
            token={token}
            about="Con él vuelves aquí cuando quieras. Es solo tuyo: quien lo tenga ve lo mismo que tú."
          >
            <SaveLink token={token} />
          </LinkPart>
        </>
      )}
    </div>
  );
});
