import { sessionPage } from '../session/session-page.ts';
import { expect, test } from './admin-people.ts';

const NOTES = 'Lo conocemos del Discord';

test('an access request is approved; one with a changed e-mail can only be rejected', async ({
  people,
  newcomer,
  organiser,
  backstage,
}) => {
  const { uid, name } = await newcomer({ asks: true });
  const moved = await newcomer({ asks: true });
  await backstage.auth.updateUser(moved.uid, { email: `otro-${moved.email}`, emailVerified: true });
  backstage.adopt(`otro-${moved.email}`);
  const { page, dialog } = people;
  const notes = dialog.getByLabel('Notas para el equipo');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Panel' });
  await menu.getByRole('link', { name: 'Equipo', exact: true }).click();
  await expect(page).toHaveURL('/admin/people');
  await expect(people.request(name)).toContainText('Correo verificado hace unos segundos');
  await test.step('a request with a changed e-mail is marked and can only be rejected', async () => {
    await expect(people.request(moved.name)).toContainText('Cambió de correo');
    await expect(people.request(moved.name).getByRole('button')).toHaveText(['Rechazar']);
    await people.isSound();
    await people.reject(moved.name);
    await notes.fill('No sabemos quién es');
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await expect(people.toast(`Rechazaste la solicitud de ${moved.name}.`)).toBeVisible();
  });
  await test.step('a request is approved, with notes for the team', async () => {
    await people.approve(name);
    await people.choose('Admin');
    await expect(dialog).toContainText('Aprobar, rechazar y corregir inscripciones');
    await people.isSound();
    await notes.fill(NOTES);
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await expect(people.toast(`${name} ya puede entrar al panel.`)).toBeVisible();
    await expect(people.request(name)).toHaveCount(0);
    await page.getByText('Respondidas').click();
    await expect(people.request(name)).toContainText(`Por ${organiser.name}`);
    await expect(people.request(name).getByText(NOTES)).toBeVisible();
    await expect(people.request(moved.name).getByText('Rechazada')).toBeVisible();
  });
  expect((await backstage.auth.getUser(uid)).customClaims).toEqual({ admin: true });
  await test.step('the team list shows the new admin, and the roles list shows its permissions', async () => {
    await people.turnTo('Equipo');
    await expect(people.member(name)).toContainText(`por ${organiser.name}`);
    await people.turnTo('Roles');
    await expect(page.getByRole('list', { name: 'Roles' })).toContainText('Ver el historial de cambios');
    await people.isSound();
  });
});

test.describe('the owner', () => {
  test.use({ asOwner: true });

  test('gives access by e-mail, sees it in the audit log and revokes it', async ({
    people,
    newcomer,
    organiser,
    backstage,
    browser,
    enter,
  }) => {
    const { uid, email, password, name } = await newcomer();
    const elsewhere = await browser.newPage();
    await people.open('Equipo');
    const { page, dialog } = people;
    const address = page.getByRole('textbox', { name: 'Dar acceso a' });
    await test.step('the owner gives access by e-mail', async () => {
      await address.fill(email);
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(`${email} va a entrar al panel.`);
      await expect(dialog).toContainText('Su contraseña actual deja de servir');
      await people.choose('Anotador');
      await people.isSound();
      await dialog.getByRole('button', { name: 'Sí, dar acceso' }).click();
      await expect(people.toast(`${name} ya puede entrar al panel.`)).toBeVisible();
      await expect(address).toHaveValue('');
    });
    await test.step('the audit log is filtered by admin and action', async () => {
      await people.turnTo('Historial');
      await page.getByLabel('Quién').selectOption({ label: organiser.name });
      await expect(people.entries).toHaveCount(1);
      await expect(people.entries).toContainText(`${organiser.name} · Dio acceso`);
      await expect(people.entries).toContainText('RolAnotador');
      await people.isSound();
      await page.getByLabel('Qué').selectOption({ label: 'Quitó acceso' });
      await expect(page.getByText('No hay nada con estos filtros.')).toBeVisible();
      expect(await page.content()).not.toContain(`${uid}@`);
    });
    await test.step('access is revoked, and the next tap of that account opens the home page', async () => {
      await backstage.choosePassword({ uid, email, password });
      await enter(elsewhere.context(), { uid, email, password });
      await elsewhere.goto('/admin');
      await expect(sessionPage(elsewhere).panel).toBeVisible();
      await people.turnTo('Equipo');
      await people
        .member(name)
        .getByRole('button', { name: `Acciones de ${name}` })
        .click();
      await page.getByRole('button', { name: 'Quitar acceso' }).click();
      await dialog.getByRole('button', { name: 'Quitar acceso' }).click();
      await expect(people.toast(`${name} ya no entra al panel.`)).toBeVisible();
      await expect(people.member(name)).toHaveCount(0);
      const work = elsewhere.getByRole('link', { name: 'Gestión de torneos' });
      // The panel closes at the next tap, or earlier if one of its automatic requests is refused.
      await expect(async () => {
        if (await work.isVisible()) await work.click({ timeout: 1_000 });
        await expect(elsewhere).toHaveURL('/', { timeout: 2_000 });
      }).toPass();
    });
    await elsewhere.close();
  });
});
