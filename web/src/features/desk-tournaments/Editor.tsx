import type { PublicTournament, Tournament } from '@arena/domain';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../lib/desk-paths.ts';
import type { Beginning } from '../../lib/editing-start.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { savedText } from './actions.ts';
import { ConfirmationFields } from './ConfirmationFields.tsx';
import { Conflict } from './Conflict.tsx';
import type { Organiser } from './calls.ts';
import { EssentialFields } from './EssentialFields.tsx';
import { FormFields } from './FormFields.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import { PlayFields } from './PlayFields.tsx';
import { PosterFields } from './PosterFields.tsx';
import { Preview } from './Preview.tsx';
import { PrizeFields } from './PrizeFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { offerToShare } from './published.ts';
import { RulesEditor } from './RulesEditor.tsx';
import { useEditor } from './use-editor.ts';
import type { TournamentValues } from './values.ts';
import { WaitingFields } from './WaitingFields.tsx';

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
