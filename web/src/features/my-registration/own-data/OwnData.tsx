import {
  consentStateOf,
  type MyRegistrationData,
  playersOf,
  registrationStatusLabel,
  requestedChanges,
  withRequested,
} from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import { CONTROLS, correctionLabels, guardianLabels } from '#lib/editing/correction-values.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/icons/Notice.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Fact } from '#ui/layout/Fact.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import page from '#ui/layout/LinkPage.module.css';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { hasChanges } from './kept-changes.ts';
import { EraseQuestion, LeaveQuestion } from './OwnActions.tsx';
import { OwnFields } from './OwnFields.tsx';

interface Props {
  token: string;
  /** The section's heading, which gets the focus of removed elements. */
  heading: RefObject<HTMLElement | null>;
  hasPrize: boolean;
  /** Starts with the fields instead of the overview. */
  isCorrecting: boolean;
  onChanged: () => void;
  onErasing: (freeFireId: string) => void;
  onErased: () => void;
}

const outText = {
  left: 'Dejaste el torneo',
  unconfirmed: 'No confirmaste a tiempo',
  no_consent: 'Tu tutor no dio permiso',
  unanswered: 'No tomaste el cupo a tiempo',
  no_show: 'No estabas en la sala',
} as const;
const consentText = { none: '', open: 'Todavía no responde', given: 'Dado', refused: 'No lo dio' } as const;

function Facts({ data }: { data: MyRegistrationData }) {
  const zone = useViewerZone();
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const { team, status, out, reason, createdAt, decidedAt, questions, answers, hasOrigin } = data;
  return (
    <Stack as="dl" gap={3} className={classes(page.facts, page.quiet)}>
      {CONTROLS.map((control) => (
        <Fact key={control} term={correctionLabels[control]}>
          {data[control] || 'Vacío'}
        </Fact>
      ))}
      {data.guardian === null ? null : (
        <>
          <Fact term={guardianLabels['guardian.name']}>{data.guardian.name}</Fact>
          <Fact term={guardianLabels['guardian.contact']}>{data.guardian.contact}</Fact>
        </>
      )}
      {data.guardian === null ? null : (
        // The refusal of this registration stays visible after the team overrode it for the ID.
        <Fact term="Permiso de tu tutor">{consentText[out === 'no_consent' ? 'refused' : consentStateOf(data)]}</Fact>
      )}
      {team === null ? null : (
        <Fact term={`Equipo ${team.name}`}>
          {playersOf(data)
            .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
            .join('\n')}
        </Fact>
      )}
      {requestedChanges(data).map(({ before, after }) => (
        <Fact
          key={before + after}
          term={data.playersChange?.state === 'open' ? 'Espera revisión' : 'El equipo no aceptó'}
        >
          {before} → {after}
        </Fact>
      ))}
      {questions.map(({ id, text }) => (
        <Fact key={id} term={text}>
          {[answers[id] ?? []].flat().join(', ') || 'Sin respuesta'}
        </Fact>
      ))}
      {data.teamLink === null ? null : (
        <Fact term="Enlace de tu equipo">
          {data.teamLink.isMade ? 'Un código creado con él' : 'No lo has compartido'}
        </Fact>
      )}
      <Fact term="Te inscribiste">{at(createdAt)}</Fact>
      <Fact term="Estado">
        {out === null ? [registrationStatusLabel[status], reason ?? []].flat().join('. ') : outText[out]}
      </Fact>
      {decidedAt === null ? null : <Fact term="Se resolvió">{at(decidedAt)}</Fact>}
      <Fact term="Tu conexión">
        {hasOrigin ? 'Códigos creados con tu dirección IP, hasta que termine el torneo' : 'No guardamos nada de ella'}
      </Fact>
    </Stack>
  );
}

function Until({ data: { rights } }: { data: MyRegistrationData }) {
  const { correct, players, correctUntil } = rights;
  const zone = useViewerZone();
  if (players && !correct) {
    return (
      <Note size="text">Las inscripciones ya cerraron: pídele al equipo cambiar un jugador, un apodo o un ID.</Note>
    );
  }
  if (!correct) return <Note size="text">Aquí ya no se corrigen. Si algo está mal, pregunta en el chat.</Note>;
  if (correctUntil === null) return null;
  const until = dayAndClockIn(correctUntil, zone);
  return <Note size="text">Puedes corregirlos hasta el {until}.</Note>;
}

