import { patterns } from './paths.ts';

/** The address of what a player's guardian sees. */
const GUARDIAN = patterns.guardian;

export function guardianPath(token: string): string {
  return `${GUARDIAN}#${token}`;
}

/** The address of a team's registration for those who play for it. */
export const TEAM = patterns.team;

export function teamPath(token: string): string {
  return `${TEAM}#${token}`;
}

/** The address of a player's page. */
export const MY_REGISTRATION = patterns.myRegistration;

/** A private link. The token stands in the fragment, which no server, log or referrer sees. */
export function myRegistrationPath(token: string): string {
  return `${MY_REGISTRATION}#${token}`;
}

/** The token that a private link brings. A chat takes the full stop after a link for a part of it. */
export function tokenIn(hash: string): string {
  return /^#([\w-]*)/.exec(hash)?.[1] ?? '';
}

declare global {
  interface Window {
    /**
     * The request that the page made before its code loaded, until it is taken (`server/private-link-ahead.js`). `shown`
     * resolves once the rendered screen is in the page, or is too late: code must not touch the page before.
     */
    pageAhead?: { token: string; reply: Promise<Response>; shown: Promise<void> } | undefined;
    /** The button of that screen that was tapped last; from then on taps are the code's. There until it was called. */
    earlyTap?: (() => HTMLElement | null) | undefined;
  }
}
