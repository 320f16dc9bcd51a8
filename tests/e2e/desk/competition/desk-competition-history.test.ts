import { expect, test } from './desk-competition.ts';
import { resultPage } from './desk-results.ts';

test('a tournament that was played elsewhere is written down by two pastes, a bad line apart, and published', async ({
  competition,
  played,
  visitor,
}) => {
  const { page, dialog, button, toast } = competition;
  await played.plan(12, 1, (stages) => stages.map((stage) => ({ ...stage, matchCount: 1 })));
  await competition.open(played.id);
  await competition.turnTo('Participantes');
  await button('Pegar una lista').click();
  const list = dialog.getByLabel('Un nombre por línea');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(list).toHaveAccessibleDescription(/Escribe al menos un nombre/);
  await list.fill(`1. Relámpago\n2. ${'x'.repeat(41)}\n3. LaBrava\n4. relampago\n5) Titán`);
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(toast('Listo: 3 jugadores más; 1 ya estaba.')).toBeVisible();
  await expect(list).toHaveValue('x'.repeat(41));
  await expect(list).toHaveAccessibleDescription(/Usa 40 caracteres como máximo/);
  await competition.isSound();
  await list.fill('Nocturna\nLaBrava');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(dialog).toBeHidden();
  await expect(competition.entries).toHaveCount(4);

  await competition.turnTo('La noche');
  await button('Poner a todos en la sala').click();
  await dialog.getByRole('button', { name: 'Armar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await competition.choose('Partida 1', 'Anotar el resultado');
  const result = resultPage(page);
  await result.way('Pegar').click();
  await result.pasted.fill('1 Titán 2\n2 Relámpago 1\n3 Nocturna 0\n4 LaBrava 0');
  await result.button('Guardar y hacer oficial').click();
  await expect(toast('Listo: el resultado es oficial.')).toBeVisible();

  await visitor.goto(`/tournament/${played.id}/standings`);
  const table = visitor.getByRole('list', { name: /^Tabla de / }).locator(':scope > li');
  await expect(table).toHaveCount(4);
  await expect(table.first()).toContainText('Titán');
});
