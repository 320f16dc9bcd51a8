import { CENTRE, STROKE, zoneRadius } from './ring-geometry.ts';

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
