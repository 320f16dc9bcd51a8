import { limits, SECOND } from '@arena/domain';
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

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!:]["”]?)\s+/u);
}

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

  it.each([
    ['the terms', sections.map(({ id }) => id)],
    ['the questions and their groups', [...groups.map(({ id }) => id), ...questions.map(({ id }) => id)]],
  ])('gives %s ids that differ and survive in an address', (_name, ids: string[]) => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('asks each question once, as a question or with one in it', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { question } of questions) expect(question).toMatch(/¿[^?]+\?$/u);
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

/** Prescribed rules, and promises on personal data: each must be in both texts. */
const facts: [string, RegExp][] = [
  ['the least age', new RegExp(`al menos ${limits.minimumAge} años`, 'iu')],
  [
    'the permission of an adult',
    new RegExp(`menor de ${limits.adultAge} años, .*permiso de .*tu padre, tu madre o tu tutor`, 'iu'),
  ],
  ['mobile devices only', /solo desde un dispositivo móvil/iu],
  ['no computers', /computadora.*emulador/iu],
  ['the level of the account', new RegExp(`nivel ${limits.minimumLevel} o superior`, 'iu')],
  ['the official chat group', /en el grupo de chat oficial .*durante todo el torneo/iu],
  ['when prizes arrive', new RegExp(`como máximo ${limits.prizeDeliveryDays} días después del final del torneo`, 'iu')],
  ['how many confirmations', new RegExp(`${limits.confirmations} confirmaciones`, 'iu')],
  ['the confirmation of the enrolment', /\bde inscripción\b/iu],
  ['the confirmation of the match', /\bde partida\b/iu],
  ['the confirmation of the final', /\bde final\b/iu],
  ['solo or duo', /solo o en dúo/iu],
  ['elimination', /fase de eliminación/iu],
  ['the final', new RegExp(`final,? al mejor de ${limits.finalBestOf} partidas`, 'iu')],
  ['removal for inactivity', /retirarte .*por inactividad/iu],
  ['free by default', /es gratis/iu],
  ['pending until decided', /queda pendiente[\s\S]*aprueb[\s\S]*rechaz/iu],
  ['one registration per ID and tournament', /una (?:sola inscripción )?por ID (?:de Free Fire )?en cada torneo/iu],
  ['a second try after a rejection', /rechaz[\s\S]*mientras haya cupos y el plazo siga abierto/iu],
  ['no link with the publisher', /comunidad independiente.*marca registrada de su titular/isu],
  ['no account needed', /no necesitas crear una cuenta/iu],
  ['no trackers', /publicidad.* ni .*rastreadores/iu],
  ['who sees the data', /solo los ve el equipo administrador/iu],
  [
    'how long data are kept',
    new RegExp(
      `guardamos tus datos como máximo ${limits.contactRetentionDays} días después del final del torneo`,
      'iu',
    ),
  ],
  [
    'how long backups keep what was erased',
    new RegExp(`copias de seguridad.* hasta ${limits.backupRetentionDays} días más`, 'iu'),
  ],
  ['the rights of parents', /madre, padre o tutor/iu],
  ['the seconds of the rules', new RegExp(`${limits.rulesCountdown / SECOND} segundos`, 'iu')],
];

describe.each(places)('$name', ({ texts }) => {
  const everything = texts.join('\n');

  it.each(facts)('tell of %s', (_fact, wording) => {
    expect(everything).toMatch(wording);
  });

  it('relate each number of days to its subject', () => {
    for (const sentence of texts.flatMap(sentencesOf).filter((text) => / días /u.test(text))) {
      const days = /datos/iu.test(sentence) ? limits.contactRetentionDays : limits.prizeDeliveryDays;
      const isOfBackups = /copias de seguridad/iu.test(sentence);
      if (isOfBackups) expect(sentence).toContain(`hasta ${limits.backupRetentionDays} días más`);
      if (!isOfBackups || /datos/iu.test(sentence)) expect(sentence).toContain(` ${days} días `);
    }
  });

  it('write no number in words', () => {
    expect(everything).not.toMatch(
      /\b(?:dos|tres|cuatro|cinco|diez|once|doce|dieciocho|treinta|cuarenta|noventa)\s+(?:años|días|semanas|meses|horas|segundos|dígitos|confirmaciones|partidas|niveles)/iu,
    );
  });

  it('name the site and its contacts as configured, and leave no placeholder', () => {
    for (const value of named) expect(everything).toContain(value);
    expect(everything.replaceAll(site.contact.email.text, '')).not.toMatch(/@|Arena Libre/u);
    expect(everything).not.toMatch(/undefined|null|NaN|\[object|[{}<>$_]/u);
  });

  it('are readable: sentences of at most 28 words, at most four to a paragraph', () => {
    for (const text of texts) {
      const sentences = sentencesOf(text);
      expect(sentences.length, text).toBeLessThanOrEqual(4);
      for (const sentence of sentences) expect(sentence.split(/\s+/u).length, sentence).toBeLessThanOrEqual(28);
    }
  });

  it('speak to one person, as Latin America does', () => {
    expect(everything).not.toMatch(/\b(?:usted|ustedes|vosotros|vuestr[oa]s?|ordenador)\b/iu);
  });

  it('are clean texts: no doubled or outer spaces, no straight quotes', () => {
    for (const text of texts) expect(text).toMatch(/^[^\s"'](?:(?!\s\s|["']).)*[^\s]$/u);
  });
});

it.each(questions.map((entry) => [entry.id, plainText(entry.answer)]))(
  'answers: %s is short and whole',
  (_id, answer) => {
    expect(answer.length).toBeLessThanOrEqual(260);
    expect(answer).toMatch(/[.”]$/u);
  },
);

describe('links', () => {
  const links = segments.flatMap((segment) =>
    typeof segment !== 'string' && segment.kind === 'link' ? [segment] : [],
  );

  it('lead to the contacts of the site and to its own pages', () => {
    const targets = new Set(links.map(({ href }) => href));
    expect([...targets].sort()).toEqual([
      '/',
      '/premios',
      '/tournaments',
      'mailto:hola@ejemplo.org',
      'tel:+998877776666',
    ]);
  });
});
