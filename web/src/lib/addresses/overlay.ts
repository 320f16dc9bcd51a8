import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { patterns } from './paths.ts';

/** The screen beneath an overlay, which stays mounted. */
interface Beneath {
  beneath: Location;
  /** History entries back to that screen; 0 for a direct visit to the overlay. */
  depth: number;
}

const overlays: readonly string[] = [patterns.terms, patterns.faq];

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

/** True if an address opens over the screen instead of replacing it. */
function isOverlay(address: string): boolean {
  return overlays.includes(pathOf(address));
}

function isBeneath(state: unknown): state is Beneath {
  return typeof state === 'object' && state !== null && 'beneath' in state && 'depth' in state;
}

/** Returns the screen under an overlay; the home page after a direct visit. */
function remembered(overlay: Location): Beneath {
  if (isBeneath(overlay.state)) return overlay.state;
  return { beneath: { ...overlay, pathname: patterns.home, search: '', hash: '', state: null }, depth: 0 };
}

export function useScreenLocation(): Location {
  const location = useLocation();
  return isOverlay(location.pathname) ? remembered(location).beneath : location;
}

/** Returns link props for an overlay's address: a step within one overlay replaces its entry. */
export function useOverlayLink(to: string): { replace: boolean; state: Beneath } {
  const location = useLocation();
  if (!isOverlay(location.pathname)) return { replace: false, state: { beneath: location, depth: 1 } };
  const { beneath, depth } = remembered(location);
  const replace = pathOf(to) === location.pathname;
  return { replace, state: { beneath, depth: replace || depth === 0 ? depth : depth + 1 } };
}

/** Returns a function that closes all overlays and goes back to the screen beneath. */
export function useLeaveOverlay(): () => void {
  const { beneath, depth } = remembered(useLocation());
  const navigate = useNavigate();
  return () => void (depth > 0 ? navigate(-depth) : navigate(beneath, { replace: true }));
}

/** Returns the path of the open overlay, or null. */
export function useOverlay(): string | null {
  const { pathname } = useLocation();
  return isOverlay(pathname) ? pathname : null;
}
