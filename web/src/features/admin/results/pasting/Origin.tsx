import type { ReadRow, ResultRow } from '@arena/domain';
import { classes } from '../../../../ui/classes.ts';
import styles from './ReadText.module.css';
import { usedParts } from './used-parts.ts';

function tagOf(row: ReadRow, stored: ResultRow | undefined): { text: string; look: string | undefined } {
  if (stored === undefined) return { text: 'Nuevo', look: styles.new };
  const isSame = stored.played === row.played && stored.placement === row.placement && stored.kills === row.kills;
  return isSame ? { text: 'Igual', look: undefined } : { text: 'Cambia', look: styles.changed };
}

/** The source line of a row, with its used parts highlighted. */
export function Origin({ row, stored }: { row: ReadRow; stored: ResultRow | undefined }) {
  const { text, look } = tagOf(row, stored);
  const why = [row.why.placement, row.why.kills].filter((each) => each !== null).join(' · ');
  return (
    <p className={styles.origin} title={why === '' ? undefined : why}>
      <span className={classes(styles.tag, look)}>{text}</span>
      <span>
        {usedParts(row).map((piece, at) =>
          piece.isUsed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other key.
            <mark key={at} className={styles.used}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </span>
    </p>
  );
}
