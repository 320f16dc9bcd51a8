import sharp from 'sharp';
import { encodePicture } from '../../functions/src/pictures/encode.ts';
import type { DemoDocument } from './competitions.ts';

const [WIDTH, HEIGHT] = [1080, 1350];

interface Drawing {
  ground: string;
  light: string;
  zone: { x: number; y: number; open: number };
  /** The land, as a path. */
  land: string;
}

const drawings: Readonly<Record<string, Drawing>> = {
  'noche-de-kalahari': {
    ground: '#2a1408',
    light: '#ff5a1f',
    zone: { x: 700, y: 470, open: 210 },
    land: 'M0 980 180 860 330 900 470 760 610 830 760 690 900 800 1080 720V1350H0Z',
  },
  'copa-zona-segura': {
    ground: '#0b1a20',
    light: '#7fd8e8',
    zone: { x: 420, y: 560, open: 300 },
    land: 'M0 1060 240 1000 420 1090 640 960 820 1040 1080 930V1350H0Z',
  },
};

/** A poster without words: the zone over the land, its rings closing. */
function draw({ ground, light, zone: { x, y, open }, land }: Drawing): string {
  const rings = [1, 1.5, 2.1, 2.8, 3.6].map(
    (times, index) =>
      `<circle cx="${x}" cy="${y}" r="${open * times}" fill="none" stroke="${light}" stroke-width="${index === 0 ? 26 : 5}" opacity="${1 - index * 0.18}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><radialGradient id="sky" cx="${x / WIDTH}" cy="${y / HEIGHT}" r="0.8"><stop offset="0" stop-color="${light}" stop-opacity="0.55"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    ...rings,
    `<path d="${land}" fill="#14100d"/>`,
    `<path d="${land}" fill="${light}" opacity="0.16" transform="translate(0 120)"/>`,
    '</svg>',
  ].join('');
}

/** The demo's posters, kept as the product keeps them: the documents, and which tournament has which. */
export async function demoPosters(now: Date): Promise<{ documents: DemoDocument[]; posters: Map<string, string> }> {
  const documents: DemoDocument[] = [];
  const posters = new Map<string, string>();
  for (const [tournamentId, drawing] of Object.entries(drawings)) {
    const { id, sizes } = await encodePicture(
      await sharp(Buffer.from(draw(drawing)))
        .png()
        .toBuffer(),
    );
    documents.push({ path: `pictures/${id}`, fields: { sizes, keptAt: now } });
    posters.set(tournamentId, id);
  }
  return { documents, posters };
}
