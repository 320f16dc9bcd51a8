import { useRouter } from 'wouter';
import { navigate, useHistoryState, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import { patterns } from './paths.ts';

/** An overlay's address is real, but the screen one came from stays beneath it, untouched. */
interface Beneath {
  /** Path and query of that screen. */
  beneath: string;
  /** How many entries back in the history that screen is; 0 where the visitor came in by the overlay's address. */
  depth: number;
}

const overlays: readonly string[] = [patterns.terms, patterns.faq];

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

/** Whether an address opens over the screen instead of replacing it. */
export function isOverlay(address: string): boolean {
  return overlays.includes(pathOf(address));
}

/** What the history's entry of an overlay remembers; the start page where it was opened by its address. */
function remembered(state: unknown): Beneath {
  if (typeof state === 'object' && state !== null && 'beneath' in state && 'depth' in state) {
    return { beneath: String(state.beneath), depth: Number(state.depth) };
  }
  return { beneath: patterns.home, depth: 0 };
}

/** How the history is to note a step to the overlay at `to`: a step within one overlay leaves no entry of its own. */
export function stepInto(to: string): { replace: boolean; state: Beneath } {
  const { pathname, search } = window.location;
  if (!isOverlay(pathname)) return { replace: false, state: { beneath: pathname + search, depth: 1 } };
  const { beneath, depth } = remembered(window.history.state);
  const replace = pathOf(to) === pathname;
  return { replace, state: { beneath, depth: replace || depth === 0 ? depth : depth + 1 } };
}

/** Closes the overlays, all of them: back to the screen beneath. */
export function leaveOverlay(): void {
  const { beneath, depth } = remembered(window.history.state);
  if (depth > 0) window.history.go(-depth);
  else navigate(beneath, { replace: true });
}

function screenAddress(): string {
  const { pathname, search } = window.location;
  return isOverlay(pathname) ? remembered(window.history.state).beneath : pathname + search;
}

function screenPath(): string {
  return pathOf(screenAddress());
}

function screenSearch(): string {
  return new URL(screenAddress(), window.location.origin).search;
}

/** The address that is rendered on the server, where there is no window to ask. */
interface Rendered {
  ssrPath?: string | undefined;
  ssrSearch?: string | undefined;
}

/** For the router: where the screen is, also while an overlay lies over it. */
export function useScreenLocation({ ssrPath }: Rendered): [string, typeof navigate] {
  return [useLocationProperty(screenPath, () => ssrPath ?? screenPath()), navigate];
}

/** For the router: the query of the screen, also while an overlay lies over it. */
export function useScreenSearch({ ssrSearch }: Rendered): string {
  return useLocationProperty(screenSearch, () => ssrSearch ?? screenSearch());
}

/** Path of the overlay that is open, or null. */
export function useOverlay(): string | null {
  const path = usePathname(useRouter());
  return isOverlay(path) ? path : null;
}

/** The part of the overlay that its address names (`#part`), and `visit`, which is another one after each step to it. */
export function useOverlayPart(): { part: string; visit: unknown } {
  const hash = useLocationProperty(() => window.location.hash);
  return { part: hash.slice(1), visit: useHistoryState<unknown>() };
}
