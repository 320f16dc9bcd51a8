import { ports } from '../../../scripts/lib/ports.ts';
import { startReceiver } from '../../fixtures/webhooks/receiver.ts';
import { expect, test } from './admin-people.ts';

/** Port of the receiver that the demo's functions may call (functions/.env.demo-arena-libre). */
const PORT = ports.webhooks;

test('a webhook channel is connected, tested, paused and removed', async ({ people }) => {
  const receiver = await startReceiver(PORT);
  const { page } = people;
  try {
    await page.goto('/admin/channels');
    await page.getByLabel('Otro programa (webhook firmado)').check();
    await page.getByLabel('URL del webhook').fill(receiver.at('/avisos'));
    await page.getByRole('button', { name: 'Conectar canal' }).click();
    await expect(page.getByText('Guarda esta clave ahora')).toBeVisible();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await page.getByRole('button', { name: 'Ya la guardé' }).click();
    await expect(page.getByText(/whsec_/)).toHaveCount(0);
    await expect(page.getByLabel('URL del webhook')).toHaveValue('');
    const row = page.getByRole('listitem').filter({ hasText: `127.0.0.1:${PORT}/…isos` });
    await row.getByRole('button', { name: 'Probar' }).click();
    await expect(people.toast('Mensaje de prueba: Entregado.')).toBeVisible();
    expect(receiver.received).toMatchObject([{ path: '/avisos' }]);
    await row.getByRole('button', { name: 'Ver entregas' }).click();
    await expect(row.getByText('Entregado')).toBeVisible();
    await row.getByRole('button', { name: 'Pausar' }).click();
    await expect(row.getByText('En pausa')).toBeVisible();
    await row.getByRole('button', { name: 'Quitar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(row).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});
