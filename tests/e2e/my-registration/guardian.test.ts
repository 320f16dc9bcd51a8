// A player under 18, the guardian, and the organiser.
import { expect, queuePage, test } from '../admin/registrations/admin-registrations.ts';
import { expectSound } from '../reach.ts';
import { newFreeFireId, registrationForm, SENT } from '../registration/registration-form.ts';

test('a guardian gives consent, withdraws it and erases the data by private link; approval requires consent', async ({
  page: _signedIn,
  queue,
  browser,
  makeTournament,
}) => {
  const tournament = await makeTournament({ guardianConsent: true });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const child = await phone.newPage();
  const form = registrationForm(child);
  await child.goto(`/register/${tournament.id}`);
  await form.fill(newFreeFireId());
  // A unique e-mail: the admin area sorts duplicates before pending ones.
  await form.email.fill('nube.torres@correo.mx');
  await form.phone.fill('+52 55 2345 6789');
  await form.minor.check();
  await form.submit.click();
  await expect(child.getByText('Escribe el nombre de tu tutor')).toBeVisible();
  await child.getByLabel('Nombre de tu mamá, papá o tutor').fill('Rosa Torres');
  await child.getByLabel('Cómo contactar a tu tutor').fill('+52 55 8765 4321');
  await form.submit.click();
  await expect(child.getByText(SENT)).toBeVisible();
  await child.getByRole('button', { name: 'Quedarme aquí' }).click();
  await child.getByRole('button', { name: 'Pedirle permiso' }).click();
  const link = await child.getByRole('alertdialog').getByRole('textbox').inputValue();
  expect(link).toMatch(/\/tutor#[\w-]{22}$/);
  await child.getByRole('button', { name: 'Cerrar' }).click();

  await queue.open(tournament);
  await queue.show('Espera a su tutor');
  await queue.approve('Ana Lucía Torres');
  await expect(queue.page.getByText('Falta el permiso de su tutor.').first()).toBeVisible();
  await queue.isSound();

  const hers = await browser.newContext({ viewport: { width: 320, height: 568 } });
  const mother = await hers.newPage();
  const shell = await mother.goto(link);
  expect(shell?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(mother.getByRole('heading', { name: '¿Le das permiso para jugar?' })).toBeVisible();
  await expect(mother).toHaveURL('/tutor');
  await expect(mother.getByText('nube.torres@correo.mx')).toBeVisible();
  await expectSound(mother);
  await mother.getByRole('button', { name: 'Sí, doy permiso' }).focus();
  await mother.keyboard.press('Enter');
  await expect(mother.getByRole('heading', { name: 'Diste permiso' })).toBeVisible();

  await queue.open(tournament);
  await expect(queue.row('Ana Lucía Torres').getByText('Tutor: sí')).toBeVisible();
  await queue.approve('Ana Lucía Torres');
  await expect(queue.dock.getByText('Aprobaste a Ana Lucía Torres.')).toBeVisible();
  await child.getByRole('link', { name: 'Ver mi lugar' }).click();
  await expect(child.getByRole('heading', { name: '¡Estás dentro!' })).toBeVisible();
  await expectSound(child);

  await mother.getByRole('button', { name: 'Retirar mi permiso' }).click();
  await mother.getByRole('alertdialog').getByRole('button', { name: 'Retirar mi permiso' }).click();
  await expect(mother.getByRole('heading', { name: 'Dijiste que no' })).toBeVisible();
  await child.reload();
  await expect(child.getByRole('heading', { name: 'Tu tutor no dio permiso' })).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ status: 'rejected', out: 'no_consent' }]);
  expect(await tournament.currentPlayers()).toBe(0);
  await mother.getByRole('button', { name: 'Borrar todos los datos' }).click();
  await mother.getByRole('alertdialog').getByRole('button', { name: 'Borrar todos los datos' }).click();
  await expect(mother.getByText('Borramos todos los datos. El enlace ya no sirve.')).toBeVisible();
  expect(await tournament.registrations()).toEqual([]);
  await Promise.all([phone.close(), hers.close()]);
});

