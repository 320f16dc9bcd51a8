import { config } from '#lib/config.ts';
import { tablePictures } from '#lib/sharing/table-pictures.ts';
import type { PageHead } from '../pages/page.ts';
import { absolute, PICTURE, pictureOf, sitePictureAddress } from './addresses.ts';
import { eventOf, sportsEventOf } from './event.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, XML and their attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Builds a void element such as `<meta>`; attributes without a value are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return `<${name}${given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
}

/** Builds an inert element with data as JSON, escaped so that nothing in it ends the element. */
export function dataElement(attributes: { type: string; id?: string }, data: unknown): string {
  return `${tag('script', { id: null, ...attributes })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function fullTitle({ title }: PageHead): string {
  return title === config.product ? title : `${title} · ${config.product}`;
}

function meta(key: 'name' | 'property', entries: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(entries).flatMap(([name, content]) =>
    content === null ? [] : [tag('meta', { [key]: name, content })],
  );
}

/** Returns the picture of a page; of standings their table, if there is one. */
function pictureOn({ tournament, standings }: PageHead): string {
  const [table] = standings?.results ? tablePictures(standings.results, 'preview') : [];
  if (table !== undefined) return absolute(table);
  return tournament === undefined ? sitePictureAddress() : pictureOf(tournament);
}

/** Meta tags for link previews in chats and networks. */
function unfolding(head: PageHead, canonical: string | null): string[] {
  const { title, description } = head;
  const picture = pictureOn(head);
  return [
    ...meta('property', {
      'og:type': 'website',
      'og:site_name': config.product,
      'og:locale': config.locale,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': picture,
      'og:image:type': PICTURE.type,
      'og:image:width': String(PICTURE.width),
      'og:image:height': String(PICTURE.height),
      'og:image:alt': `${title}. ${description}`,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image' }),
  ];
}

function eventOn({ tournament, standings, isEvent }: PageHead): object | null {
  if (tournament === undefined || tournament.unlisted || !isEvent) return null;
  return standings === undefined ? eventOf(tournament) : sportsEventOf(tournament, standings);
}

/** Builds a page's head: title, description, canonical address, Open Graph, the event. */
export function headOf(head: PageHead, found: boolean): string {
  const { description, path } = head;
  const isUnlisted = head.isUnlisted === true || head.tournament?.unlisted === true;
  const about = [`<title>${escaped(fullTitle(head))}</title>`, ...meta('name', { description })];
  const notToFind = !found || isUnlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : [];
  if (!found) return [...about, ...notToFind].join('\n    ');
  const canonical = path === undefined ? null : absolute(path);
  const event = eventOn(head);
  return [
    ...about,
    ...notToFind,
    tag('link', { rel: 'canonical', href: canonical }),
    ...unfolding(head, canonical),
    ...(event === null ? [] : [dataElement({ type: 'application/ld+json' }, event)]),
  ].join('\n    ');
}
