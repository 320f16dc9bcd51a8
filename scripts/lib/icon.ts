import { config } from '../../web/src/lib/config.ts';

/** The tokens of `web/src/ui/tokens.css` that the pictures need; a file that stands alone can't refer to them. */
const colour = { ground: '#14100d', text: '#faf4ee', flame: '#ff5c1a' };

/** The sign of the product (`web/src/ui/signs/Mark.tsx`), in a square of 32, `scale` times its size round its centre. */
function mark(scale: number): string {
  return `<g fill="none" transform="translate(16 16) scale(${scale}) translate(-16 -16)">
    <circle cx="16" cy="16" r="13.5" stroke="${colour.text}" stroke-width="3"/>
    <circle cx="18.5" cy="18" r="6" fill="${colour.flame}"/>
  </g>`;
}

/**
 * The sign as a square icon.
 * @param scale how much of the square it fills: a maskable icon may lose all but the middle 80 %.
 * @param radius of the corners in 32nds of its side; 0 where the system cuts them.
 */
export function icon(scale: number, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <title>${config.product}</title>
    <rect width="32" height="32" rx="${radius}" fill="${colour.ground}"/>
    ${mark(scale)}
  </svg>`;
}
