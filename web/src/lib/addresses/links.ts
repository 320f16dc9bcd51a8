import { isFields, LINK_TOKEN, limits } from '@arena/domain';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { followStorage, tellOfStorage } from '../storage/live.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../storage/storage.ts';

/*
 * Private links of this browser: in the tab while it lives, on the phone if the player chose so
 * (docs/decisions/014-private-links.md). A link lives as long as its registration.
 */

type Area = 'local' | 'session';

/** One private link, and what was last seen behind it. */
export interface KeptLink {
  token: string;
  /** Null where it was opened and nothing has been read yet, and of a team's: who has that one didn't register here. */
  tournamentId: string | null;
  /** When it was last read or kept, in milliseconds. */
  at: number;
  /** The last data read (`MyRegistration`), for offline use; null without any. */
  myRegistration: unknown;
  /** `team`: it is the one by which those who play for a team see its registration. */
  of?: unknown;
}

function isLink(value: unknown): value is KeptLink {
  if (!isFields(value) || !('myRegistration' in value)) return false;
  const { token, tournamentId, at } = value;
  const isOf = tournamentId === null || typeof tournamentId === 'string';
  return typeof token === 'string' && LINK_TOKEN.test(token) && isOf && typeof at === 'number';
}

function linksIn(area: Area): KeptLink[] {
  const kept = readStored(area, storageKeys.links);
  return Array.isArray(kept) ? kept.filter(isLink) : [];
}

function write(area: Area, links: readonly KeptLink[]): void {
  if (links.length === 0) removeStored(area, storageKeys.links);
  else writeStored(area, storageKeys.links, links);
}

const without = (links: readonly KeptLink[], token: string) => links.filter((each) => each.token !== token);

/** True if the phone keeps the link beyond this tab. */
export function isSaved(token: string): boolean {
  return linksIn('local').some((each) => each.token === token);
}

/** The links that this browser has, the latest first. */
export function keptLinks(): KeptLink[] {
  const saved = linksIn('local');
  const own = linksIn('session').filter(({ token }) => !saved.some((each) => each.token === token));
  return [...saved, ...own].toSorted((a, b) => b.at - a.at);
}

/** Keeps a link where it is kept already, else with the tab. */
export function keepLink(link: Omit<KeptLink, 'at'>): void {
  const area = isSaved(link.token) ? 'local' : 'session';
  write(area, [...without(linksIn(area), link.token), { ...link, at: Date.now() }]);
  tellOfStorage();
}

/** Notes what was read behind a link; one that was forgotten while it was read stays forgotten. */
export function noteRead(link: Omit<KeptLink, 'at'>): void {
  if (keptLinks().some(({ token }) => token === link.token)) keepLink(link);
}

/** Keeps a link that the tab has beyond it: its holder said so. */
export function saveLink(token: string): void {
  const link = linksIn('session').find((each) => each.token === token);
  if (link === undefined) return;
  write('local', [...without(linksIn('local'), token), link]);
  write('session', without(linksIn('session'), token));
  tellOfStorage();
}

/** The same for those of a tournament: its player wants to be remembered. */
export function saveLinksOf(tournamentId: string): void {
  for (const link of linksIn('session')) if (link.tournamentId === tournamentId) saveLink(link.token);
}

/** Forgets a link: it is worth nothing any more, or its holder said so. */
export function dropLink(token: string): void {
  for (const area of ['local', 'session'] as const) write(area, without(linksIn(area), token));
  tellOfStorage();
}

/** Forgets all of them. */
export function forgetLinks(): void {
  for (const area of ['local', 'session'] as const) removeStored(area, storageKeys.links);
}

/** Forgets links unused for as long as the phone remembers a player. */
export function forgetOldLinks(): void {
  const links = linksIn('local');
  const young = links.filter(({ at }) => Date.now() < at + limits.rememberedFor);
  if (young.length < links.length) write('local', young);
}

/** The links that this browser has, live; null where the server writes the page, which can't know. */
export function useKeptLinks(): KeptLink[] | null {
  const now = useSyncExternalStore(
    followStorage,
    () => JSON.stringify(keptLinks()),
    () => 'null',
  );
  // Deferred, so that it yields to the visitor's input.
  const text = useDeferredValue(now);
  return useMemo(() => {
    const links: unknown = JSON.parse(text);
    return Array.isArray(links) ? links.filter(isLink) : null;
  }, [text]);
}
