import { type Exchange, entryNames, exchangeText, isExchanged, type Match, refuse } from '@arena/domain';
import type { Planned } from './competition-document.ts';
import { refusalError } from './decide.ts';

/** @throws ApiError `competition_refused` with who would have advanced instead of whom. */
export function refuseExchanges({ competition, entries }: Planned, exchanges: readonly Exchange[]): void {
  const names = entryNames(entries);
  const exchanged = exchanges.filter(isExchanged);
  const texts = exchanged.map((one) => exchangeText(one, competition.stages, (id) => names.get(id) ?? ''));
  const entryIds = exchanged.flatMap(({ would, instead }) => [...would, ...instead]);
  if (texts.length > 0) {
    throw refusalError(refuse('advance_exchanged', 'acceptsExchange', { exchanges: texts.join(' ') }, entryIds));
  }
}

/** Adds to a match's new correction who would have advanced instead of whom. */
export function withExchanges(match: Match, exchanges: Exchange[]): Match {
  const correction = match.corrections.at(-1);
  if (correction === undefined || exchanges.length === 0) return match;
  return { ...match, corrections: match.corrections.with(-1, { ...correction, exchanges }) };
}
