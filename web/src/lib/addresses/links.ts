import { isFields, LINK_TOKEN, LINK_TOKEN_BYTES, limits, linkTokenOf } from '@arena/domain';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import {
  followStorage,
  notifyStorageChange,
  readStored,
  removeStored,
  storageKeys,
  writeStored,
} from '../storage/storage.ts';

/*
 * Private links of this browser: in the tab's session, or on the phone if the player chose so
 * (docs/decisions/014-private-links.md). A link lives as long as its registration.
 */

type Area = 'local' | 'session';

/** A private link and its last data. */
export interface KeptLink {
  token: string;
  /** Null before the first read, and for a team's link, whose holder didn't register here. */
  tournamentId: string | null;
  /** Time of the last read or save, in milliseconds. */
  at: number;
  /** The last data read (`MyRegistration`), for offline use; null without any. */
  myRegistration: unknown;
  /** `team`: the link with which team members see the registration. */
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

/** Number of registrations that the home page shows. */
export const SHOWN_AT_HOME = 3;

function write(area: Area, links: readonly KeptLink[]): void {
  if (links.length === 0) removeStored(area, storageKeys.links);
  else writeStored(area, storageKeys.links, links);
  // Their space at home, as `index.html` sets it before the first paint.
  document.documentElement.style.setProperty('--links', String(Math.min(keptLinks().length, SHOWN_AT_HOME)));
}

const without = (links: readonly KeptLink[], token: string) => links.filter((each) => each.token !== token);

/** True if the phone keeps the link beyond this tab. */
export function isSaved(token: string): boolean {
  return linksIn('local').some((each) => each.token === token);
}

/** Returns this browser's links, the latest first. */
export function keptLinks(): KeptLink[] {
  const saved = linksIn('local');
  const own = linksIn('session').filter(({ token }) => !saved.some((each) => each.token === token));
  return [...saved, ...own].toSorted((a, b) => b.at - a.at);
}

/** Stores a link where it is already stored, else in the tab's session. */
export function keepLink(link: Omit<KeptLink, 'at'>): void {
  const area = isSaved(link.token) ? 'local' : 'session';
  write(area, [...without(linksIn(area), link.token), { ...link, at: Date.now() }]);
  notifyStorageChange();
}

/** Stores a link's data; a link that was deleted during the read stays deleted. */
export function storeLinkData(link: Omit<KeptLink, 'at'>): void {
  if (keptLinks().some(({ token }) => token === link.token)) keepLink(link);
}

/** Moves a link from the tab's session to the phone, at its holder's request. */
export function saveLink(token: string): void {
  const link = linksIn('session').find((each) => each.token === token);
  if (link === undefined) return;
  write('local', [...without(linksIn('local'), token), link]);
  write('session', without(linksIn('session'), token));
  notifyStorageChange();
}

/** Moves a tournament's links to the phone, because the player wants to be remembered. */
export function saveLinksOf(tournamentId: string): void {
  for (const link of linksIn('session')) if (link.tournamentId === tournamentId) saveLink(link.token);
}

/** Deletes a link that is invalid, or at its holder's request. */
export function removeLink(token: string): void {
  for (const area of ['local', 'session'] as const) write(area, without(linksIn(area), token));
  notifyStorageChange();
}

/** Deletes all links. */
export function forgetLinks(): void {
  for (const area of ['local', 'session'] as const) write(area, []);
}

/** Deletes links that haven't been used for as long as the phone remembers a player. */
export function forgetOldLinks(): void {
  const links = linksIn('local');
  const young = links.filter(({ at }) => Date.now() < at + limits.rememberedFor);
  if (young.length < links.length) write('local', young);
}

/** Returns this browser's links and follows their changes; null on the server. */
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

/** Creates a random token for a private link. */
export function newLinkToken(): string {
  return linkTokenOf(crypto.getRandomValues(new Uint8Array(LINK_TOKEN_BYTES)));
}
