import type { Tournament } from './tournament/tournament.schema.ts';

type Played = Pick<Tournament, 'result'>;

/** True if the groups of a tournament are drawn, which ends its registration. */
export function isDrawn({ result }: Played): boolean {
  return result?.drawn === true || hasPlay({ result });
}

/** True if a match of a tournament was played, or is being played. */
export function hasPlay({ result }: Played): boolean {
  return result?.state === 'playing' || result?.state === 'finished';
}
