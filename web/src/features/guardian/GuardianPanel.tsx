import {
  type CoveredRegistration,
  type GuardianView,
  limits,
  longDateText,
  playersOf,
  registrationStatusLabel,
  requestedChanges,
  type YearConsent,
} from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { call } from '#lib/calls/api.ts';
import { removeIfPresent } from '#lib/calls/failures.ts';
import { useLinkQuery } from '#lib/query/use-link-query.ts';
import { dayAndClockIn, dayWithYearIn, longDateIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import page from '#ui/layout/LinkPage.module.css';
import { LinkLoading, LinkPageHead, LinkPagePart } from '#ui/layout/LinkPage.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { GuardianAnswer } from './Answer.tsx';

/** A short summary of the request, so that the buttons below are visible without scrolling. */
function Asking({ view: { data, tournament } }: { view: GuardianView }) {
  return (
    <p className="lead">
      {data.fullName} quiere jugar {tournament?.name ?? 'un torneo que ya no está publicado'}, de Free Fire. Dijo que
      tiene menos de {limits.adultAge} años y que eres su mamá, su papá o su tutor.
    </p>
  );
}

function TournamentPart({ tournament }: { tournament: NonNullable<GuardianView['tournament']> }) {
  return (
    <LinkPagePart title="El torneo" gap={4} wide>
      <p>{tournament.name}: un torneo de Free Fire de una comunidad de jugadores.</p>
      <p>
        <LocalTime instant={tournament.date} write={longDateIn} />
      </p>
      <Inline gap={3}>
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
      </Inline>
    </LinkPagePart>
  );
}

interface ErasingProps {
  token: string;
  onEnd: (why: 'erased') => void;
  isIn: boolean;
  isRefused: boolean;
  hasPrize: boolean;
}

function Erasing({ token, isIn, isRefused, hasPrize, onEnd }: ErasingProps) {
  const [wasTried, setTried] = useState(false);
  const erase = async () => {
    setTried(true);
    const send = () => call('POST /guardians/erase', { body: { token } });
    await (wasTried ? removeIfPresent('link_not_found', send) : send());
    onEnd('erased');
  };
  return (
    <LinkPagePart title="Borrar todo" gap={4} wide>
      <p>Puedes borrar sus datos y los tuyos ahora mismo, sin dar explicaciones.</p>
      <Inline gap={3}>
        <ConfirmButton
          title="¿Borras todos los datos?"
          action="Borrar todos los datos"
          cancel="Conservarlos"
          onConfirm={erase}
        >
          {hasPrize ? (
            <p>
              <strong>Tiene un premio por recibir:</strong> si borras sus datos, no podremos entregárselo.
            </p>
          ) : null}
          <p>No se puede deshacer:</p>
          <ul className={page.list}>
            {isIn ? <li>Sale del torneo y su cupo queda libre.</li> : null}
            <li>Se borra su inscripción, y también tu nombre y tu contacto.</li>
            <li>Si ya jugó, los resultados se quedan con su apodo.</li>
            {isRefused ? (
              <li>Para este torneo queda tu negativa, sin nombres ni ID: otra inscripción no la deshace.</li>
            ) : null}
            <li>Este enlace y el del jugador dejan de servir.</li>
          </ul>
          <p>Las copias de seguridad guardan lo borrado hasta {limits.backupRetentionDays} días más.</p>
        </ConfirmButton>
      </Inline>
    </LinkPagePart>
  );
}

interface YearProps {
  token: string;
  year: YearConsent;
  /** Refetches after a change. */
  onChanged: () => Promise<void>;
}

/** Returns the status of a covered registration. A rejection may be the guardian's own no. */
function statusText(status: CoveredRegistration['status']): string {
  return status === 'rejected' ? 'Ya no juega' : registrationStatusLabel[status];
}

function Covered({
  covered: { id, tournament, status, canRefuse },
  end,
}: {
  covered: CoveredRegistration;
  end: (id: string) => Promise<void>;
}) {
  const zone = useViewerZone();
  const name = tournament?.name ?? 'Un torneo que ya no está publicado';
  const date = tournament?.date ?? null;
  return (
    <Inline as="li" apart align="center" className={page.covered}>
      <p>
        <strong>{name}</strong>
        <br />
        <Note as="span" size="text">
          {[date === null ? '' : longDateText(date, zone), statusText(status)].filter(Boolean).join(' · ')}
        </Note>
      </p>
      {canRefuse ? (
        <ConfirmButton
          title={`¿Lo retiras de ${name}?`}
          action="Retirar de este torneo"
          cancel="Volver"
          onConfirm={() => end(id)}
        >
          <p>
            Sale del torneo en este momento y su cupo lo puede tomar otra persona. También termina tu permiso de un año.
          </p>
          <p>Si cambias de idea, escríbele al equipo.</p>
        </ConfirmButton>
      ) : null}
    </Inline>
  );
}

/** The yes for a year, the other registrations that it covers, and the ways to end it. */
function YearPart({ token, year: { until, ended, others }, onChanged }: YearProps) {
  const zone = useViewerZone();
  const end = async (id?: string) => {
    await call('POST /guardians/end', { body: { token, ...(id === undefined ? {} : { id }) } });
    await onChanged();
  };
  return (
    <LinkPagePart title="Tu permiso de un año" gap={4} wide>
      <p>
        {ended
          ? 'Ya terminó: para el próximo torneo te preguntamos otra vez.'
          : `Vale hasta el ${dayWithYearIn(until, zone)} para los torneos en que se inscriba, con el mismo ID y tu mismo contacto.`}
      </p>
      {others.length === 0 ? null : (
        <>
          <p>Con él también se inscribió en:</p>
          <Stack as="ul" gap={4}>
            {others.map((covered) => (
              <Covered key={covered.id} covered={covered} end={end} />
            ))}
          </Stack>
        </>
      )}
      {ended ? null : (
        <Inline gap={3}>
          <ConfirmButton
            title="¿Terminas tu permiso de un año?"
            action="Terminar el permiso de un año"
            cancel="Conservarlo"
            onConfirm={() => end()}
          >
            <p>Para el próximo torneo te preguntamos otra vez. De los torneos en los que ya está no sale.</p>
          </ConfirmButton>
        </Inline>
      )}
    </LinkPagePart>
  );
}

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** All stored data of the player, with purpose and retention. */
function StoredAnswer({ view: { data, erasedBy, year } }: { view: GuardianView }) {
  const zone = useViewerZone();
  const { fullName, email, phone, team, guardian, questions, answers, hasOrigin, createdAt } = data;
  const players = playersOf(data).map(({ nickname, freeFireId }) => line(nickname, `ID ${freeFireId}`));
  const until =
    erasedBy === null
      ? `${limits.contactRetentionDays} días después del torneo`
      : `el ${dayAndClockIn(erasedBy, zone)}`;
  return (
    <LinkPagePart title="Qué guardamos y para qué" gap={4} wide>
      <Stack as="dl" gap={4} className={page.facts}>
        <Fact term="Nombre, correo y teléfono" why="Para avisarle y entregarle un premio.">
          {[fullName, email, phone].join('\n')}
        </Fact>
        <Fact
          term={team === null ? 'Apodo e ID de Free Fire' : `Equipo ${team.name}`}
          why="Para saber quién juega. El apodo se ve en los resultados, el ID no."
        >
          {players.join('\n')}
        </Fact>
        {requestedChanges(data).map(({ before, after }) => (
          <Fact key={before + after} term="Cambio que pidió" why="Para que el equipo lo acepte o no.">
            {before} → {after}
          </Fact>
        ))}
        {questions.map(({ id, text }) => (
          <Fact key={id} term={text} why="El equipo lo pregunta para organizar el torneo.">
            {[answers[id] ?? []].flat().join(', ') || 'Sin respuesta'}
          </Fact>
        ))}
        {guardian === null ? null : (
          <Fact term="Tu nombre y tu contacto" why="Para pedirte permiso y por si hay un premio.">
            {line(guardian.name, guardian.contact)}
          </Fact>
        )}
        <Fact term="Cuándo se inscribió" why="Para respetar el orden de llegada.">
          {dayAndClockIn(createdAt, zone)}
        </Fact>
        {year === null ? null : (
          <Fact
            term="Tu permiso de un año"
            why="Para no preguntarte en cada torneo. Se borra al año, o si borras todo."
          >
            La fecha, con códigos de su ID y de tu contacto
          </Fact>
        )}
        {hasOrigin ? (
          <Fact term="Su conexión" why="Para frenar envíos automáticos. Se borran al terminar el torneo.">
            Códigos creados con su dirección IP
          </Fact>
        ) : null}
      </Stack>
      <p>Solo lo ven los organizadores. Se borra solo a más tardar {until}.</p>
    </LinkPagePart>
  );
}

interface Props {
  token: string;
  /** Called once the link is invalid: revoked, or its data erased here. */
  onEnd: (why: 'gone' | 'erased') => void;
}

const guardianQuery = (token: string) => ({
  queryKey: ['guardian', token],
  queryFn: () => call('POST /guardians/read', { body: { token } }),
});

export function GuardianPanel({ token, onEnd }: Props) {
  const reading = useLinkQuery({
    query: guardianQuery(token),
    pace: () => limits.registrationPolling.else,
    onGone: () => onEnd('gone'),
  });
  const { data: view, refresh } = reading;
  return (
    <Stack gap={5}>
      <LinkPageHead kicker="Para su mamá, su papá o su tutor" title="Permiso para jugar" />
      <LastUpdated reading={reading} what="la respuesta" onRefresh={() => void refresh()} />
      {view === null && reading.error === null ? <LinkLoading label="Cargando…" /> : null}
      {view === null ? null : (
        <>
          <Asking view={view} />
          <GuardianAnswer token={token} view={view} onChanged={refresh} />
          {view.year === null ? null : <YearPart token={token} year={view.year} onChanged={refresh} />}
          {view.tournament === null ? null : <TournamentPart tournament={view.tournament} />}
          <StoredAnswer view={view} />
          <Erasing
            token={token}
            isIn={view.data.rights.leave}
            isRefused={view.consent?.given === false}
            hasPrize={view.hasPrize}
            onEnd={onEnd}
          />
        </>
      )}
    </Stack>
  );
}
