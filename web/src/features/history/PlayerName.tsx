import type { HistoryName } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';

/** A name in the history, linked to the player's page if there is one. */
export function PlayerName({ of: { name, playerId } }: { of: HistoryName }) {
  return playerId === null ? name : <Link to={paths.player(playerId)}>{name}</Link>;
}
