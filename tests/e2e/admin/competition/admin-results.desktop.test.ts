import { row } from '../../../fixtures/records/competition-records.ts';
import { expect, test } from './admin-results.ts';

test('results are entered on a laptop by keyboard, pasted cells or text, next to the standings', async ({
  result,
  context,
  makeMatch,
}) => {
  const rows = [row('equipo-00', 2, 0), row('equipo-01', 1, 3), row('equipo-02', 3, 0)];
  const before = { state: 'official', rows, revision: 1, officialAt: '2026-11-20T15:00:00.000Z' } as const;
  const match = await makeMatch(3, before);
  const { page } = result;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.open(match);
  // Rows are sorted by name: Fluxo, Los Pumas, LOUD.
  await page.evaluate(() => navigator.clipboard.writeText('3\t0\n3\t1\n1\tocho\n'));
  await result.cell('Puesto', 'Fluxo').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(result.cell('Puesto', 'LOUD')).toHaveValue('1');
  await expect(result.cell('Bajas', 'Los Pumas')).toHaveValue('1');
  await expect(page.getByText('Una celda pegada no entró')).toBeVisible();
  await expect(result.cell('Puesto', 'Los Pumas')).toHaveAccessibleDescription('El puesto 3 ya lo tiene Fluxo.');
  await result.isSound();

  // Focus selects the text of a cell.
  for (const key of 'ArrowDown ArrowUp 3 Enter 2 ArrowDown 1 Tab 8 ArrowUp 0 ArrowUp'.split(' ')) {
    await page.keyboard.press(key);
  }
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

  await result.button('Corregir').click();
  await result.way('Pegar').click();
  await expect(page.getByRole('region', { name: 'La tabla', exact: true })).toBeVisible();
  await result.pasted.fill('1 Los Pumas 3\n2 LOUD 0');
  await expect(result.row('Los Pumas')).toContainText('1.º');
  await expect(page.getByRole('region', { name: 'Así queda la tabla' })).toBeVisible();
  await result.isSound();
});
