import { limits } from '@arena/domain';
import type { Locator, Page } from '@playwright/test';
import { cardOf, expect, seenInTime, test } from '../arena.ts';
import { newFreeFireId, registrationForm, SENT } from './registration-form.ts';

test('a visitor finds a tournament, reads its rules and registers', async ({ page, makeTournament }) => {
  const rules = ['Nivel 40 o más', 'Solo celular', 'Llega 15 minutos antes'];
  const tournament = await makeTournament({ rules, maxPlayers: 48, currentPlayers: 12 });
  const freeFireId = newFreeFireId();
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'Inscríbete ahora' }).click();
  await expect(page).toHaveURL('/tournaments');
  await seenInTime(cardOf(page, tournament));
  await cardOf(page, tournament).getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }).click();

  await expect(page).toHaveURL(`/tournament-rules/${tournament.id}`);
  const acceptance = page.getByLabel('He leído y acepto las reglas');
  await expect(page.getByRole('button', { name: 'ESPERANDO...' })).toBeDisabled();
  await expect(acceptance).toBeDisabled();
  await page.clock.fastForward(limits.rulesCountdown);
  await expect(page.getByRole('button', { name: 'ACEPTA LAS REGLAS' })).toBeDisabled();
  await expect(page.getByText('Leída', { exact: true })).toHaveCount(rules.length);
  await acceptance.check();
  await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();

  await expect(page).toHaveURL(`/register/${tournament.id}`);
  const form = registrationForm(page);
  await form.fill(freeFireId);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  for (let seconds = limits.redirectAfterSubmit / 1_000; seconds > 0; seconds -= 1) {
    await expect(page.getByText(String(seconds), { exact: true })).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(page).toHaveURL('/');

  expect(await tournament.registrations()).toMatchObject([
    {
      tournamentId: tournament.id,
      fullName: 'Ana Lucía Torres',
      nickname: 'AnaFF',
      freeFireId,
      email: 'ana.torres@correo.mx',
      phone: '+52 55 1234 5678',
      answers: { nick: 'AnaFF', pais: 'México' },
      status: 'pending',
    },
  ]);
  expect(await tournament.currentPlayers()).toBe(13);
  await page.getByRole('link', { name: 'Torneos' }).first().click();
  // The next reading of the list knows of the new player.
  await seenInTime(cardOf(page, tournament).getByRole('img', { name: 'Quedan 35 de 48 cupos' }));
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

test('the same, with the keyboard alone', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const freeFireId = newFreeFireId();
  await page.clock.install();
  const follow = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const button = (name: string) => page.getByRole('button', { name });

  await page.goto('/tournaments');
  await seenInTime(cardOf(page, tournament));
  await follow(cardOf(page, tournament).getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }));
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeFocused();
  await expect(button('ESPERANDO...')).toBeVisible();
  await page.clock.fastForward(limits.rulesCountdown);
  await follow(page.getByLabel('He leído y acepto las reglas'), 'Space');
  await follow(button('CONTINUAR AL FORMULARIO'));

  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeFocused();
  const form = registrationForm(page);
  const typed: [Locator, string][] = [
    [form.name, 'Ana Torres'],
    [form.nickname, 'AnaFF'],
    [form.freeFireId, freeFireId],
    [form.email, 'ana@correo.mx'],
    [form.phone, '5512345678'],
    [form.adult, ' '],
    [form.nick, 'AnaFF'],
    [form.country, 'M'],
  ];
  for (const [target, text] of typed) {
    await tabTo(page, target);
    await page.keyboard.type(text);
  }
  await follow(form.submit);
  await expect(page.getByRole('heading', { name: 'Inscripción enviada' })).toBeFocused();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, status: 'pending' }]);
});
