import { classes } from '#ui/classes.ts';
import type { NoteText } from './notes.ts';
import styles from './Row.module.css';

export function RowNote({ note }: { note: NoteText | null }) {
  if (note === null) return null;
  return <span className={note.tone && classes(styles.toned, styles[note.tone])}>{note.text}</span>;
}
