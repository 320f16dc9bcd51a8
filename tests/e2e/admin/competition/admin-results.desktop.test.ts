import { expect, test } from './admin-results.ts';

test('on a laptop a result is entered with the keyboard only, next to its table, by taps and by pasted cells', async ({
  result,
  context,
  makeMatch,
}) => {
  const first = [
    { entryId: 'equipo-00', played: true, placement: 2, kills: 0 },
    { entryId: 'equipo-01', played: true, placement: 1, kills: 3 },
    { entryId: 'equipo-02', played: true, placement: 3, kills: 0 },
  ];
  const before = { state: 'official', rows: first, revision: 1, officialAt: '2026-11-20T15:00:00.000Z' } as const;
  const match = await makeMatch(3, { before });
  const { page } = result;
  await result.open(match);
  for (const name of ['Fluxo', 'Los Pumas']) await result.cell('Puesto', name).fill('1');
  await expect(result.cell('Puesto', 'Los Pumas')).toHaveAccessibleDescription('El puesto 1 ya lo tiene Fluxo.');
  await result.isSound();
  for (const name of ['Fluxo', 'Los Pumas']) await result.cell('Puesto', name).fill('');

  // By name: Fluxo, Los Pumas, LOUD.
  await result.cell('Puesto', 'Fluxo').focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('0');
  await page.keyboard.press('ArrowUp');
  await expect(result.cell('Bajas', 'Fluxo')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowLeft');
  await expect(result.cell('Puesto', 'Fluxo')).toBeFocused();

  const table = page.getByRole('region', { name: 'Así queda la tabla' }).getByRole('row');
  await expect(table.nth(1)).toContainText(/1LOUDsube 1\+20\d+/);
  await expect(table.nth(2)).toContainText(/2Los Pumasbaja 1\+9\d+/);
  await result.isSound();
  await result.button('Guardar y hacer oficial').focus();
  await page.keyboard.press('Enter');
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
  expect(await match.stored()).toMatchObject({
    state: 'official',
    rows: [
      { entryId: 'equipo-02', placement: 3, kills: 1 },
      { entryId: 'equipo-01', placement: 2, kills: 0 },
      { entryId: 'equipo-00', placement: 1, kills: 8 },
    ],
  });

  await test.step('cells of a spreadsheet are pasted where one stands', async () => {
    const three = await makeMatch(3);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await result.open(three);
    await page.evaluate(() => navigator.clipboard.writeText('3\t0\n2\t1\n1\tocho\n'));
    await result.cell('Puesto', 'Fluxo').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(result.cell('Puesto', 'LOUD')).toHaveValue('1');
    await expect(result.cell('Bajas', 'Los Pumas')).toHaveValue('1');
    await expect(page.getByText('Una celda pegada no entró')).toBeVisible();
    await result.cell('Bajas', 'LOUD').fill('8');
    await result.button('Guardar y hacer oficial').click();
    await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
  });

  await test.step('tapping and pasting show the table too', async () => {
    const two = await makeMatch(2);
    await result.open(two);
    await result.way('Tocar').click();
    for (const name of two.names) {
      await result.entry(name).focus();
      await page.keyboard.press('Enter');
    }
    for (const kills of [1, 0]) {
      await result.kills(kills).focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: 'Así queda la tabla' })).toBeVisible();
    await result.isSound();
    await result.way('Pegar').click();
    await result.pasted.fill('1 Los Pumas 3\n2 LOUD 0');
    await expect(result.row('Los Pumas')).toContainText('1.º');
    await result.isSound();
  });
});
