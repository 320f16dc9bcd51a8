import { limits } from '@arena/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const FACTOR = 1_000;
const contact = { text: 'contacto', href: 'mailto:contacto' };
const site = { product: 'Zona', contact: { email: contact, phone: contact } };

/** A product whose every limit is a thousand times ours: the texts must follow it everywhere. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@arena/domain', async (importOriginal) => {
    const domain = await importOriginal<typeof import('@arena/domain')>();
    const enlarge = (_key: string, value: unknown) => (typeof value === 'number' ? value * FACTOR : value);
    return { ...domain, limits: JSON.parse(JSON.stringify(domain.limits, enlarge)) };
  });
});
// Other files of these tests share the modules.
afterAll(() => {
  vi.doUnmock('@arena/domain');
  vi.resetModules();
});

it.each([
  ['the terms', async () => (await import('./terms.ts')).termsSections(site)],
  ['the questions', async () => (await import('./faq.ts')).faqGroups(site)],
])('%s take every number from the limits of the domain', async (_name, texts) => {
  const numbers = (JSON.stringify(await texts()).match(/\d+/gu) ?? []).map(Number);
  expect(numbers).toContain(FACTOR * limits.minimumAge);
  expect(numbers.filter((number) => number % FACTOR !== 0)).toEqual([]);
});
