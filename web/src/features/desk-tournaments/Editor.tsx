import type { PublicTournament, Tournament } from '@arena/domain';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import type { Beginning } from '../../lib/editing/editing-start.ts';
import { useViewerZone } from '../../lib/time/viewer-zone.ts';
import { EditorFrame } from '../../ui/editing/EditorFrame.tsx';
import { useToast } from '../../ui/signs/toast-context.ts';
import { Conflict } from './Conflict.tsx';
import type { Organiser } from './calls.ts';
import { savedText } from './deeds/actions.ts';
import { PublishDialog } from './deeds/PublishDialog.tsx';
import { offerToShare } from './deeds/published.ts';
import { ConfirmationFields } from './fields/ConfirmationFields.tsx';
import { EssentialFields } from './fields/EssentialFields.tsx';
import { FormFields } from './fields/FormFields.tsx';
import { GuardianFields } from './fields/GuardianFields.tsx';
import { PlayFields } from './fields/PlayFields.tsx';
import { PosterFields } from './fields/PosterFields.tsx';
import { PrizeFields } from './fields/PrizeFields.tsx';
import { PublicationFields } from './fields/PublicationFields.tsx';
import { RulesEditor } from './fields/RulesEditor.tsx';
import { WaitingFields } from './fields/WaitingFields.tsx';
import { Preview } from './Preview.tsx';
import { useEditor } from './use-editor.ts';
import type { TournamentValues } from './values.ts';

/** How the public sees a tournament; the route brings it along. */
export interface Views {
  card: (tournament: PublicTournament) => ReactNode;
  detail: (tournament: PublicTournament) => ReactNode;
}

interface Props extends Beginning<TournamentValues, Tournament> {
  organiser: Organiser;
  views: Views;
}

function saveLabel(status: string, before: string | undefined): string {
  if (status === before && status !== 'draft') return 'Guardar cambios';
  if (status === 'published') return 'Publicar';
  return status === 'scheduled' ? 'Programar' : 'Guardar borrador';
}

/** The editor of a tournament, with how the public will see it. */
export function Editor({ organiser, initial, meanwhile, views, onDiscard }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const zone = useViewerZone();
  const { base: before } = initial;
  const onSaved = (tournament: Tournament) => {
    toast('success', savedText(tournament, zone));
    if (tournament.status === 'published' && before?.status !== 'published') offerToShare(tournament);
    void navigate(deskPath('tournaments'));
  };
  const editor = useEditor({ organiser, initial, meanwhile, onSaved });
  const { form, base, theirs, question } = editor;
  const status = useWatch({ control: form.control, name: 'status' });

  return (
    <>
      <EditorFrame
        editing={editor}
        onDiscard={onDiscard}
        saveLabel={saveLabel(status, base?.status)}
        preview={<Preview form={form} base={base} views={views} />}
      >
        <EssentialFields form={form} />
        <PosterFields form={form} />
        <PlayFields form={form} />
        <PrizeFields form={form} />
        <RulesEditor form={form} />
        <FormFields form={form} />
        <GuardianFields form={form} />
        <WaitingFields form={form} />
        <ConfirmationFields form={form} />
        <PublicationFields form={form} before={base?.status} />
      </EditorFrame>
      {question.missing === null ? null : (
        <PublishDialog
          name={form.getValues('name').trim()}
          missing={question.missing}
          action={status === 'scheduled' ? 'Programar así' : 'Publicar ahora'}
          isBusy={editor.isSaving}
          onPublish={() => void question.publish()}
          onClose={question.withdraw}
        />
      )}
      {theirs === null ? null : <Conflict editor={editor} theirs={theirs} />}
    </>
  );
}