test('a guardian’s yes covers the next tournament, which the guardian sees and ends', async ({
  browser,
  makeTournament,
  queue,
}) => {
  const tournaments = [
    await makeTournament({ guardianConsent: true }),
    await makeTournament({ guardianConsent: true }),
  ];
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const child = await phone.newPage();
  const mother = await phone.newPage();
  const form = registrationForm(child);
  const freeFireId = newFreeFireId();
  const register = async ({ id }: { id: string }) => {
    await child.goto(`/register/${id}`);
    await form.fill(freeFireId);
    await form.email.fill(`${freeFireId}@correo.mx`);
    await form.minor.check();
    await child.getByLabel('Nombre de tu mamá, papá o tutor').fill('Rosa Torres');
    await child.getByLabel('Cómo contactar a tu tutor').fill('+52 55 8765 4321');
    await form.submit.click();
    await expect(child.getByText(SENT)).toBeVisible();
    await child.getByRole('button', { name: 'Quedarme aquí' }).click();
  };
  const linkFrom = async (button: string) => {
    await child.getByRole('button', { name: button }).click();
    const link = await child.getByRole('alertdialog').getByRole('textbox').inputValue();
    await child.getByRole('button', { name: 'Cerrar' }).click();
    return link;
  };
  const [first, next] = tournaments;
  if (first === undefined || next === undefined) throw new Error('two tournaments are made');
  await register(first);
  await mother.goto(await linkFrom('Pedirle permiso'));
  await expect(mother.getByText('Tu sí vale un año')).toBeVisible();
  await mother.getByRole('button', { name: 'Sí, doy permiso' }).click();
  await expect(mother.getByRole('heading', { name: 'Tu permiso de un año' })).toBeVisible();

  await register(next);
  await expect(child.getByText('Ya tienes el permiso de tu tutor.')).toBeVisible();
  await expectSound(child);
  await mother.goto(await linkFrom('Avisarle a tu tutor'));
  await mother.reload();
  await expect(mother.getByRole('heading', { name: 'Juega con tu permiso' })).toBeVisible();
  await expect(mother.getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  await expectSound(mother);

  await queue.open(next);
  await queue.approve('Ana Lucía Torres');
  await expect(queue.dock.getByText('Aprobaste a Ana Lucía Torres.')).toBeVisible();

  await mother.getByRole('button', { name: 'Retirar de este torneo' }).click();
  await mother.getByRole('alertdialog').getByRole('button', { name: 'Retirar de este torneo' }).click();
  await expect(mother.getByText('Ya terminó: para el próximo torneo te preguntamos otra vez.')).toBeVisible();
  expect(await first.registrations()).toMatchObject([{ status: 'rejected', out: 'no_consent' }]);
  expect(await next.registrations()).toMatchObject([{ status: 'approved' }]);
  await phone.close();
});

test('an organiser shares a guardian link and records consent by phone, then refusal in person', async ({
  queue,
  openQueue,
}) => {
  const tournament = await openQueue(1, {
    tournament: { guardianConsent: true },
    fields: () => ({ guardian: { name: 'Rosa Torres', contact: '+52 55 8765 4321' } }),
  });
  const { page, details } = queuePage(queue.page);
  await page.getByRole('button', { name: /^Jugadora 0000 / }).click();
  await expect(details.getByText('Nadie le ha mandado un enlace.')).toBeVisible();
  await details.getByRole('button', { name: 'Enlace para su tutor' }).click();
  await expect(details.getByText(/Hola, Rosa Torres\. .+\/tutor#[\w-]{22}/)).toBeVisible();
  await details.getByRole('button', { name: 'Anotar su respuesta' }).click();
  await details.getByRole('button', { name: 'Dio permiso' }).click();
  await expect(details.getByText(/Dio permiso por llamada, según anotó el equipo/)).toBeVisible();
  await queue.isSound();
  expect(await tournament.registrations()).toMatchObject([{ consent: { given: true, way: 'call' } }]);

  await details.getByRole('button', { name: 'Anotar su respuesta' }).click();
  await details.getByLabel('En persona').check();
  await expect(
    details.getByText('Si dice que no, la inscripción sale del torneo y su cupo queda libre.'),
  ).toBeVisible();
  await queue.isSound();
  await details.getByRole('button', { name: 'Dijo que no' }).focus();
  await page.keyboard.press('Enter');
  await expect(details.getByText(/Dijo que no en persona, según anotó el equipo/)).toBeVisible();
  await queue.isSound();
  expect(await tournament.registrations()).toMatchObject([
    { status: 'rejected', out: 'no_consent', consent: { given: false, way: 'in_person' } },
  ]);
});
