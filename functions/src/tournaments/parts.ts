import { VisibleTournament } from '@arena/domain';
import type { Parts } from '../records/store.ts';

const VISIBLE: ReadonlySet<string> = new Set(Object.keys(VisibleTournament.shape));

/**
 * The fields of a tournament by where they are kept: those that visitors may see once it is published in its own
 * document, the others inside, and there too its status, so that one query finds what is due.
 */
export function tournamentParts(fields: Readonly<Record<string, unknown>>): Parts {
  const parts: Parts = { own: {}, inside: {} };
  for (const [name, value] of Object.entries(fields)) {
    if (VISIBLE.has(name)) parts.own[name] = value;
    if (!VISIBLE.has(name) || name === 'status') parts.inside[name] = value;
  }
  return parts;
}
