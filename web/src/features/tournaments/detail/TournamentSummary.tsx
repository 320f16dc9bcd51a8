import type { PublicTournament } from '@arena/domain';
import { longDateIn } from '#lib/time/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { ClosingTime, SeatsRing } from '../card/TournamentParts.tsx';
import styles from './TournamentSummary.module.css';

/** A short summary of a tournament, next to its registration form. */
export function TournamentSummary({ tournament }: { tournament: PublicTournament }) {
  return (
    <div className={classes('sides', styles.summary)}>
      <SeatsRing tournament={tournament} />
      <Stack as="p" gap={1}>
        <span className={styles.date}>
          <LocalTime instant={tournament.date} write={longDateIn} />
        </span>
        <span className={styles.closing}>
          <ClosingTime tournament={tournament} />
        </span>
      </Stack>
    </div>
  );
}
