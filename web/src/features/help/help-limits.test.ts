import { limits } from '@arena/domain';
import { expect, it, vi } from 'vitest';
import { faqGroups } from './faq.ts';
import { termsSections } from './terms.ts';

const { FACTOR } = vi.hoisted(() => ({ FACTOR: 1_000 }));

/** A product whose every limit is a thousand times ours: the texts must follow it everywhere. */
vi.mock('@arena/domain', async (importOriginal) => {
  const domain = await importOriginal<typeof import('@arena/domain')>();
  const enlarge = (_key: string, value: unknown) => (typeof value === 'number' ? value * FACTOR : value);
  return { ...domain, limits: JSON.parse(JSON.stringify(domain.limits, enlarge)) };
});

const contact = { text: 'contacto', href: 'mailto:contacto' };
const site = { product: 'Zona', contact: { email: contact, phone: contact } };

it.each([
  ['the terms', termsSections],
  ['the questions', faqGroups],
])('%s take every number from the limits of the domain', (_name, texts) => {
  const numbers = (JSON.stringify(texts(site)).match(/\d+/gu) ?? []).map(Number);
  expect(numbers).toContain(limits.minimumAge);
  expect(numbers.filter((number) => number % FACTOR !== 0)).toEqual([]);
});
