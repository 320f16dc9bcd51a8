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

/** Widths of the display font's letters are at most these, in units of the size. */
const FIGURE_WIDTH = 0.49;
const UNIT_WIDTH = 0.53;
/** Height of capitals and figures, in units of the size. */
const HEIGHT = 0.81;
/** Space between the text and the ring. */
const CLEAR = 6;

interface Line {
  text: string;
  size: number;
  /** The baseline, from the centre. */
  y: number;
  isFigure: boolean;
}

/** Places a ring's number between its words, all as large as the zone's inside allows. */
export function ringLines(shown: {
  figure: string;
  over?: string | undefined;
  unit?: string | undefined;
  open: number;
}) {
  const { figure, over = '', unit = '', open } = shown;
  const size = over ? 54 : 74;
  const share = over ? 0.38 : unit ? 0.24 : 0.4;
  const lines: Line[] = [
    { text: over, size: 17, y: -25, isFigure: false },
    { text: figure, size, y: size * share, isFigure: true },
    // A slash reaches below the other signs.
    { text: unit, size: over || unit.length > 6 ? 17 : 20, y: figure.includes('/') ? 48 : 40, isFigure: false },
  ].filter(({ text }) => text !== '');
  const reach = lines.map((line) => {
    const half = (line.text.length * line.size * (line.isFigure ? FIGURE_WIDTH : UNIT_WIDTH)) / 2;
    return Math.hypot(half, Math.max(Math.abs(line.y), Math.abs(line.y - line.size * HEIGHT)));
  });
  const scale = Math.min(1, (zoneRadius(open) - STROKE / 2 - CLEAR) / Math.max(1, ...reach));
  return lines.map((line) => ({ ...line, size: line.size * scale, y: CENTRE + line.y * scale }));
}
