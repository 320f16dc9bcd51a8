import { expect, type Page } from '@playwright/test';
import { PNG } from '../../fixtures/records/pictures.ts';
import { FULL, KALAHARI, LONG, NOW, nothing, organisers, UNLINKED } from './answers.ts';
import type { Answers, Network } from './network.ts';
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

/** Reloads the page without a connection. */
async function withoutConnection(page: Page, network: Network): Promise<void> {
  network.answer(nothing);
  await page.reload();
  await text(/Ves la lista de/)(page);
}

/** Lets half of the ten seconds pass. */
async function halfRead(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW.getTime() + 5_000);
  await expect(page.getByText('Leída')).toHaveCount(2);
}

/** Lets the ten seconds pass, and accepts. */
async function accepted(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW.getTime() + 11_000);
  await page.getByLabel('He leído y acepto las reglas').check();
  await expect(page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' })).toBeEnabled();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Lets the ten seconds pass: the number of a running countdown would change. */
async function unpublished(page: Page): Promise<void> {
  await text('Las reglas se publicarán próximamente.')(page);
  await page.clock.setFixedTime(NOW.getTime() + 11_000);
  await expect(page.getByLabel('He leído y acepto las reglas')).toBeEnabled();
}

/** Waits for a tournament and for the parts that load when the page is idle. */
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

const organised: Answers = {
  ...organisers(
    Object.fromEntries(
      people.map((one, index) => [`quien${index}`, { ...one, since: `2026-11-0${index + 1}T00:00:00Z` }]),
    ),
  ),
  '/api/pictures/*': { contentType: 'image/png', body: PNG },
};

async function faces(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Quiénes organizan' });
  await expect(title).toBeVisible();
  await bring(title);
  for (const face of await page.getByRole('main').locator('li img').all())
    await expect.poll(() => face.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(120);
}

export const home: readonly VisualState[] = [
  {
    picture: 'home',
    path: '/',
    until: heading('Próximos torneos'),
    next: { 'home-achievements': achievements, 'home-foot': foot },
  },
  { picture: 'home-organisers', path: '/', answers: organised, until: faces },
  { picture: 'home-empty', path: '/', catalogue: 'empty', until: text('soporte en el chat') },
  { picture: 'home-loading', path: '/', catalogue: 'never', until: heading('Próximos torneos') },
];

export const list: readonly VisualState[] = [
  { picture: 'list', path: '/tournaments', until: heading('Liga Bermuda'), next: { 'list-stale': withoutConnection } },
  { path: '/tournaments', catalogue: 'longest', until: heading('Liga Bermuda') },
  { picture: 'list-loading', path: '/tournaments', catalogue: 'never', until: heading('Torneos') },
  { picture: 'list-empty', path: '/tournaments', catalogue: 'empty', until: heading('NO HAY TORNEOS ACTIVOS') },
  { picture: 'list-lost', path: '/tournaments', catalogue: 'lost', until: text(/No pudimos/) },
  { picture: 'not-found', path: '/no-existe', until: heading('Página no encontrada') },
];

const kalahari = `/tournament/${KALAHARI}`;

export const tournament: readonly VisualState[] = [
  { picture: 'tournament', path: kalahari, until: whole('Noche de Kalahari') },
  { picture: 'tournament-full', path: `/tournament/${FULL}`, until: whole('Clásico Purgatorio') },
  { path: `/tournament/${UNLINKED}`, until: whole('Arena Nueva') },
  { picture: 'tournament-long', path: `/tournament/${LONG}`, catalogue: 'longest', until: whole(/^Gran Torneo/) },
  { picture: 'tournament-loading', path: kalahari, catalogue: 'never', until: text('Cargando torneos…') },
  { picture: 'tournament-missing', path: '/tournament/nadie', until: heading('Torneo No Encontrado') },
  { picture: 'tournament-lost', path: kalahari, catalogue: 'lost', until: heading('No pudimos cargar el torneo') },
];

/** Waits for the toast, and for the home page below it. */
const sentHome: VisualState['until'] = async (page) => {
  await text('No pudimos cargar el torneo.')(page);
  await text('No pudimos actualizar los torneos.')(page);
};

export const rules: readonly VisualState[] = [
  {
    picture: 'rules',
    path: `/tournament-rules/${KALAHARI}`,
    until: heading('Noche de Kalahari'),
    act: halfRead,
    next: { 'rules-accepted': accepted },
  },
  { path: `/tournament-rules/${LONG}`, catalogue: 'longest', until: heading(/^Gran Torneo/) },
  { picture: 'rules-none', path: `/tournament-rules/${UNLINKED}`, until: unpublished },
  { picture: 'toast', path: '/tournament-rules/nadie', catalogue: 'lost', until: sentHome },
];
