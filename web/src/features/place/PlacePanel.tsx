import { isPrizeToCome, MINUTE, type Place } from '@arena/domain';
import { type ComponentProps, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { dropLink, isSaved, type KeptLink, saveLink } from '../../lib/addresses/links.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useStored } from '../../lib/storage/live.ts';
import { hasStorage } from '../../lib/storage/storage.ts';
import { useNow, useServerNow } from '../../lib/time/clock.ts';
import { longDateIn } from '../../lib/time/whose-time.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { AskedButton } from '../../ui/dialogs/AskedButton.tsx';
import { OpenedPart } from '../../ui/dialogs/OpenedPart.tsx';
import { InZone } from '../../ui/layout/InZone.tsx';
import { LinkLoading } from '../../ui/layout/LinkLoading.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Freshness } from '../../ui/loading/Freshness.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { SaveLink } from '../../ui/sharing/SaveLink.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { Confirmations } from './Confirmations.tsx';
import { Matches } from './Matches.tsx';
import { forgetChanges, keptChanges } from './own-data/kept-changes.ts';
import type OwnData from './own-data/OwnData.tsx';
import styles from './Place.module.css';
import { Prizes } from './Prizes.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { NextStep } from './steps/NextStep.tsx';
import { stepsOf } from './steps/steps.ts';
import { TeamLinkPart } from './TeamLinkPart.tsx';
import { usePlace } from './use-place.ts';

const stateText = { done: 'Listo', now: 'Ahora', later: 'Después', stopped: 'Hasta aquí' } as const;

export function StepLine({ place }: { place: Place }) {
  return (
    <ol className={styles.steps} aria-label="Cómo va tu inscripción">
      {stepsOf(place).map(({ title, state }) => (
        <li key={title} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="visually-hidden">{stateText[state]}: </span>
          {title}
        </li>
      ))}
    </ol>
  );
}

export function TournamentPart({ tournament, hasStandings }: Pick<Place, 'tournament' | 'hasStandings'>) {
  if (tournament === null) return <Notice tone="info">Este torneo ya no está publicado.</Notice>;
  return (
    <section className={styles.part}>
      <h2>El torneo</h2>
      <p>
        <InZone instant={tournament.date} write={longDateIn} />
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

/** Said where this phone's clock is wrong: what it shows isn't when things begin. */
export function WrongClock() {
  const ahead = useServerNow(minuteOf) - useNow(minuteOf);
  // Clocks that disagree are two minutes apart; these two are read one after the other, perhaps around a whole minute.
  if (Math.abs(ahead) < 2) return null;
  const how = ahead > 0 ? 'atrasada' : 'adelantada';
  return <Notice tone="warning">{`La hora de tu teléfono está ${how}. Aquí contamos con la correcta.`}</Notice>;
}

interface LinkProps extends Pick<KeptLink, 'token'> {
  /** What it is for, and whose it is. */
  about: string;
  /** The ways to keep it elsewhere. */
  children?: ReactNode;
}

/** What this phone does with the link: keep it, forget it. */
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
        <AskedButton
          title="¿Quitas tu enlace de este teléfono?"
          action="Quitarlo de aquí"
          stay="Conservarlo"
          work={async () => {
            dropLink(token);
            forgetChanges();
          }}
        >
          <p>Si no lo guardaste en otra parte, ya no podrás volver a este lugar. Tu inscripción sigue igual.</p>
        </AskedButton>
      </div>
    </section>
  );
}

/** What is stored of its player: its code and its contents come when it is asked for. */
function DataPart(props: Omit<ComponentProps<typeof OwnData>, 'heading'>) {
  const [isOpen, setOpen] = useState(() => keptChanges(props.token) !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = () => {
    setOpen(true);
    // The button that was tapped is gone.
    heading.current?.focus();
  };
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        Mis datos
      </h2>
      {isOpen ? (
        <OpenedPart
          load={() => import('./own-data/OwnData.tsx')}
          meanwhile={<Skeleton measure="full" />}
          onClose={() => setOpen(false)}
        >
          {(Part) => <Part {...props} heading={heading} />}
        </OpenedPart>
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

export function Head({ kicker, title }: Record<'kicker' | 'title', string>) {
  return (
    <header>
      <p className="muted lead">{kicker}</p>
      <PageTitle title={title} />
    </header>
  );
}

/** A place before it is known whose: what the server writes. */
export function PlaceFrame() {
  return (
    <div className="below gap-5">
      <Head kicker="Mi lugar" title="Mi lugar" />
      <LinkLoading label="Cargando tu lugar…" />
    </div>
  );
}

interface Props {
  link: KeptLink;
  /** What the page brought along of it. */
  carried: Place | null;
  /** Hears that the link is worth nothing any more. */
  onGone: () => void;
  /** The same where its player has erased what it led to. */
  onErased: (erased: { token: string; freeFireId: string }) => void;
}

/** One's own place in a tournament, by its private link. It is large: drawn again only where what it shows changes. */
export const PlacePanel = memo(function PlacePanel({ link, carried, onGone, onErased }: Props) {
  const { token } = link;
  /** The ID of the player who is having it erased: that the link is gone says then that it is done. */
  const erasing = useRef<string | null>(null);
  const gone = useCallback(() => {
    forgetChanges();
    if (erasing.current === null) onGone();
    else onErased({ token, freeFireId: erasing.current });
  }, [token, onGone, onErased]);
  const { reading, refresh } = usePlace(link, gone, { carried });
  const place = reading.value;
  // A tap on what the server drew, from before there was anybody to hear it.
  useLayoutEffect(() => window.earlyTap?.()?.click(), []);
  return (
    <div className="below gap-5">
      <Head kicker={place === null ? 'Mi lugar' : place.name} title={place?.tournament?.name ?? 'Mi lugar'} />
      <Freshness reading={reading} what="tu lugar" onRefresh={() => void refresh()} />
      {place === null && reading.failure === null ? (
        <LinkLoading label="Cargando tu lugar…" />
      ) : (
        <>
          {place === null ? null : (
            <>
              <WrongClock />
              <StepLine place={place} />
              <Prizes token={link.token} prizes={place.prizes} />
              <NextStep token={link.token} place={place} onChanged={() => void refresh()} />
              <Confirmations windows={place.confirmations} />
              <Matches matches={place.matches} />
              <Reminders place={place} />
              <TournamentPart {...place} />
              {place.teamLink === null ? null : (
                <TeamLinkPart token={token} link={place.teamLink} onChanged={() => void refresh()} />
              )}
            </>
          )}
          <DataPart
            token={token}
            hasPrize={place?.prizes.some(isPrizeToCome) ?? false}
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
