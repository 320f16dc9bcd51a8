import { NOTICE_PARAMETER, paths, patterns } from './paths.ts';

/** Address of the guardian's page. */
const GUARDIAN = patterns.guardian;

export function guardianPath(token: string): string {
  return `${GUARDIAN}#${token}`;
}

/** Address of the team's page. */
export const TEAM = patterns.team;

export function teamPath(token: string): string {
  return `${TEAM}#${token}`;
}

/** Builds the link of an invitation: the tournament's form, with the token in the fragment. */
export function invitationPath(tournamentId: string, token: string): string {
  return `${paths.register(tournamentId)}#${token}`;
}

/** Address of the player's page. */
export const MY_REGISTRATION = patterns.myRegistration;

/** Address of a stored link's registration: `/mi-lugar?torneo={id}`, for a team `/equipo`. */
export function ownPath({ of, tournamentId }: { of?: unknown; tournamentId: string | null }): string {
  if (of === 'team') return TEAM;
  if (tournamentId === null) return MY_REGISTRATION;
  return `${MY_REGISTRATION}?${NOTICE_PARAMETER}=${encodeURIComponent(tournamentId)}`;
}

/** Builds a private link. The token is in the fragment, which no server, log or referrer sees. */
export function myRegistrationPath(token: string): string {
  return `${MY_REGISTRATION}#${token}`;
}

/** Returns the token in a private link. Chats include a full stop after the link. */
export function tokenIn(hash: string): string {
  return /^#([\w-]*)/.exec(hash)?.[1] ?? '';
}

declare global {
  interface Window {
    /**
     * The request made by the page before its code loaded (`pages/public/private-link-ahead.js`), until it is used. `shown`
     * resolves once the rendered screen is in the page, or is too late: code must not touch the page before.
     */
    pageAhead?: { token: string; reply: Promise<Response>; shown: Promise<void> } | undefined;
    /** Returns the last tapped button of that screen; afterwards taps are the code's. Deleted once called. */
    earlyTap?: (() => HTMLElement | null) | undefined;
  }
}
