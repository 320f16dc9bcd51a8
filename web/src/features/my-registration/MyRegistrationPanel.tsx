import { counted, isPrizeToCome, MINUTE, type MyRegistration } from '@arena/domain';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isSaved, type KeptLink, removeLink, saveLink } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { hasStorage, useStored } from '#lib/storage/storage.ts';
import { useNow, useServerNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { LinkLoading, LinkPageHead, LinkPagePart } from '#ui/layout/LinkPage.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { SaveLink } from '#ui/sharing/SaveLink.tsx';
import styles from './MyRegistration.module.css';
import { MailPart, NoticesPart } from './NoticesPart.tsx';
import { Confirmations, OwnMatches } from './OwnMatches.tsx';
import { OwnPrizes } from './OwnPrizes';
import { forgetChanges, hasChanges } from './own-data/kept-changes.ts';
import { Reminders } from './reminders/Reminders.tsx';
import { NextStep } from './steps/NextStep.tsx';
import { stepsOf } from './steps/steps.ts';
import { TeamLinkPart } from './TeamLinkPart.tsx';
import { OwnPageContext, useMyRegistration, useOwnPage } from './use-my-registration.ts';

const stateText = { done: 'Listo', now: 'Ahora', later: 'Después', stopped: 'Hasta aquí' } as const;

export function StepLine() {
  const { myRegistration } = useOwnPage();
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

export function TournamentPart() {
  const { tournament, hasStandings } = useOwnPage().myRegistration;
  if (tournament === null) return <Notice tone="info">Este torneo ya no está publicado.</Notice>;
  return (
    <LinkPagePart title="El torneo">
      <p>
        <LocalTime instant={tournament.date} write={longDateIn} />
      </p>
      <Inline gap={3}>
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
        {hasStandings ? (
          <ButtonLink look="secondary" to={paths.standings(tournament.id)}>
            Ver la tabla
          </ButtonLink>
        ) : null}
      </Inline>
    </LinkPagePart>
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

interface LinkProps {
  token: string;
  about: string;
  /** Other ways to keep the link. */
  children?: ReactNode;
}

/** Keeps the link on this phone, or forgets it. */
export function LinkPart({ token, about, children }: LinkProps) {
  const canSave = useStored(() => hasStorage() && !isSaved(token), false);
  return (
    <LinkPagePart title="Tu enlace">
      <p>{about}</p>
      <Inline gap={3}>
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
      </Inline>
    </LinkPagePart>
  );
}

const changeText = {
  accepted: 'El equipo aceptó tu cambio.',
  refused: 'El equipo no aceptó tu cambio: juegan los de antes. Si es un error, pregunta en el chat.',
} as const;

/** Tells how a request for other players stands. */
function ChangeNotice() {
  const change = useOwnPage().myRegistration.playersChange;
  if (change === null) return null;
  if (change.state !== 'open') {
    return <Notice tone={change.state === 'accepted' ? 'success' : 'warning'}>{changeText[change.state]}</Notice>;
  }
  const what = change.players === 0 ? 'del nombre del equipo' : `de ${counted(change.players, 'jugador', 'jugadores')}`;
  return <Notice tone="info">{`Espera revisión ${what}. Conservas tu cupo; mientras, juegan los de antes.`}</Notice>;
}

/** Loading skeleton, rendered by the server. */
export function MyRegistrationFrame() {
  return (
    <Stack gap={5}>
      <LinkPageHead kicker="Mi lugar" title="Mi lugar" />
      <LinkLoading label="Cargando tu inscripción…" />
    </Stack>
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
  const [shownData, showData] = useState<'nothing' | 'overview' | 'fields'>(() =>
    hasChanges(token) ? 'overview' : 'nothing',
  );
  const dataHeading = useRef<HTMLHeadingElement>(null);
  const openData = (shown: 'overview' | 'fields') => {
    showData(shown);
    // A tapped button may be gone.
    dataHeading.current?.focus();
  };
  const reading = useMyRegistration(link, gone, carried);
  const { data: myRegistration } = reading;
  const refresh = () => void reading.refresh();
  // Repeats a tap on the server-rendered page before hydration.
  useLayoutEffect(() => window.earlyTap?.()?.click(), []);
  return (
    <Stack gap={5}>
      <LinkPageHead
        kicker={myRegistration === null ? 'Mi lugar' : myRegistration.name}
        title={myRegistration?.tournament?.name ?? 'Mi lugar'}
      />
      <LastUpdated reading={reading} what="tu inscripción" onRefresh={refresh} />
      {myRegistration === null && reading.error === null ? (
        <LinkLoading label="Cargando tu inscripción…" />
      ) : (
        <>
          {myRegistration === null ? null : (
            <OwnPageContext value={{ token, myRegistration, isTeams: false, refresh }}>
              <WrongClock />
              <StepLine />
              <OwnPrizes />
              <NextStep />
              <ChangeNotice />
              <button
                type="button"
                className={classes('touch underlined', styles.correct)}
                onClick={() => openData('fields')}
              >
                Corregir mis datos
              </button>
              <Confirmations />
              <OwnMatches />
              <NoticesPart />
              <MailPart />
              <Reminders />
              <TournamentPart />
              <TeamLinkPart />
            </OwnPageContext>
          )}
          <LinkPagePart title="Mis datos" heading={dataHeading}>
            {shownData === 'nothing' ? (
              <>
                <p>Mira lo que guardamos de ti. También puedes corregirlo, dejar el torneo o borrar todo.</p>
                <Button look="secondary" onClick={() => openData('overview')}>
                  Ver mis datos
                </Button>
              </>
            ) : (
              <LazyDialog
                load={() => import('./own-data/OwnData.tsx')}
                fallback={<Skeleton measure="full" />}
                onClose={() => showData('nothing')}
              >
                {(OwnData) => (
                  <OwnData
                    key={shownData}
                    token={token}
                    heading={dataHeading}
                    isCorrecting={shownData === 'fields'}
                    hasPrize={myRegistration?.prizes.some(isPrizeToCome) ?? false}
                    onChanged={refresh}
                    onErasing={(freeFireId) => {
                      erasing.current = freeFireId;
                    }}
                    onErased={gone}
                  />
                )}
              </LazyDialog>
            )}
          </LinkPagePart>
          <LinkPart
            token={token}
            about="Con él vuelves aquí cuando quieras. Es solo tuyo: quien lo tenga ve lo mismo que tú."
          >
            <SaveLink token={token} />
          </LinkPart>
        </>
      )}
    </Stack>
  );
});
