import type { Tournament } from '@arena/domain';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import type { Beginning } from '#lib/editing/editing-start.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import { EditorLoader } from '#ui/editing/EditorLoader.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { PublishDialog } from './actions/PublishDialog.tsx';
import { offerToShare } from './actions/published.ts';
import { savedText } from './actions/tournament-actions';
import {
  ConfirmationFields,
  FormFields,
  GuardianFields,
  NicknameFields,
  WaitingFields,
} from './fields/EntryFields.tsx';
import { EssentialFields, PosterFields, SponsorFields } from './fields/EssentialFields.tsx';
import { PlayFields, PrizeFields } from './fields/PlayFields.tsx';
import { PublicationFields } from './fields/PublicationFields.tsx';
import { RulesEditor } from './fields/RulesEditor.tsx';
import { TournamentPreview, type Views } from './TournamentPreview';
import { tournamentDrafts, tournamentStorage } from './tournament-storage.ts';
import { isSameTournament, type TournamentValues, tournamentLabels, tournamentValuesOf } from './tournament-values';
import { useTournamentEditor } from './use-tournament-editor';

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
        <FormFields editor={editor} />
        <NicknameFields editor={editor} />
        <GuardianFields editor={editor} />
        <WaitingFields editor={editor} />
        <ConfirmationFields editor={editor} />
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
