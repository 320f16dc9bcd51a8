import type { Page } from '@playwright/test';
import { fromNow } from '../../arena.ts';
import { expectToFit } from '../../reach.ts';
import { expect, test } from './desk-tournaments.ts';

const LIST = '**/api/tournaments/with-registrations*';

test('the panel leads to the list, the list to the editor, and back', async ({ desk, makeTournament }) => {
  const { name } = await makeTournament();
  const { page } = desk;
  await page.goto('/admin');
  const card = page.getByRole('listitem').filter({ hasText: 'Gestión de torneos' });
  await expect(card.getByText('PRÓXIMAMENTE')).toHaveCount(0);
  await card.getByRole('link', { name: 'Gestión de torneos' }).click();
  await expect(page).toHaveURL('/admin/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de torneos' })).toBeFocused();
  await desk.row(name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar torneo' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Torneos', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/admin');
});

test.describe('axe finds no fault, and nothing is wider than the phone', () => {
  test('in the list, its menu and its questions', async ({ desk, makeTournament }) => {
    const { name } = await makeTournament();
    await desk.open();
    await desk.axe();
    await expectToFit(desk.page);
    await desk
      .row(name)
      .getByRole('button', { name: `Acciones de ${name}` })
      .click();
    await expect(desk.page.getByRole('button', { name: 'Eliminar', exact: true })).toBeVisible();
    await desk.axe();
    await desk.page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(desk.dialog).toBeVisible();
    await desk.axe();
    await desk.page.keyboard.press('Escape');
    await expect(desk.dialog).toHaveCount(0);
  });

  test('in the editor, with faults in it, and in its preview', async ({ desk, makeTournament }) => {
    const { id } = await makeTournament();
    await desk.edit(id);
    await desk.name.fill('');
    await desk.save.click();
    await expect(desk.page.getByText('El nombre es obligatorio')).toBeVisible();
    await desk.axe();
    await expectToFit(desk.page);
    await desk.page.getByRole('button', { name: 'Vista previa' }).click();
    await expect(desk.page.getByTitle('Tarjeta del torneo')).toBeVisible();
    await desk.axe();
    await expectToFit(desk.page);
  });
});

test('the preview shows the card and the detail as a player will see them', async ({ desk, makeTournament }) => {
  const { id } = await makeTournament();
  const { page } = desk;
  await desk.edit(id);
  await desk.name.fill('Nombre nuevo');
  await page.getByLabel('1er lugar').fill('$123 USD');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const card = page.frameLocator('iframe[title="Tarjeta del torneo"]');
  await expect(card.getByText('Nombre nuevo')).toBeVisible();
  await expect(card.getByText('$123 USD')).toBeVisible();
  await expect(card.getByText('INSCRIBIRSE AL TORNEO')).toBeVisible();
  await page.getByText('Detalle', { exact: true }).click();
  const detail = page.frameLocator('iframe[title="Detalle del torneo"]');
  await expect(detail.getByText('Solo celular')).toBeVisible();
  await expect(page).toHaveTitle(/^Editar torneo/);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(desk.name).toHaveValue('Nombre nuevo');
});

test.describe('in another zone than the community', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('times are written in the organiser’s and shown in both', async ({ desk, makeTournament }) => {
    const { id } = await makeTournament({ date: new Date('2027-03-05T01:00:00.000Z'), registrationDeadline: null });
    await desk.edit(id);
    const date = desk.page.getByRole('textbox', { name: 'Empieza' });
    await expect(date).toHaveValue('2027-03-04T22:00');
    await expect(date).toHaveAccessibleDescription('Tu hora. En México: jue 4 mar, 19:00');
  });
});

test('on a phone that is hours ahead the desk tells what is so', async ({ desk, makeTournament }) => {
  const dates = { registrationDeadline: fromNow(2), date: fromNow(4) };
  const [open, draft] = [
    await makeTournament(dates),
    await makeTournament({ ...dates, status: 'draft', rules: ['Nivel 40'] }),
  ];
  await desk.page.clock.install({ time: fromNow(5) });
  await desk.open();
  await expect(desk.row(open.name).getByText('Inscripciones abiertas')).toBeVisible();
  // Nothing is missing for it, its date included: nobody is asked.
  await desk.choose(draft.name, 'Publicar ahora');
  await expect(desk.toast('Listo: ya se ve en el sitio.')).toBeVisible();
});

test('the list is read every 5 minutes, and not while it is being read', async ({ desk }) => {
  const { page } = desk;
  let reads = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    reads += 1;
    if (reads === 2) await held;
    await route.continue();
  });
  await page.clock.install();
  await desk.open();
  await page.clock.fastForward('04:50');
  expect(reads).toBe(1);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByRole('button', { name: 'Actualizando…' })).toBeDisabled();
  await page.clock.fastForward('00:15');
  expect(reads).toBe(2);
  release();
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
  await page.clock.fastForward('05:00');
  await expect.poll(() => reads).toBe(3);
});

test('a list that cannot be read says so and offers another try', async ({ desk }) => {
  const { page } = desk;
  await page.route(LIST, (route) => route.abort());
  await page.goto('/admin/tournaments');
  await expect(page.getByRole('alert')).toContainText('Error de conexión. Verifica tu conexión a internet.');
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(desk.rows.first()).toBeVisible();
});

test('a list that cannot be read again stays where it is, and says so', async ({ desk, makeTournament }) => {
  const { name } = await makeTournament();
  const { page } = desk;
  await desk.open();
  const place = await desk.row(name).boundingBox();
  await page.route(LIST, (route) => route.abort());
  await page.getByRole('button', { name: 'Actualizar' }).click();
  const why = page.getByText('Error de conexión. Verifica tu conexión a internet. Ves la lista de hace unos segundos.');
  await expect(why).toBeVisible();
  expect(await desk.row(name).boundingBox()).toEqual(place);
  await desk.axe();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(why).toHaveCount(0);
});

test('a tournament that is gone says so', async ({ desk }) => {
  await desk.page.goto('/admin/tournaments/no-existe');
  await expect(desk.page.getByRole('alert')).toContainText('Este torneo ya no existe: alguien lo eliminó.');
});

test('no visitor loads the desk', async ({ visitor, desk, makeTournament }) => {
  const { id } = await makeTournament();
  const filesOf = async (page: Page, paths: readonly string[]): Promise<string[]> => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    return [...files].filter((file) => /Desk|\/desk-/.test(file));
  };
  const screens = [
    '/',
    '/tournaments',
    `/tournament/${id}`,
    `/tournament-rules/${id}`,
    `/register/${id}`,
    '/tournament-history',
  ];
  expect(await filesOf(visitor, screens)).toEqual([]);
  // The control: an organiser does.
  expect(await filesOf(desk.page, ['/admin/tournaments'])).not.toEqual([]);
});