async function readOwnData(token: string, onRead: () => void): Promise<MyRegistrationData> {
  const data = await call('POST /my-registration/data', { body: { token } });
  // The data above may be outdated.
  onRead();
  return data;
}

const ownDataQuery = (token: string, readings: number, onRead: () => void) =>
  queryOptions({
    queryKey: ['own data', token, readings],
    queryFn: () => readOwnData(token, onRead),
    ...refetchOnOpen,
  });

/** All stored data of a player, and the actions on it. */
export default function OwnData({ token, heading, hasPrize, isCorrecting, onChanged, onErasing, onErased }: Props) {
  const toast = useToast();
  const [readings, setReadings] = useState(0);
  const query = useQuery(ownDataQuery(token, readings, onChanged));
  // Another key discards the outdated data.
  const retry = () => setReadings(readings + 1);
  const [saved, setSaved] = useState<MyRegistrationData | null>(null);
  const [isEditing, setEditing] = useState(() => isCorrecting || hasChanges(token));
  const [asked, setAsked] = useState<'leave' | 'erase' | null>(null);
  const hasLeft = useRef(false);
  if (query.data === undefined) {
    return query.isFetching ? (
      <Skeleton measure="full" />
    ) : (
      <Notice tone="error" action={<Button onClick={retry}>Reintentar</Button>}>
        {failureText(query.error)}
      </Notice>
    );
  }
  const data = saved ?? query.data;
  const { rights, status } = data;
  const turnTo = (editing: boolean) => {
    setEditing(editing);
    heading.current?.focus();
  };
  const changed = (text: string) => {
    toast('success', text);
    turnTo(false);
    onChanged();
  };
  if (isEditing && (rights.correct || rights.players)) {
    const keep = (next: MyRegistrationData) => {
      setSaved(next);
      const isLinkGone = data.teamLink?.isMade === true && next.teamLink?.isMade !== true;
      const isAsked = next.playersChange?.state === 'open' && next.playersChange.at !== data.playersChange?.at;
      const done = isAsked ? 'Listo: el equipo revisa tu cambio.' : 'Listo: guardamos tus datos.';
      changed(isLinkGone ? 'Listo. Manda el enlace nuevo a tu equipo.' : done);
    };
    return (
      <OwnFields
        token={token}
        data={withRequested(data)}
        refetch={async () => withRequested(await readOwnData(token, onChanged))}
        onSaved={keep}
        onLeave={() => turnTo(false)}
      />
    );
  }
  const left = () => {
    hasLeft.current = true;
    setAsked(null);
    setSaved(null);
    retry();
    changed(status === 'waiting' ? 'Listo: dejaste la lista de espera.' : 'Listo: dejaste el torneo.');
  };
  return (
    <>
      <Facts data={data} />
      <Until data={data} />
      <Inline gap={3}>
        {rights.correct || rights.players ? (
          <Button look="secondary" onClick={() => turnTo(true)}>
            {rights.correct ? 'Corregir' : 'Pedir un cambio'}
          </Button>
        ) : null}
        {rights.leave ? (
          <Button look="quiet" onClick={() => setAsked('leave')}>
            {status === 'waiting' ? 'Dejar la lista' : 'Dejar el torneo'}
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => setAsked('erase')}>
          Borrar mis datos
        </Button>
      </Inline>
      {asked === 'leave' ? (
        <LeaveQuestion
          token={token}
          hasPrize={hasPrize}
          onClose={() => setAsked(null)}
          isWaiting={status === 'waiting'}
          onLeft={left}
          finalFocus={() => (hasLeft.current && heading.current) || true}
        />
      ) : null}
      {asked === 'erase' ? (
        <EraseQuestion
          token={token}
          data={data}
          hasPrize={hasPrize}
          onClose={() => setAsked(null)}
          onTry={() => onErasing(data.freeFireId)}
          onErased={onErased}
        />
      ) : null}
    </>
  );
}
