import { config } from '#lib/config.ts';
import { tablePictures } from '#lib/sharing/table-pictures.ts';
import { absolute, canonicalOf, PICTURE, pictureOf, sitePictureAddress } from './addresses.ts';
import { eventOf, sportsEventOf } from './event.ts';
import { dataElement, escaped, tag } from './html.ts';
import { type PageTexts, type Subject, textsOf } from './page-texts';
import type { ServedPage } from './pages.ts';

function fullTitle({ title }: PageTexts): string {
  return title === config.product ? title : `${title} · ${config.product}`;
}

function meta(key: 'name' | 'property', entries: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(entries).flatMap(([name, content]) =>
    content === null ? [] : [tag('meta', { [key]: name, content })],
  );
}

/** Returns the picture of a page; of standings their table, if there is one. */
function pictureOn({ tournament, standings = null }: Subject): string {
  const [table] = standings?.results ? tablePictures(standings.results, 'preview') : [];
  if (table !== undefined) return absolute(table);
  return tournament === null ? sitePictureAddress() : pictureOf(tournament);
}

/** Meta tags for link previews in chats and networks. */
function unfolding(page: ServedPage, texts: PageTexts, subject: Subject): string[] {
  const picture = pictureOn(subject);
  return [
    ...meta('property', {
      'og:type': 'website',
      'og:site_name': config.product,
      'og:locale': config.locale,
      'og:title': texts.title,
      'og:description': texts.description,
      'og:url': canonicalOf(page),
      'og:image': picture,
      'og:image:type': PICTURE.type,
      'og:image:width': String(PICTURE.width),
      'og:image:height': String(PICTURE.height),
      'og:image:alt': `${texts.title}. ${texts.description}`,
    }),
    ...meta('name', { 'twitter:card': 'summary_large_image' }),
  ];
}

function eventOn(page: ServedPage, { tournament, standings = null }: Subject): object | null {
  if (tournament === null) return null;
  if (page.kind === 'tournament') return eventOf(tournament);
  return standings === null ? null : sportsEventOf(tournament, standings);
}

/** Builds a page's head: title, description, canonical address, Open Graph, the event. */
export function headOf(page: ServedPage, subject: Subject, found: boolean): string {
  const { standings = null, past = null, player = null } = subject;
  const texts = textsOf(page, subject);
  const about = [`<title>${escaped(fullTitle(texts))}</title>`, ...meta('name', { description: texts.description })];
  // Private and player pages stay out of search engines.
  const isForFew =
    page.kind === 'myRegistration' ||
    page.kind === 'form' ||
    player !== null ||
    (past !== null && past.search !== null);
  const hasNothing = !found || standings?.results === null || (past !== null && past.years.length === 0);
  const notToFind = hasNothing || isForFew ? [tag('meta', { name: 'robots', content: 'noindex' })] : [];
  if (!found) return [...about, ...notToFind].join('\n    ');
  const event = eventOn(page, subject);
  return [
    ...about,
    ...notToFind,
    tag('link', { rel: 'canonical', href: canonicalOf(page) }),
    ...unfolding(page, texts, subject),
    ...(event === null ? [] : [dataElement({ type: 'application/ld+json' }, event)]),
  ].join('\n    ');
}
