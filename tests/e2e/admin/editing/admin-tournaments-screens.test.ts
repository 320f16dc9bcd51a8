import { randomUUID } from 'node:crypto';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { fromNow } from '../../arena.ts';
import { expect, test } from './admin-tournaments.ts';

const LIST = '**/api/tournaments/with-registrations*';

test('the list is searched without accents, filtered and refreshed, and leads to each job and the editor', async ({
  adminPage,
  makeTournament,
}) => {
  const suffix = randomUUID().slice(0, 6);
  const [name, words] = [`Océano Ártico ${suffix}`, `oceano ${suffix}`];
  const draft = { status: 'draft', publishedAt: null };
  const { id } = await makeTournament({ ...draft, name });
  const { page } = adminPage;
  await page.goto('/admin');
  const card = page.getByRole('listitem').filter({ hasText: 'Gestión de torneos' });
  await expect(card.getByText('PRÓXIMAMENTE')).toHaveCount(0);
  await card.getByRole('link', { name: 'Gestión de torneos' }).click();
  await expect(page).toHaveURL('/admin/tournaments');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de torneos' })).toBeFocused();
  await expect(adminPage.row(name)).toBeVisible();
  await adminPage.isSound();
  await page.getByRole('searchbox', { name: 'Buscar torneos' }).fill(words);
  await expect(adminPage.rows).toHaveCount(1);
  await expect(adminPage.row(name)).toBeVisible();
  await page.getByText('Publicados').click();
  await expect(page.getByText('Ningún torneo coincide. Prueba con otra palabra o con otro filtro.')).toBeVisible();
  await page.getByText('Borradores').click();
  await expect(adminPage.row(name)).toBeVisible();
  const other = await makeTournament({ ...draft, name: `Mar ${words}` });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(adminPage.row(other.name)).toBeVisible();

  await test.step('the question whether to delete a row can be left', async () => {
    const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
    await adminPage
      .row(name)
      .getByRole('button', { name: `Acciones de ${name}` })
      .click();
    await expect(remove).toBeVisible();
    await adminPage.isSound();
    await remove.click();
    await expect(adminPage.dialog).toBeVisible();
    await adminPage.isSound();
    await page.keyboard.press('Escape');
    await expect(adminPage.dialog).toHaveCount(0);
  });

  await adminPage.choose(name, 'Competencia');
  await expect(page).toHaveURL(adminPath('competition', { id, part: null }));
  await expect(page.getByRole('button', { name: 'Guardar el plan' })).toBeVisible();
  await page.goBack();
  await adminPage.row(name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Lo que sigue' })).toContainText('Empieza');
  await adminPage.isSound();
  await page.getByRole('main').getByRole('link', { name: 'Torneos', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/admin');

  await test.step('the editor shows the card and the detail as a player will see them', async () => {
    const shown = await makeTournament();
    await adminPage.edit(shown.id);
    await adminPage.name.fill('');
    await adminPage.save.click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await adminPage.isSound();
    await adminPage.name.fill('Nombre nuevo');
    await page.getByLabel('1er lugar').fill('$123 USD');
    await page.getByRole('button', { name: 'Vista previa' }).click();
    const card = page.frameLocator('iframe[title="Tarjeta del torneo"]');
    await expect(card.getByText('Nombre nuevo')).toBeVisible();
    await expect(card.getByText('$123 USD')).toBeVisible();
    await expect(card.getByText('INSCRIBIRSE AL TORNEO')).toBeVisible();
    await adminPage.isSound();
    await page.getByText('Detalle', { exact: true }).click();
    const detail = page.frameLocator('iframe[title="Detalle del torneo"]');
    await expect(detail.getByText('Solo celular')).toBeVisible();
    await expect(page).toHaveTitle(/^Editar · /);
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(adminPage.name).toHaveValue('Nombre nuevo');
    await page.goto(adminPath('editTournament', { id: 'no-existe' }));
    await expect(page.getByRole('alert')).toContainText('Este torneo ya no existe: alguien lo eliminó.');
  });
});

test.describe('in another zone than the community, on a phone whose clock is hours ahead', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('a list that cannot be read offers another try, states go by the server, times are written in the organiser’s zone', async ({
    adminPage,
    makeTournament,
  }) => {
    const dates = { registrationDeadline: fromNow(2), date: fromNow(4) };
    const open = await makeTournament(dates);
    const draft = await makeTournament({ ...dates, status: 'draft', rules: ['Nivel 40'] });
    const later = await makeTournament({ date: new Date('2027-03-05T01:00:00.000Z'), registrationDeadline: null });
    const { page } = adminPage;
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const failed = 'Error de conexión. Verifica tu conexión a internet.';
    await page.clock.install({ time: fromNow(5) });

    await test.step('a list that was never read', async () => {
      await page.route(LIST, (route) => route.abort());
      await page.goto('/admin/tournaments');
      await expect(page.getByRole('alert')).toContainText(failed);
      await page.unroute(LIST);
      await retry.click();
      await expect(adminPage.row(open.name).getByText('Inscripciones abiertas')).toBeVisible();
    });

    await test.step('one that was read before stays where it is', async () => {
      const place = await adminPage.row(open.name).boundingBox();
      await page.route(LIST, (route) => route.abort());
      // It refreshes by itself.
      await page.clock.fastForward('05:00');
      const why = page.getByText(`${failed} Ves la lista de hace 5 minutos.`);
      await expect(why).toBeVisible();
      expect(await adminPage.row(open.name).boundingBox()).toEqual(place);
      await adminPage.isSound();
      await page.unroute(LIST);
      await retry.click();
      await expect(why).toHaveCount(0);
    });

    await test.step('a complete tournament is published without a warning', async () => {
      await adminPage.choose(draft.name, 'Publicar ahora');
      await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
    });

    await test.step('times are shown in both zones', async () => {
      await adminPage.edit(later.id);
      const date = page.getByRole('textbox', { name: 'Empieza' });
      await expect(date).toHaveValue('2027-03-04T22:00');
      await expect(date).toHaveAccessibleDescription('Tu hora. En México: jue 4 mar, 19:00');
    });
  });
});
