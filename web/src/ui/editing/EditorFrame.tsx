import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Revised } from '../../lib/editing/save-draft.ts';
import type { Editor } from '../../lib/editing/use-controls.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import { ActNotice } from '../signs/ActNotice.tsx';
import { Notice } from '../signs/Notice.tsx';
import { type Conflict, EditingConflict } from './EditingConflict.tsx';
import styles from './EditorFrame.module.css';
import { PreviewPlace } from './PreviewPlace.tsx';

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

/** What is disabled loses the focus: whoever had it has it again once nothing is being saved any more. */
function useKeptFocus(isSaving: boolean): void {
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSaving) left.current = document.activeElement;
    else if (document.activeElement === document.body && left.current instanceof HTMLElement) left.current.focus();
  }, [isSaving]);
}

interface Props<Values extends object, Thing extends Revised> {
  editor: Omit<Editor<Values, Thing>, 'control' | 'checkbox'>;
  saveLabel: string;
  /** The thing as the public will see it; null where it never will. */
  preview: ReactNode;
  /** Leads back to where the editor was opened, where that is no screen of its own. */
  onLeave?: () => void;
  /** What is said where someone else saved it meanwhile. */
  conflict?: Conflict<Values>;
  /** The controls. */
  children: ReactNode;
}

/**
 * An editor of the desk: its controls, how the public will see what is in them, and the saving, always at hand. What is
 * being saved can't be changed: what is typed then would be lost.
 */
export function EditorFrame<Values extends object, Thing extends Revised>(props: Props<Values, Thing>) {
  const { editor, saveLabel, preview, onLeave, conflict, children } = props;
  const { place, theirs, onDiscard, isSaving, isKept, failure, save } = editor;
  const { isPreviewing, toggle } = usePreviewSwitch();
  useKeptFocus(isSaving);
  const saveText = isSaving ? 'Guardando…' : saveLabel;
  return (
    <div
      ref={place}
      className={classes(styles.editor, isPreviewing && styles.previewing, preview === null && styles.plain)}
    >
      <form
        className={styles.form}
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
      {preview === null ? null : <PreviewPlace isShown={isPreviewing}>{preview}</PreviewPlace>}
      {conflict === undefined ? null : <EditingConflict editor={editor} {...conflict} />}
    </div>
  );
}
