/** The ring is drawn in a square of 200 around its centre. */
export const CENTRE = 100;
/** Radius of the map's border, and the width of the zone's line. */
export const BORDER = 97;
export const STROKE = 7;

/** Radius of the zone when closed, around the number, and when open. */
const CLOSED = 51;
const OPEN = 90;
const SPOKE_COUNT = 72;

/** Radius of the zone for the share `open`, clamped to 0 to 1. */
export function zoneRadius(open: number): number {
  return CLOSED + Math.min(1, Math.max(0, open)) * (OPEN - CLOSED);
}

function pointAt(radius: number, angle: number): string {
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** The ground outside the zone, as a path of spokes under it. */
export const SPOKES = Array.from({ length: SPOKE_COUNT }, (_, index) => {
  const angle = (2 * Math.PI * index) / SPOKE_COUNT;
  return `M${pointAt(CLOSED, angle)}L${pointAt(BORDER, angle)}`;
}).join('');
