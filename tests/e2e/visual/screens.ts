import { expect, type Page } from '@playwright/test';
import { PNG } from '../../fixtures/records/pictures.ts';
import { CLOSED, FULL, KALAHARI, LONG, NOW, nothing, organisers, UNLINKED } from './answers.ts';
import { bring, heading, text, type VisualState } from './visual-state.ts';

/** Scrolls to the carousel, which loads near the viewport. */
async function near(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Lo que ya logramos' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Reanudar el carrusel' })).toBeAttached();
}

async function achievements(page: Page): Promise<void> {
  await near(page);
  await bring(page.getByRole('region', { name: 'Logros' }));
}

async function foot(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await near(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** Reads the page again without a connection. */
function withoutConnection(until: VisualState['until']): VisualState['act'] {
  return async (page, network) => {
    network.answer(nothing);
    await page.reload();
    await until(page);
  };
}

/** Lets the ten seconds pass, and accepts. */
async function accepted(page: Page): Promise<void> {
  await heading('Noche de Kalahari')(page);
  await page.clock.setFixedTime(NOW.getTime() + 11_000);
  await page.getByLabel('He leído y acepto las reglas').check();
  await expect(page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' })).toBeEnabled();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Lets half of the ten seconds pass. */
async function halfRead(page: Page): Promise<void> {
  await heading('Noche de Kalahari')(page);
  await page.clock.setFixedTime(NOW.getTime() + 5_000);
  await expect(page.getByText('Leída')).toHaveCount(2);
}

/** Lets the ten seconds pass: a second later the countdown would show another number. */
async function unpublished(page: Page): Promise<void> {
  await text('Las reglas se publicarán próximamente.')(page);
  await page.clock.setFixedTime(NOW.getTime() + 11_000);
  await expect(page.getByLabel('He leído y acepto las reglas')).toBeEnabled();
}

/** A tournament, and what of it comes when the page is at leisure. */
function whole(name: string | RegExp): VisualState['until'] {
  return async (page) => {
    await heading(name)(page);
    await expect(page.getByRole('link', { name: 'Compartir' })).toBeVisible();
  };
}

const FACE = `${'0'.repeat(32)}-120x150`;

/** Team members with the longest texts, with and without a picture. */
const people = [
  {
    name: 'La Jefa del Altiplano Interclanes Nº 17',
    does: 'Fundé la comunidad y armo las salas de los viernes y los sábados por la noche ya',
    picture: FACE,
  },
  { name: 'PumaNegro', does: 'Transmito las finales', picture: null },
  { name: 'María Fernanda Gutiérrez de la Villanueva', does: 'Entrego los premios', picture: FACE },
];

function organisedBy(shown: typeof people): Pick<VisualState, 'answers' | 'until'> {
  const since = (index: number) => `2026-11-0${index + 1}T00:00:00Z`;
  const stored = shown.map((one, index) => [`quien${index}`, { ...one, since: since(index) }]);
  return {
    answers: {
      ...organisers(Object.fromEntries(stored)),
      '/api/pictures/*': { contentType: 'image/png', body: PNG },
    },
    async until(page) {
      const title = page.getByRole('heading', { name: 'Quiénes organizan' });
      await expect(title).toBeVisible();
      await bring(title);
      for (const face of await page.getByRole('main').locator('li img').all())
        await expect.poll(() => face.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(120);
    },
  };
}

export const home: readonly VisualState[] = [
  { picture: 'home', path: '/', until: heading('Próximos torneos') },
  { picture: 'home-achievements', path: '/', until: achievements },
  { picture: 'home-foot', path: '/', until: foot },
  { picture: 'home-organisers', path: '/', ...organisedBy(people) },
  { picture: 'home-organiser', path: '/', ...organisedBy(people.slice(1, 2)) },
  { picture: 'home-empty', path: '/', catalogue: 'empty', until: text('soporte en el chat') },
  { picture: 'home-loading', path: '/', catalogue: 'never', until: heading('Próximos torneos') },
  { path: '/', catalogue: 'lost', until: text('soporte en el chat') },
];

export const list: readonly VisualState[] = [
  { picture: 'list', path: '/tournaments', until: heading('Liga Bermuda') },
  { path: '/tournaments', catalogue: 'longest', until: heading('Liga Bermuda') },
  { picture: 'list-loading', path: '/tournaments', catalogue: 'never', until: heading('Torneos') },
  { picture: 'list-empty', path: '/tournaments', catalogue: 'empty', until: heading('NO HAY TORNEOS ACTIVOS') },
  {
    picture: 'list-stale',
    path: '/tournaments',
    until: heading('Noche de Kalahari'),
    act: withoutConnection(text(/Ves la lista de/)),
  },
  { picture: 'list-lost', path: '/tournaments', catalogue: 'lost', until: text(/No pudimos/) },
  // Without a picture: the demo's past moves with the day.
  { path: '/tournament-history', until: heading('Historial') },
  { picture: 'not-found', path: '/no-existe', until: heading('Página no encontrada') },
];

export const tournament: readonly VisualState[] = [
  { picture: 'tournament', path: `/tournament/${KALAHARI}`, until: whole('Noche de Kalahari') },
  { picture: 'tournament-full', path: `/tournament/${FULL}`, until: whole('Clásico Purgatorio') },
  { path: `/tournament/${CLOSED}`, until: whole('Copa Alpine') },
  { path: `/tournament/${UNLINKED}`, until: whole('Arena Nueva') },
  { picture: 'tournament-long', path: `/tournament/${LONG}`, catalogue: 'longest', until: whole(/^Gran Torneo/) },
  {
    picture: 'tournament-loading',
    path: `/tournament/${KALAHARI}`,
    catalogue: 'never',
    until: text('Cargando torneos…'),
  },
  {
    picture: 'tournament-stale',
    path: `/tournament/${KALAHARI}`,
    until: whole('Noche de Kalahari'),
    act: withoutConnection(text(/Ves la lista de/)),
  },
  { picture: 'tournament-missing', path: '/tournament/nadie', until: heading('Torneo No Encontrado') },
  {
    picture: 'tournament-lost',
    path: '/tournament/nadie',
    catalogue: 'lost',
    until: heading('No pudimos cargar el torneo'),
  },
];

export const rules: readonly VisualState[] = [
  { picture: 'rules', path: `/tournament-rules/${KALAHARI}`, until: halfRead },
  { picture: 'rules-accepted', path: `/tournament-rules/${KALAHARI}`, until: accepted },
  { path: `/tournament-rules/${LONG}`, catalogue: 'longest', until: heading(/^Gran Torneo/) },
  {
    picture: 'rules-none',
    path: `/tournament-rules/${UNLINKED}`,
    until: unpublished,
  },
  {
    picture: 'rules-stale',
    path: `/tournament-rules/${KALAHARI}`,
    until: heading('Noche de Kalahari'),
    act: withoutConnection(text(/Ves la lista de/)),
  },
  { path: `/tournament-rules/${KALAHARI}`, catalogue: 'never', until: text('Cargando torneos…') },
  { picture: 'toast', path: '/tournament-rules/nadie', catalogue: 'lost', until: text('No pudimos cargar el torneo.') },
];
