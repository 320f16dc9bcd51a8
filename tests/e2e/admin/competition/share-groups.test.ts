import sharp from 'sharp';
import { approve, expect, test } from './admin-competition.ts';

test('an organiser shares a group’s list as a picture and as a message', async ({ competition, played, backstage }) => {
  const { page, toast, dialog, button } = competition;
  await approve(backstage, played.id, 12);
  await played.plan(12, 1, (stages) => stages.map((stage) => ({ ...stage, matchCount: 1 })));
  await competition.open(played.id);
  await button('Agregar a los aprobados').click();
  await expect(toast('Listo: 12 jugadores.')).toBeVisible();
  await button('Poner a todos en la sala').click();
  await dialog.getByRole('button', { name: 'Armar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();

  await competition.turnTo('Tabla');
  await button('Compartir las listas').click();
  await expect(dialog.getByLabel('Así se lee')).toHaveValue(/Partida 1.*\n\nSlots de la sala:\n1\. Jugador ··\d{4}\n/);
  await expect(dialog.getByRole('img', { name: 'Lista de Sala única' })).toBeVisible();
  await competition.isSound();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^(Compartir|Guardar) imagen$/ }).click();
  expect((await saved).suggestedFilename()).toBe('group-1-1.jpg');

  const picture = await page.request.get(`/tournament/${played.id}/group-1-1.jpg`);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
  expect((await page.request.get(`/tournament/${played.id}/group-1-2.jpg`)).status()).toBe(404);
});
