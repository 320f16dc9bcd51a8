import { expect, fromNow, test } from '../arena.ts';
import { newFreeFireId, registrationForm, SENT } from '../registration/registration-form.ts';

// Players set their phone's clock forward for some games.

test('accepts a registration from a phone with a clock four days ahead', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  await page.clock.install({ time: fromNow(100) });
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByText('Inscripciones Abiertas')).toBeVisible();
  const form = registrationForm(page);
  // A direct link to the form: its page has no server time.
  await page.goto(`/register/${tournament.id}`);
  await form.fill(newFreeFireId());
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toHaveLength(1);
});

test('shows a tournament as closed despite an old cached page or a slow phone clock', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ registrationDeadline: fromNow(-1) });
  const path = `/tournament/${tournament.id}`;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const made = `"renderedAt":"${fromNow(-2).toISOString()}"`;
    const body = (await response.text()).replace(/"renderedAt":"[^"]+"/, made);
    expect(body).toContain(made);
    await route.fulfill({ response, body });
  });
  const asked = page.waitForResponse('**/api/health');
  await page.goto(path);
  await asked;
  await expect(page.getByText('Inscripciones Cerradas', { exact: true }).first()).toBeVisible();

  await page.clock.install({ time: fromNow(-5) });
  await page.goto(`/register/${tournament.id}`);
  await expect(page.getByText('Las inscripciones de este torneo ya cerraron.')).toBeVisible();
});
