import { usualConfirmations } from '@arena/domain';
import { expectTaps, finger } from '../admin/taps.ts';
import { expect, fromNow, test } from '../arena.ts';
import { newFreeFireId, openForm, registrationForm, SENT } from './registration-form.ts';

const NOTICE = 'Sitio en desarrollo';

test('home shows a minor the registration just made with what is due, and no notice covers it', async ({
  page,
  context,
  makeTournament,
}) => {
  const tournament = await makeTournament({ guardianConsent: true });
  const form = await openForm(page, tournament);
  await page.evaluate(() => localStorage.removeItem('developmentNotice'));
  await form.fill(newFreeFireId());
  await form.minor.check();
  await page.getByLabel('Nombre de tu mamá, papá o tutor').fill('Rosa Torres');
  await page.getByLabel('Cómo contactar a tu tutor').fill('rosa@correo.mx');
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.waitForURL('/');

  const own = page.getByRole('listitem').filter({ hasText: tournament.name }).first();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Tu inscripción');
  await expect(own).toContainText('Pídele permiso a tu tutor · hasta ');
  const ways = [
    own.getByRole('button', { name: 'Pedirle permiso a tu tutor' }),
    own.getByRole('button', { name: 'Guardar mi enlace' }),
    own.getByRole('link', { name: 'Entrar al chat' }),
  ];
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Lo que ya logramos' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /el carrusel$/ })).toBeAttached();
  await expect(page.getByRole('alertdialog', { name: NOTICE })).toHaveCount(0);

  const later = await context.newPage();
  await later.goto('/');
  await expect(later.getByRole('alertdialog', { name: NOTICE })).toBeVisible();
});

test('a minor registers from the tournament’s page with twelve taps, and asks the guardian with one more', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ guardianConsent: true });
  const form = registrationForm(page);
  const minor = finger();
  await page.goto(`/tournament/${tournament.id}`);
  // The tournament's page shows the rules.
  await minor.tap(page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }));
  await minor.write(form.name, 'Ana Lucía Torres');
  await minor.write(form.freeFireId, newFreeFireId());
  await minor.write(form.email, 'ana.torres@correo.mx');
  await minor.write(form.phone, '5512345678');
  await minor.tap(form.minor);
  await minor.write(page.getByLabel('Nombre de tu mamá, papá o tutor'), 'Rosa Torres');
  await minor.write(page.getByLabel('Cómo contactar a tu tutor'), 'rosa@correo.mx');
  await minor.write(form.nick, 'AnaFF');
  // Opening the list and choosing from it are two taps.
  await minor.tap(form.role);
  await form.role.selectOption('Rusher');
  await minor.tap(form.submit);
  await page.waitForURL('/');
  expectTaps('Register as a minor from the tournament’s page', minor.count() + 1, 12);
  const own = page.getByRole('listitem').filter({ hasText: tournament.name }).first();
  await minor.tap(own.getByRole('button', { name: 'Pedirle permiso a tu tutor' }));
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue(/\/tutor#[\w-]{22}$/);
  expectTaps('Register as a minor and ask the guardian', minor.count() + 1, 13);
});

test('a phone with several registrations lists the most urgent first, by its tournament’s name', async ({
  page,
  makeTournament,
}) => {
  const later = await makeTournament({ date: fromNow(72) });
  const today = await makeTournament({ date: fromNow(10), confirmations: usualConfirmations });
  const [first, second] = [await later.hold(), await today.hold({ decidedAt: fromNow(-20) })];
  await page.addInitScript(
    (links) => sessionStorage.getItem('links') ?? sessionStorage.setItem('links', links),
    JSON.stringify([
      { token: first.token, tournamentId: later.id, myRegistration: null, at: Date.now() },
      { token: second.token, tournamentId: today.id, myRegistration: null, at: Date.now() - 1_000 },
    ]),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tus inscripciones' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /^Copa / });
  await expect(links.first()).toHaveText(today.name);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(row(today.name)).toContainText(/Confirma (?:tu cupo|que juegas) · hasta /);
  await expect(row(later.name)).toContainText('Estás dentro: juegas · ');

  await row(later.name).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: later.name })).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Tus inscripciones' });
  await expect(list.getByRole('button')).toHaveText([today.name, later.name]);
  await list.getByRole('button', { name: today.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: today.name })).toBeVisible();

  await page.goto('/mi-lugar');
  await expect(page.getByRole('heading', { level: 1, name: today.name })).toBeVisible();
});
