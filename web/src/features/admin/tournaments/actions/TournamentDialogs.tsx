import { counted, countedIn, limits, listed, nextEditionName, type Tournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminTournament, tournamentList } from '#lib/calls/admin-tournaments.ts';
import { ApiError } from '#lib/calls/api.ts';
import { listText } from '#lib/editing/list-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { longDateIn } from '#lib/time/format-date.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { useAction } from '#ui/use-action.ts';
import {
  deleteTournament,
  nextTimes,
  repeat,
  savedText,
  setStatus,
  tournamentDrafts,
  useMissing,
} from '../tournament-calls.ts';
import { ShareTournament } from './ShareTournament.tsx';

interface Props {
  tournament: AdminTournament;
  onClose: () => void;
}

/** Counts a tournament's registrations: '48 inscripciones y 30 en espera'; empty without any. */
function registrationsText({ stats, waitingPlayers: waiting }: AdminTournament): string {
  const total = countedIn(stats.present);
  const registrations = (count: number) => counted(count, 'inscripción', 'inscripciones');
  return listed([
    ...(total > 0 ? [registrations(total)] : []),
    ...(waiting > 0 ? [`${total > 0 ? waiting : registrations(waiting)} en espera`] : []),
  ]);
}

/** Asks before a tournament is unpublished. */
export function WithdrawDialog({ tournament, onClose }: Props) {
  const zone = useViewerZone();
  const registrations = registrationsText(tournament);
  return (
    <ConfirmDialog
      title="¿Volver a borrador?"
      action="Volver a borrador"
      tells
      onConfirm={async () => savedText(await setStatus(tournament, { status: 'draft' }), zone)}
      changes={[tournamentList]}
      onClose={onClose}
    >
      <p>
        {tournament.status === 'published'
          ? `«${tournament.name}» deja de verse en el sitio y nadie más puede inscribirse.`
          : `«${tournament.name}» ya no se publica solo.`}
      </p>
      {registrations === '' ? null : <p>Se conservan sus {registrations}.</p>}
    </ConfirmDialog>
  );
}

/** Asks before a tournament and its records are deleted. With registrations or results, its name has to be typed. */
export function DeleteTournamentDialog({ tournament, onClose }: Props) {
  const { id, name, status } = tournament;
  const { present, ...ever } = tournament.stats;
  const registrations = registrationsText(tournament);
  // A player may register after the list was loaded, and the list doesn't show hand-made entries.
  const [isRefused, setRefused] = useState(false);
  const isPlayed = tournament.result !== null;
  const hasRecords = isRefused || registrations !== '' || isPlayed || countedIn(ever) > 0;
  const write = async () => {
    await deleteTournament(id, hasRecords).catch((failure: unknown) => {
      setRefused(hasRecords || (failure instanceof ApiError && failure.code === 'has_registrations'));
      throw failure;
    });
    tournamentDrafts.forget(id);
    return `«${name}» fue eliminado.`;
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar torneo?"
      action={hasRecords ? 'Eliminar con todo' : 'Eliminar'}
      cancel="Conservar"
      nameToType={hasRecords ? { label: 'Escribe el nombre del torneo para confirmar', name } : undefined}
      tells
      onConfirm={write}
      changes={[tournamentList]}
      onClose={onClose}
    >
      <p>
        «{name}» se borra para siempre
        {status === 'published' ? ' y desaparece del sitio' : ''}. No se puede deshacer.
      </p>
      {registrations === '' ? null : (
        <p>
          También se borran sus <strong>{registrations}</strong>: {present.approved} aprobadas y {present.pending} por
          revisar. A esos jugadores nadie les avisa.
        </p>
      )}
      {isPlayed ? <p>También se borran sus resultados, sus premios y su lugar en el historial.</p> : null}
    </ConfirmDialog>
  );
}

function problemWith(publishDate: string | null): string | undefined {
  if (publishDate === null) return 'Elige cuándo se publica el torneo';
  return Date.parse(publishDate) <= serverNow().getTime() ? 'Elige una hora que todavía no pasó' : undefined;
}

