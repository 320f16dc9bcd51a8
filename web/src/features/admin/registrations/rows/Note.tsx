import styles from './Note.module.css';
import type { NoteText } from './notes.ts';

export function Note({ note }: { note: NoteText | null }) {
  if (note === null) return null;
  return <span className={note.tone && styles[note.tone]}>{note.text}</span>;
}
