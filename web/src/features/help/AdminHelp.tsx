import { guidePath } from '#lib/addresses/guide.ts';
import { useScreenLocation } from '#lib/addresses/overlay.ts';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { helpAt } from './admin-help.ts';
import styles from './Faq.module.css';

/** Help with the organiser's screen beneath the overlay. The guide opens in a tab of its own, so that nothing typed is lost. */
export default function AdminHelp() {
  const { title, sentences, anchor } = helpAt(useScreenLocation().pathname);
  return (
    <Stack as="section" gap={3} narrow className={styles.admin} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <a className="touch underlined" href={guidePath(anchor)} target="_blank" rel="noreferrer">
        Leer más en la guía
      </a>
      <Note size="text">Abajo está lo que preguntan los jugadores.</Note>
    </Stack>
  );
}
