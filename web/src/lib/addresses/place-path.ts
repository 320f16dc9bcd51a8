/** The address of what a player's guardian sees. */
export const GUARDIAN = '/tutor';

export function guardianPath(token: string): string {
  return `${GUARDIAN}#${token}`;
}

/** The address of a team's place for those who play for it. */
export const TEAM = '/equipo';

export function teamPath(token: string): string {
  return `${TEAM}#${token}`;
}

/** The address of a registration's own place. The hosting names all three too (`firebase.json`). */
export const PLACE = '/mi-lugar';

/** A private link. The token stands in the fragment, which no server, log or referrer sees. */
export function placePath(token: string): string {
  return `${PLACE}#${token}`;
}

/** The token that a private link brings. A chat takes the full stop after a link for a part of it. */
export function tokenIn(hash: string): string {
  return /^#([\w-]*)/.exec(hash)?.[1] ?? '';
}

declare global {
  interface Window {
    /**
     * What the page asked for before its code came, until it is taken (`server/place-ahead.js`). `shown` resolves once
     * the screen that came with it stands in the page, or won't come in time: no code may touch the page before.
     */
    pageAhead?: { token: string; reply: Promise<Response>; shown: Promise<void> } | undefined;
    /** The button of that screen that was tapped last; from then on taps are the code's. There until it was called. */
    earlyTap?: (() => HTMLElement | null) | undefined;
  }
}
