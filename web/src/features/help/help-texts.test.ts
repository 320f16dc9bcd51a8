import { describe, expect, it } from 'vitest';
import { type Block, plainText, type SiteIdentity, type TermsSegment, termsSectionIds } from './content.ts';
import { faqGroups } from './faq.ts';
import { termsSections } from './terms.ts';

const site: SiteIdentity = {
  product: 'Zona Prueba',
  contact: {
    email: { text: 'hola@ejemplo.org', href: 'mailto:hola@ejemplo.org' },
    phone: { text: '+99 8877776666', href: 'tel:+998877776666' },
  },
};
const named = [site.product, site.contact.email.text, site.contact.phone.text];
const sections = termsSections(site);
const groups = faqGroups(site);
const questions = groups.flatMap((group) => group.questions);

function textsOf(block: Block): string[] {
  return block.kind === 'paragraph' ? [plainText(block.segments)] : [...block.items];
}

const termsTexts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
const faqTexts = [
  ...groups.map(({ title }) => title),
  ...questions.flatMap(({ question, answer }) => [question, plainText(answer)]),
];
const places = [
  { name: 'the terms', texts: termsTexts },
  { name: 'the questions', texts: faqTexts },
];

const segments = [
  ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.segments : []))),
  ...questions.flatMap(({ answer }) => answer),
];

describe('the shape of the help texts', () => {
  it('has ten sections of terms, each with something to read', () => {
    expect(sections).toHaveLength(10);
    for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(1);
  });

  it('has about thirty questions in groups of some', () => {
    expect(questions.length).toBeGreaterThanOrEqual(28);
    expect(questions.length).toBeLessThanOrEqual(35);
    for (const group of groups) expect(group.questions.length).toBeGreaterThan(1);
  });

  it('refers to sections by the title they have', () => {
    const titles = new Map(sections.map(({ id, title }) => [id, title]));
    const mentions = segments.filter(
      (segment): segment is TermsSegment => typeof segment !== 'string' && segment.kind === 'terms',
    );
    expect(mentions.length).toBeGreaterThan(0);
    for (const { section, text } of mentions) expect(text).toBe(titles.get(section));
    expect([...titles.keys()]).toEqual([...termsSectionIds]);
  });
});

describe.each(places)('$name', ({ texts }) => {
  const everything = texts.join('\n');

  it('name the site and its contacts as configured, and leave no placeholder', () => {
    for (const value of named) expect(everything).toContain(value);
    expect(everything.replaceAll(site.contact.email.text, '')).not.toMatch(/@|Arena Libre/u);
    expect(everything).not.toMatch(/undefined|null|NaN|\[object|[{}<>$_]/u);
  });
});

it('links lead to the contacts of the site and to its own pages', () => {
  const links = segments.flatMap((segment) =>
    typeof segment !== 'string' && segment.kind === 'link' ? [segment.href] : [],
  );
  const own = ['/', '/premios', '/tournaments'];
  expect([...new Set(links)].sort()).toEqual([...own, 'mailto:hola@ejemplo.org', 'tel:+998877776666']);
});
