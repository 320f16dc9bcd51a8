import { exchangeText, officialRefusals, type Revision } from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { authorizedCall, mayCall } from '#lib/calls/authorized-call.ts';
import { useOnline } from '#lib/calls/online.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { saveFile } from '#lib/sharing/share.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { useAction } from '#ui/use-action.ts';
import { storedExchanges } from './entry/checks.ts';
import { type MatchPlace, nextMatch } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import styles from './MatchResult.module.css';
import { ChangeList, ResultRows } from './ResultRows.tsx';

/** A stored result, its next step, and an edit button if it may be changed. */
export function StoredResult({ mayChange }: { mayChange: boolean }) {
  const { place, facts, delivery, refusal, act, setOpen } = useResult();
  const { match } = facts;
  const isOfficial = match.state === 'official';
  const next = isOfficial ? nextMatch(facts) : null;
  // The next match is prepared on the competition's screen, unless it has already started.
  const goesOn = next?.state === 'playing';
  return (
    <Stack gap={4} className={styles.work}>
      {delivery === 'waiting' ? <DeliveryNotice /> : null}
      {refusal === null ? null : (
        <ActNotice tone="error" act={{ label: 'Entendido', look: 'quiet', run: act.discard }}>
          {[...new Set([refusal.message, ...Object.values(refusal.fields)])].join(' ')}
        </ActNotice>
      )}
      {match.revision === 0 ? null : <ResultRows />}
      <Stack gap={2}>
        {match.state === 'provisional' && delivery !== 'waiting' && mayChange ? <Provisional /> : null}
        {isOfficial && !goesOn ? (
          <ButtonLink wide to={adminPath('competition', { id: place.tournamentId, part: null })}>
            Ver la competencia
          </ButtonLink>
        ) : null}
        {next === null ? null : (
          <ButtonLink
            look={goesOn ? 'primary' : 'secondary'}
            wide
            to={adminPath('match', { id: place.tournamentId, matchId: next.id })}
          >
            Siguiente: partida {next.number}
          </ButtonLink>
        )}
        {mayChange ? (
          <Button look="secondary" wide onClick={() => setOpen(true)}>
            {match.officialAt === null ? 'Cambiar' : 'Corregir'}
          </Button>
        ) : null}
      </Stack>
      <Corrections />
      {match.revision === 0 ? null : <Revisions />}
    </Stack>
  );
}

/** Reports an unsent result: it is stored here and sent automatically. */
export function DeliveryNotice() {
  const { act } = useResult();
  const isOnline = useOnline();
  return (
    <>
      <Notice tone="warning">
        <strong>{isOnline ? 'Todavía no pudimos enviarlo.' : 'Sin señal.'}</strong> El resultado está guardado en este
        teléfono y se envía solo cuando vuelva la señal. No hace falta repetirlo.
      </Notice>
      <Stack gap={2}>
        <Button look="secondary" wide onClick={() => void act.resend()}>
          Enviar ahora
        </Button>
        <Button look="quiet" wide onClick={() => act.takeBack()}>
          Seguir anotando
        </Button>
      </Stack>
    </>
  );
}

/** Makes a provisional result official, by a second person if the competition asks for one. */
function Provisional() {
  const { organiser, facts, delivery, act } = useResult();
  const [isAsking, setAsking] = useState(false);
  const exchanges = storedExchanges(facts);
  if (officialRefusals(facts.match, facts.view.competition, organiser.uid).length > 0) {
    return (
      <Notice tone="info">
        Lo anotaste tú: otra persona del equipo tiene que revisarlo y hacerlo oficial desde su teléfono.
      </Notice>
    );
  }
  return (
    <>
      <Button
        wide
        busy={delivery === 'sending'}
        onClick={() => (exchanges.length > 0 ? setAsking(true) : void act.save(true))}
      >
        Hacer oficial
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="¿Hacer oficial la corrección?"
          action="Hacer oficial"
          onConfirm={() => {
            setAsking(false);
            void act.save(true, { acceptsExchange: true });
          }}
          cancel="Revisar"
          onClose={() => setAsking(false)}
        >
          {exchanges.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Corrections() {
  const { facts } = useResult();
  const { corrections } = facts.match;
  if (corrections.length === 0) return null;
  return (
    <Panel gap={3} pad={4}>
      <Title size="sign">Correcciones</Title>
      {corrections.toReversed().map(({ at, reason, changes, exchanges = [] }) => (
        <div key={at}>
          <p>{reason}</p>
          {exchanges.map((one) => (
            <p key={one.stageId}>{exchangeText(one, facts.view.competition.stages, facts.nameOf)}</p>
          ))}
          {changes.length === 0 ? null : <ChangeList changes={changes} />}
        </div>
      ))}
    </Panel>
  );
}

function Version({ revision: { n, at, reason, source } }: { revision: Revision }) {
  const { place } = useResult();
  const download = async (id: string) => {
    const params = { tournamentId: place.tournamentId, sourceId: id };
    const { text } = await authorizedCall('GET /competitions/:tournamentId/sources/:sourceId', { params });
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `resultado-${place.matchId}-${n}.txt`);
    return 'Descargamos el original.';
  };
  const { run } = useAction(download, { tells: true });
  return (
    <Stack as="li" gap={1}>
      <span>
        Versión {n} · <LocalTime instant={at} write={dayAndClockIn} />
        {reason === null || reason === '' ? '' : ` · ${reason}`}
      </span>
      {source === undefined ? (
        <Note as="span" size="small">
          Anotada a mano
        </Note>
      ) : mayCall('manage_competition') ? (
        <Button look="secondary" onClick={() => void run(source)}>
          Descargar el original
        </Button>
      ) : (
        <Note as="span" size="small">
          Leída de un texto
        </Note>
      )}
    </Stack>
  );
}

const revisionsQuery = ({ tournamentId, matchId }: MatchPlace, revision: number) =>
  queryOptions({
    ...refetchOnOpen,
    queryKey: ['revisions', tournamentId, matchId, revision],
    queryFn: () =>
      authorizedCall('GET /competitions/:tournamentId/matches/:matchId/revisions', {
        params: { tournamentId, matchId },
      }),
  });

/** All versions of a match's result, with their source texts. */
function Revisions() {
  const { place, facts } = useResult();
  const { revision } = facts.match;
  const [isOpen, setOpen] = useState(false);
  const { data = [], isError } = useQuery({ ...revisionsQuery(place, revision), enabled: isOpen });
  return (
    <Panel as="details" gap={3} pad={4} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="touch muted underlined">Versiones y originales</summary>
      {isError ? <Notice tone="error">No pudimos leer las versiones. Verifica tu conexión a internet.</Notice> : null}
      <Stack as="ol" gap={3}>
        {data.toReversed().map((each) => (
          <Version key={each.n} revision={each} />
        ))}
      </Stack>
    </Panel>
  );
}
