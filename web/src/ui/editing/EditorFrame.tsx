import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { type Beginning, type Editable, type Revised, useEditingStart } from '#lib/editing/drafts.ts';
import { type EditorState, useKeptFocus } from '#lib/editing/use-editor-form.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import { ActNotice } from '../icons/ActNotice.tsx';
import { Notice } from '../icons/Notice.tsx';
import { LoadedView } from '../loading/LoadedView.tsx';
import { type Conflict, EditingConflict } from './EditingConflict.tsx';
import styles from './EditorFrame.module.css';
import { PreviewPane } from './PreviewFrame.tsx';

/** On a phone the preview replaces the controls. It starts at its top, and going back restores the scroll position. */
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

interface Props<Values extends object, Thing> {
  editor: EditorState<Values, Thing>;
  saveLabel: string;
  /** Preview of the public view; null without one. */
  preview: ReactNode;
  /** Marks required fields instead of optional ones, where most are optional. */
  isMostlyOptional?: boolean;
  /** Goes back, for an editor without a screen of its own. */
  onLeave?: () => void;
  conflict?: Conflict<Values>;
  children: ReactNode;
}

/**
 * An admin's editor: controls, public preview, and a sticky save bar. Controls are disabled while saving, because
 * changes would be lost.
 */
export function EditorFrame<Values extends object, Thing>(props: Props<Values, Thing>) {
  const { editor, saveLabel, preview, isMostlyOptional = false, onLeave, conflict, children } = props;
  const { theirs, onDiscard, isSaving, isKept, failure, save } = editor;
  const { isPreviewing, toggle } = usePreviewSwitch();
  useKeptFocus(isSaving);
  const saveText = isSaving ? 'Guardando…' : saveLabel;
  return (
    <div className={classes(styles.editor, isPreviewing && styles.previewing, preview === null && styles.plain)}>
      <form
        className={styles.form}
        data-mostly-optional={isMostlyOptional || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {onDiscard !== null && theirs === null ? (
          <ActNotice tone="info" act={{ label: 'Descartar', look: 'quiet', run: onDiscard, disabled: isSaving }}>
            Recuperamos lo que escribiste y no guardaste.
          </ActNotice>
        ) : null}
        {isKept ? null : (
          <Notice tone="warning">Este navegador no puede guardar tu avance: guarda antes de cerrar la pestaña.</Notice>
        )}
        <fieldset className={styles.controls} disabled={isSaving}>
          {children}
        </fieldset>
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
        <div className={classes('dock', styles.bar)}>
          {preview === null ? null : (
            <span className={styles.toggle}>
              <Button look="secondary" wide onClick={toggle}>
                {isPreviewing ? 'Seguir editando' : 'Vista previa'}
              </Button>
            </span>
          )}
          {onLeave === undefined ? null : (
            <Button look="secondary" wide onClick={onLeave}>
              Volver
            </Button>
          )}
          <Button type="submit" wide busy={isSaving}>
            {saveText}
          </Button>
        </div>
      </form>
      {preview === null ? null : <PreviewPane isShown={isPreviewing}>{preview}</PreviewPane>}
      {conflict === undefined ? null : <EditingConflict editor={editor} {...conflict} />}
    </div>
  );
}

interface LoaderProps<Values, Thing extends Revised>
  extends Pick<ComponentProps<typeof LoadedView>, 'loading' | 'gone'> {
  editable: Editable<Values, Thing>;
  /** Null for a new record. */
  id: string | null;
  /** Renders the editor with its initial state. */
  children: (beginning: Beginning<Values, Thing>) => ReactNode;
}

function Begun<Values, Thing extends Revised>({
  editable,
  current,
  children,
}: Pick<LoaderProps<Values, Thing>, 'editable' | 'children'> & { current: Thing | null }) {
  const { key, beginning } = useEditingStart(editable, current);
  return <Fragment key={key}>{children(beginning)}</Fragment>;
}

/** The edited record; read anew each time its editor is opened. */
const editedQuery = <Values, Thing extends Revised>(
  { storage }: Editable<Values, Thing>,
  opened: string,
  id: string | null,
) =>
  queryOptions({
    queryKey: ['an edited thing', opened, id],
    queryFn: async () => (id === null ? null : await storage.read(id)),
    ...refetchOnOpen,
  });

/** The editor of a record, loaded by id, or of a new one. */
export function EditorLoader<Values, Thing extends Revised>(props: LoaderProps<Values, Thing>) {
  const { editable, id, loading, gone, children } = props;
  const [opened] = useState(() => crypto.randomUUID());
  const query = useQuery(editedQuery(editable, opened, id));
  return (
    <LoadedView query={query} loading={loading} gone={gone}>
      {(current) => (
        <Begun editable={editable} current={current}>
          {children}
        </Begun>
      )}
    </LoadedView>
  );
}
