// A captain's team link, which is read-only.
import { roomRecord } from '../../fixtures/records/competition-records.ts';
import { expect, fromNow, keptIn, test, untilKept } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { newFreeFireId } from '../registration/registration-form.ts';

test('a teammate sees the room code by the team link until the captain replaces it', async ({
  page,
  browser,
  makeTournament,
}) => {
  const tournament = await makeTournament({ modality: 'Dúo', teamSize: 2 });
  const team = { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: newFreeFireId() }] };
  const captain = await tournament.hold({ team });
  await tournament.draw(captain, fromNow(0.2));
  const times = { changedAt: fromNow(-0.2).toISOString(), releaseAt: fromNow(-0.1).toISOString() };
  await tournament.room(roomRecord(times));
  await page.goto(`/mi-lugar#${captain.token}`);
  await page.getByRole('button', { name: 'Compartir con mi equipo' }).click();
  const address = page.getByRole('alertdialog').getByRole('textbox');
  const sent = await address.inputValue();
  expect(sent).toMatch(/\/equipo#[\w-]{22}$/);
  const [, theirs = ''] = sent.split('#');
  await expectSound(page);
  await page.getByRole('button', { name: 'Cerrar' }).click();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  const mate = await phone.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const shell = await mate.goto(sent);
  expect(shell?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(mate.getByText('Furia Norte')).toBeVisible();
  await expect(mate).toHaveURL('/equipo');
  await mate.getByRole('button', { name: 'Ver el código de la sala' }).click();
  await expect(mate.getByText('caracol')).toBeVisible();
  await expect(mate.getByRole('heading', { name: 'Mis datos' })).toBeHidden();
  await expectSound(mate);
  await mate.reload();
  await expect(mate.getByText('Furia Norte')).toBeVisible();
  await mate.getByRole('button', { name: 'Recordarlo aquí' }).click();
  await untilKept(mate);
  await phone.setOffline(true);
  await mate.goto('/equipo');
  await expect(mate.getByText(/Ves la inscripción de tu equipo de hace/)).toBeVisible();
  await phone.setOffline(false);
  expect(asked.filter((line) => line.includes(theirs))).toEqual([]);

  await page.getByRole('button', { name: 'Cambiar el enlace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambiar el enlace' }).click();
  await expect(address).toHaveValue(/\/equipo#/);
  expect(await address.inputValue()).not.toBe(sent);
  await mate.reload();
  await expect(mate.getByText('Este enlace ya no sirve. Pide el nuevo a quien inscribió a tu equipo.')).toBeVisible();
  expect(await keptIn(mate)).not.toContain(theirs);

  await phone.close();
});