/** Asks for the time of a tournament's automatic publication. */
export function PublicationDialog({ tournament, onClose }: Props) {
  const zone = useViewerZone();
  const publishAt = async (publishDate: string) =>
    savedText(await setStatus(tournament, { status: 'scheduled', publishDate }), zone);
  const scheduling = useAction(publishAt, { tells: true, changes: [tournamentList], onDone: onClose });
  const [text, setText] = useState(() => toLocalText(tournament.publishDate));
  const [problem, setProblem] = useState<string | undefined>();
  const missing = useMissing(tournament);
  const schedule = async () => {
    const publishDate = fromLocalText(text);
    const found = problemWith(publishDate);
    setProblem(found);
    if (found !== undefined || publishDate === null) return;
    await scheduling.run(publishDate);
  };
  return (
    <ConfirmDialog
      title="Programar publicación"
      action="Programar"
      isPending={scheduling.isPending}
      onConfirm={schedule}
      onClose={onClose}
    >
      {missing.length === 0 ? null : <MissingText name={tournament.name} missing={missing} />}
      <p>«{tournament.name}» aparece solo en el sitio, como mucho un minuto después de la hora que elijas.</p>
      <TimeField
        label="Se publica"
        shown={text}
        error={problem}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** Publishes the next edition of a tournament, a week or more later, and offers its link to share. */
export function RepeatDialog({ tournament, onClose }: Props) {
  const zone = useViewerZone();
  const { data: tournaments = [] } = useQuery(tournamentList);
  const names = tournaments.map((each) => each.name);
  const [name, setName] = useState(() => nextEditionName(tournament.name, names));
  // Another name is another edition.
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const [edition, setEdition] = useState<Tournament | null>(null);
  const [times] = useState(() => nextTimes(tournament, serverNow()));
  const missing = useMissing({ ...tournament, ...times });
  const dates = [
    { label: 'Inscripciones abiertas hasta', at: times.registrationDeadline ?? times.date },
    { label: 'Empieza', at: times.date },
    { label: 'Termina', at: times.endDate },
  ].filter(({ at }) => at !== null);
  const publish = async () => {
    const made = await repeat(tournament, { ...times, name }, request);
    setEdition(made);
    return savedText(made, zone);
  };
  const { isPending, run } = useAction(publish, { tells: true, changes: [tournamentList] });
  if (edition !== null) return <ShareTournament tournament={edition} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="¿Repetir el torneo?"
      action="Publicar"
      isPending={isPending}
      disabled={name.trim() === ''}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        required
        maxLength={limits.tournament.nameCharacters}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setRequest(crypto.randomUUID());
        }}
      />
      <p>
        «{tournament.name}» se publica otra vez, con las mismas reglas, cupos y premios
        {dates.length === 0 ? ', sin fecha.' : ':'}
      </p>
      {dates.length === 0 ? null : (
        <Stack as="dl" gap={2}>
          {dates.map(({ label, at }) => (
            <Fact key={label} term={label}>
              <strong>{longDateIn(at, zone)}</strong>
            </Fact>
          ))}
        </Stack>
      )}
      {missing.length === 0 ? null : <MissingText name={tournament.name} missing={missing} />}
    </ConfirmDialog>
  );
}

interface PublishProps {
  name: string;
  /** Missing fields, as `missingForPlayers` lists them; at least one. */
  missing: readonly string[];
  /** The button's text: 'Publicar ahora', 'Programar así'. */
  action: string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

function MissingText({ name, missing }: { name: string; missing: readonly string[] }) {
  return (
    <p>
      A «{name}» todavía le falta: {listText(missing)}. Puedes publicarlo ya y completarlo después.
    </p>
  );
}

/** Asks before a tournament is published that players can't register for yet. */
export function PublishDialog({ name, missing, action, isBusy, onPublish, onClose }: PublishProps) {
  return (
    <ConfirmDialog title="¿Publicar así?" action={action} isPending={isBusy} onConfirm={onPublish} onClose={onClose}>
      <MissingText name={name} missing={missing} />
    </ConfirmDialog>
  );
}
