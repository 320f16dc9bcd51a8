import { type PublicTournament, type Tournament, toPublicTournament } from '@arena/domain';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import type { Beginning } from '#lib/editing/drafts.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { EditorFrame, EditorLoader } from '#ui/editing/EditorFrame.tsx';
import { PreviewFrame } from '#ui/editing/PreviewFrame.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { AdminPicture } from '#ui/fields/PictureControl.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { PictureContext, type PictureProps } from '#ui/pictures/picture-context.ts';
import { PublishDialog } from './actions/TournamentDialogs.tsx';
import { EntryFields, PublicationFields } from './fields/EntryFields.tsx';
import { EssentialFields, PlayFields, PosterFields, PrizeFields, SponsorFields } from './fields/EssentialFields.tsx';
import { RulesEditor } from './fields/RulesEditor.tsx';
import { offerToShare, savedText, tournamentDrafts, tournamentStorage } from './tournament-calls.ts';
import {
  isSameTournament,
  type TournamentValues,
  tournamentFieldsOf,
  tournamentLabels,
  tournamentValuesOf,
} from './tournament-values.ts';
import { useTournamentEditor } from './use-tournament-editor.ts';

const statuses: Record<string, string> = { draft: 'Borrador', scheduled: 'Programado', published: 'Publicado' };

function readable(control: keyof TournamentValues, value: TournamentValues[keyof TournamentValues]): string {
  if (value.length === 0) return 'vacío';
  if (typeof value !== 'string') return value.map(({ text }) => text).join('\n');
  if (control === 'status') return statuses[value] ?? value;
  return control.toLowerCase().includes('date') || control === 'registrationDeadline' ? value.replace('T', ' ') : value;
}

interface EditorProps {
  beginning: Beginning<TournamentValues, Tournament>;
  views: Views;
}

function saveLabel(status: string, before: string | undefined): string {
  if (status === before && status !== 'draft') return 'Guardar cambios';
  if (status === 'published') return 'Publicar';
  return status === 'scheduled' ? 'Programar' : 'Guardar borrador';
}

/** The editor of a tournament, with its public preview. */
function Editor({ beginning, views }: EditorProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const zone = useViewerZone();
  const isNew = beginning.initial.base === null;
  const onSaved = (tournament: Tournament, isHere: boolean) => {
    const isPublished = tournament.status === 'published' && beginning.initial.base?.status !== 'published';
    // The offer to share says that it is published.
    if (isPublished) offerToShare(tournament);
    else toast('success', savedText(tournament, zone));
    const to = isNew ? adminPath('tournaments') : adminPath('tournament', { id: tournament.id });
    if (isHere) void navigate(to);
  };
  const { editor, question } = useTournamentEditor(beginning, onSaved);
  const { base, shown: values } = editor;
  return (
    <>
      <EditorFrame
        editor={editor}
        saveLabel={saveLabel(values.status, base?.status)}
        isMostlyOptional
        preview={<TournamentPreview values={values} base={base} views={views} />}
        conflict={{
          subject: 'este torneo',
          labelOf: (control) => tournamentLabels[control],
          readable: (control, of) => readable(control, of[control]),
        }}
      >
        <EssentialFields editor={editor} />
        <PosterFields editor={editor} />
        <PlayFields editor={editor} />
        <PrizeFields editor={editor} />
        <SponsorFields editor={editor} />
        <RulesEditor editor={editor} />
        <EntryFields editor={editor} />
        <PublicationFields editor={editor} />
      </EditorFrame>
      {question.missing === null ? null : (
        <PublishDialog
          name={values.name.trim()}
          missing={question.missing}
          action={values.status === 'scheduled' ? 'Programar así' : 'Publicar ahora'}
          isBusy={editor.isSaving}
          onPublish={() => void question.publish()}
          onClose={question.withdraw}
        />
      )}
    </>
  );
}

interface Props {
  /** Null for a new tournament. */
  id: string | null;
  views: Views;
}

const gone = {
  code: 'tournament_not_found',
  text: 'Este torneo ya no existe: alguien lo eliminó.',
  href: adminPath('tournaments'),
  label: 'Ver los torneos',
} as const;

const editable = {
  drafts: tournamentDrafts,
  valuesOf: tournamentValuesOf,
  isSame: isSameTournament,
  storage: tournamentStorage,
};

/** The editor of a tournament, loaded by id, or of a new one. */
export function TournamentEditor({ id, views }: Props) {
  return (
    <EditorLoader editable={editable} id={id} loading="Cargando torneo…" gone={gone}>
      {(beginning) => <Editor beginning={beginning} views={views} />}
    </EditorLoader>
  );
}

/** Renders the public views; passed in by the route. */
interface Views {
  card: (tournament: PublicTournament) => ReactNode;
  detail: (tournament: PublicTournament) => ReactNode;
}

type View = keyof Views;

const choices = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'detail', label: 'Detalle' },
] as const satisfies readonly { value: View; label: string }[];

/** Returns the public view of a tournament with the values of the controls. */
function asPublished(values: TournamentValues, base: Tournament | null): PublicTournament | null {
  const fields = tournamentFieldsOf(values);
  return toPublicTournament({
    id: base?.id ?? 'new',
    currentPlayers: base?.currentPlayers ?? 0,
    invitedPlayers: base?.invitedPlayers ?? 0,
    waitingPlayers: base?.waitingPlayers ?? 0,
    lastInLine: base?.lastInLine ?? 0,
    publishedAt: base?.publishedAt ?? null,
    confirmationsSince: null,
    result: base?.result ?? null,
    revision: base?.revision ?? 0,
    ...fields,
    name: fields.name || 'Nombre del torneo',
    maxPlayers: Number.isInteger(fields.maxPlayers) ? Math.max(0, fields.maxPlayers) : 0,
    status: 'published',
  });
}

function drawAdminPicture(props: PictureProps) {
  return <AdminPicture key={props.id} {...props} />;
}

interface PreviewProps {
  values: TournamentValues;
  base: Tournament | null;
  views: Views;
}

/** The card and the detail screen as on a phone, updated while typing. */
function TournamentPreview({ values, base, views }: PreviewProps) {
  const [view, setView] = useState<View>('card');
  const tournament = asPublished(useDeferredValue(values), base);
  return (
    <>
      <Chips label="Qué se ve" options={choices} value={view} onChange={setView} />
      {tournament === null ? null : (
        <PreviewFrame label={view === 'card' ? 'Tarjeta del torneo' : 'Detalle del torneo'} isInset={view === 'card'}>
          <PictureContext value={drawAdminPicture}>{views[view](tournament)}</PictureContext>
        </PreviewFrame>
      )}
    </>
  );
}
