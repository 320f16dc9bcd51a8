import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { type Block, plainText, type SiteIdentity, type TermsSegment, termsSectionIds } from './content.ts';
import { faqGroups } from './faq.ts';
import { termsSections } from './terms.ts';

const site: SiteIdentity = {
  product: 'Zona Prueba',
  limits,
  contact: {
    email: { text: 'hola@ejemplo.org', href: 'mailto:hola@ejemplo.org' },
    phone: { text: '+99 8877776666', href: 'tel:+998877776666' },
  },
};
const sections = termsSections(site);
const groups = faqGroups(site);
const questions = groups.flatMap((group) => group.questions);

const textsOf = (block: Block) => (block.kind === 'paragraph' ? [plainText(block.segments)] : [...block.items]);
const terms = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
const faq = [
  ...groups.map(({ title }) => title),
  ...questions.flatMap(({ question, answer }) => [question, plainText(answer)]),
];
const segments = [
  ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.segments : []))),
  ...questions.flatMap(({ answer }) => answer),
];

it('has ten sections of terms and about thirty questions in groups, none empty', () => {
  expect(sections).toHaveLength(10);
  expect(Math.abs(questions.length - 31)).toBeLessThanOrEqual(4);
  const sizes = [...sections.map(({ blocks }) => blocks.length), ...groups.map((group) => group.questions.length)];
  expect(Math.min(...sizes)).toBeGreaterThan(1);
});

it('refers to sections by their current titles', () => {
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const mentions = segments.filter(
    (segment): segment is TermsSegment => typeof segment !== 'string' && segment.kind === 'terms',
  );
  expect(mentions.length).toBeGreaterThan(0);
  for (const { section, text } of mentions) expect(text).toBe(titles.get(section));
  expect([...titles.keys()]).toEqual([...termsSectionIds]);
});

it.each([
  ['the terms', terms],
  ['the questions', faq],
])('%s name the site and its contacts as configured, and leave no placeholder', (_, texts) => {
  const everything = texts.join('\n');
  const { email, phone } = site.contact;
  for (const value of [site.product, email.text, phone.text]) expect(everything).toContain(value);
  expect(everything.replaceAll(email.text, '')).not.toMatch(/@|Arena Libre/u);
  expect(everything).not.toMatch(/undefined|null|NaN|\[object|[{}<>$_]/u);
});

it('links lead only to the site’s contacts and its own pages', () => {
  const links = segments.flatMap((each) => (typeof each !== 'string' && each.kind === 'link' ? [each.href] : []));
  const expected = ['/', '/premios', '/tournaments', 'mailto:hola@ejemplo.org', 'tel:+998877776666'];
  expect([...new Set(links)].sort()).toEqual(expected);
});

const FACTOR = 1_000;
const enlarge = (_key: string, value: unknown) => (typeof value === 'number' ? value * FACTOR : value);
const contact = { text: 'contacto', href: 'mailto:contacto' };
/** A site whose every limit is a thousand times ours: the texts must follow it everywhere. */
const enlarged: SiteIdentity = {
  product: 'Zona',
  limits: JSON.parse(JSON.stringify(limits, enlarge)),
  contact: { email: contact, phone: contact },
};

it.each([
  ['the terms', termsSections(enlarged)],
  ['the questions', faqGroups(enlarged)],
])('%s take every number from the limits of the domain', (_name, texts) => {
  const numbers = (JSON.stringify(texts).match(/\d+/gu) ?? []).map(Number);
  expect(numbers).toContain(FACTOR * limits.minimumAge);
  expect(numbers.filter((number) => number % FACTOR !== 0)).toEqual([]);
});
