import { readFileSync } from 'node:fs';
import { config } from '../../web/src/lib/config.ts';
import { BORDER, SPOKES, STROKE, zoneRadius } from '../../web/src/ui/ring-geometry.ts';
import { inRoot } from '../lib/paths.ts';

/** The tokens of `web/src/ui/tokens.css` that the pictures need; a file that stands alone can't refer to them. */
const colour = { ground: '#14100d', line: '#4a3d35', text: '#faf4ee', muted: '#c6b8ad', flame: '#ff5c1a' };

/** The sign of the product (`web/src/ui/Mark.tsx`), in a square of 32, `scale` times its size round its centre. */
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

function face(family: string, file: string): string {
  const data = readFileSync(inRoot('web', 'src', 'ui', 'fonts', file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 400 700; src: url(data:font/woff2;base64,${data}); }`;
}

/** A zone half closed, with nobody's number in it. */
function zone(): string {
  return `<svg viewBox="0 0 200 200" fill="none">
    <circle cx="100" cy="100" r="${BORDER}" stroke="${colour.line}" stroke-width="1"/>
    <path d="${SPOKES}" stroke="${colour.flame}" stroke-width="1" opacity=".6"/>
    <circle cx="100" cy="100" r="${zoneRadius(0.25)}" fill="${colour.ground}" stroke="${colour.flame}" stroke-width="${STROKE}"/>
    <circle cx="112" cy="110" r="20" fill="${colour.text}"/>
  </svg>`;
}

/** What a chat shows beside a link to the site: a page of 1200 × 630. */
export function sharePicture(): string {
  return `<!doctype html><meta charset="utf-8"><style>
    ${face('Display', 'display.woff2')}
    ${face('Text', 'text.woff2')}
    body { display: flex; align-items: center; justify-content: space-between; box-sizing: border-box; width: 1200px;
      height: 630px; margin: 0; padding: 64px 72px; overflow: hidden; background: ${colour.ground}; color: ${colour.text}; }
    h1 { margin: 0; font: 400 118px/.88 Display; text-transform: uppercase; white-space: nowrap; }
    p { max-width: 560px; margin: 28px 0 0; color: ${colour.muted}; font: 400 30px/1.35 Text; }
    .name { display: flex; align-items: center; gap: 16px; margin: 0 0 36px; color: ${colour.text};
      font: 400 44px/1 Display; text-transform: uppercase; }
    .name svg { width: 52px; }
    .zone { flex: none; width: 450px; margin-right: -24px; }
  </style>
  <main>
    <p class="name"><svg viewBox="0 0 32 32">${mark(1)}</svg>${config.product}</p>
    <h1>Entra antes<br>de que cierre<br>la zona</h1>
    <p>${config.tagline}</p>
  </main>
  <div class="zone">${zone()}</div>`;
}
