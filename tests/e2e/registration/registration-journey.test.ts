import { limits } from '@arena/domain';
import type { Locator, Page } from '@playwright/test';
import { cardOf, expect, seenInTime, test } from '../arena.ts';
import { newFreeFireId, registrationForm, SENT } from './registration-form.ts';

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

test('a visitor finds a tournament, reads its rules and registers, with the keyboard alone', async ({
  page,
  makeTournament,
}) => {
  const rules = ['Nivel 40 o más', 'Solo celular', 'Llega 15 minutos antes'];
  const tournament = await makeTournament({ rules, maxPlayers: 48, currentPlayers: 12 });
  const freeFireId = newFreeFireId();
  const follow = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const button = (name: string) => page.getByRole('button', { name });
  await page.clock.install();
  await page.goto('/');
  await follow(page.getByRole('link', { name: 'Inscríbete ahora' }));
  await expect(page).toHaveURL('/tournaments');
  await seenInTime(cardOf(page, tournament));
  await follow(cardOf(page, tournament).getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }));

  await expect(page).toHaveURL(`/tournament-rules/${tournament.id}`);
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeFocused();
  const acceptance = page.getByLabel('He leído y acepto las reglas');
  await expect(button('ESPERANDO...')).toBeDisabled();
  await expect(acceptance).toBeDisabled();
  await page.clock.fastForward(limits.rulesCountdown);
  await expect(button('ACEPTA LAS REGLAS')).toBeDisabled();
  await expect(page.getByText('Leída', { exact: true })).toHaveCount(rules.length);
  await follow(acceptance, 'Space');
  await follow(button('CONTINUAR AL FORMULARIO'));

  await expect(page).toHaveURL(`/register/${tournament.id}`);
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeFocused();
  const form = registrationForm(page);
  const typed: [Locator, string][] = [
    [form.name, 'Ana Lucía Torres'],
    [form.nickname, 'AnaFF'],
    [form.freeFireId, freeFireId],
    [form.email, 'Ana.Torres@correo.mx'],
    [form.phone, '+52 55 1234 5678'],
    [form.adult, ' '],
    [form.nick, 'AnaFF'],
    [form.role, 'R'],
  ];
  for (const [target, text] of typed) {
    await tabTo(page, target);
    await page.keyboard.type(text);
  }
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await follow(form.submit);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inscripción enviada' })).toBeFocused();
  for (let seconds = limits.redirectAfterSubmit / 1_000; seconds > 0; seconds -= 1) {
    await expect(page.getByText(String(seconds), { exact: true })).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(page).toHaveURL('/');

  const { id } = tournament;
  const stored = { tournamentId: id, fullName: 'Ana Lucía Torres', nickname: 'AnaFF', freeFireId, status: 'pending' };
  const contact = { email: 'ana.torres@correo.mx', phone: '+52 55 1234 5678' };
  expect(await tournament.registrations()).toMatchObject([
    { ...stored, ...contact, answers: { nick: 'AnaFF', rol: 'Rusher' } },
  ]);
  expect(await tournament.currentPlayers()).toBe(13);
  await page.getByRole('link', { name: 'Torneos' }).first().click();
  // The next refresh of the list counts the new player.
  await seenInTime(cardOf(page, tournament).getByRole('img', { name: 'Quedan 35 de 48 cupos' }));
});
