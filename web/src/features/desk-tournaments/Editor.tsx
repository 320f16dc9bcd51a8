import type { PublicTournament, Tournament } from '@arena/domain';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { savedText } from './actions.ts';
import { Conflict } from './Conflict.tsx';
import type { Organiser } from './calls.ts';
import type { Draft } from './draft.ts';
import styles from './Editor.module.css';
import { EssentialFields } from './EssentialFields.tsx';
import { FormFields } from './FormFields.tsx';
import { PlayFields } from './PlayFields.tsx';
import { Preview } from './Preview.tsx';
import { PrizeFields } from './PrizeFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { RulesEditor } from './RulesEditor.tsx';
import { useEditor } from './use-editor.ts';

/** How the public sees a tournament; the route brings it along. */
export interface Views {
  card: (tournament: PublicTournament) => ReactNode;
  detail: (tournament: PublicTournament) => ReactNode;
}

interface Props {
  organiser: Organiser;
  initial: Draft;
  /** Whether it is what was written here earlier and never saved. */
  isRestored: boolean;
  /** What someone else made of the tournament since that was written. */
  meanwhile: Tournament | null;
  views: Views;
  onDiscard: () => void;
}

function saveLabel(status: string, before: string | undefined): string {
  if (status === before && status !== 'draft') return 'Guardar cambios';
  if (status === 'published') return 'Publicar';
  return status === 'scheduled' ? 'Programar' : 'Guardar borrador';
}

/** On a phone the preview takes the place of the controls: it begins at its top, and one returns to where one was. */
function usePreviewSwitch() {
  const [isPreviewing, setPreviewing] = useState(false);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    if (isPreviewing) window.scrollTo(0, 0);
    else if (left > 0) window.scrollTo(0, left);
  }, [isPreviewing, left]);
  const toggle = () => {
    if (!isPreviewing) setLeft(window.scrollY);
    setPreviewing(!isPreviewing);
  };
  return { isPreviewing, toggle };
}

/** The editor of a tournament, with how the public will see it beside it, or on a phone in its place. */
export function Editor({ organiser, initial, isRestored, meanwhile, views, onDiscard }: Props) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const zone = useViewerZone();
  const { isPreviewing, toggle } = usePreviewSwitch();
  const onSaved = (tournament: Tournament) => {
    toast('success', savedText(tournament, zone));
    navigate(paths.deskTournaments());
  };
  const editor = useEditor({ organiser, initial, meanwhile, onSaved });
  const { form, base, theirs } = editor;
  const status = useWatch({ control: form.control, name: 'status' });

  return (
    <div className={classes(styles.editor, isPreviewing && styles.previewing)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        {isRestored && theirs === null ? (
          <Notice
            tone="info"
            action={
              <Button look="quiet" onClick={onDiscard}>
                Descartar
              </Button>
            }
          >
            Recuperamos lo que escribiste y no guardaste.
          </Notice>
        ) : null}
        {editor.isKept ? null : (
          <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
        )}
        <EssentialFields form={form} />
        <PlayFields form={form} />
        <PrizeFields form={form} />
        <RulesEditor form={form} />
        <FormFields form={form} />
        <PublicationFields form={form} before={base?.status} />
        {editor.failure === null ? null : <Notice tone="error">{editor.failure}</Notice>}
        <div className={styles.bar}>
          <span className={styles.toggle}>
            <Button look="secondary" wide onClick={toggle}>
              {isPreviewing ? 'Seguir editando' : 'Vista previa'}
            </Button>
          </span>
          <Button type="submit" wide busy={editor.isSaving}>
            {editor.isSaving ? 'Guardando…' : saveLabel(status, base?.status)}
          </Button>
        </div>
      </form>
      <Preview form={form} base={base} views={views} className={styles.preview} />
      {theirs === null ? null : <Conflict editor={editor} theirs={theirs} />}
    </div>
  );
}
