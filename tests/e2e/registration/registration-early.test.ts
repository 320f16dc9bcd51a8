import { expect, test } from '../arena.ts';
import { registrationForm } from './registration-form.ts';

test('the fields come with the page and keep text typed before hydration', async ({ page, makeTournament }) => {
  const { id } = await makeTournament();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const form = registrationForm(page);
  await page.goto(`/register/${id}`, { waitUntil: 'commit' });
  await form.name.fill('Ana Torres');
  await form.adult.check();
  await form.country.selectOption('México');
  await expect(form.submit).toBeDisabled();
  release();
  await expect(form.submit).toBeEnabled();
  await expect(form.name).toHaveValue('Ana Torres');
  await expect(form.adult).toBeChecked();
  await expect(form.country).toHaveValue('México');
  expect(problems).toEqual([]);
  expect(page.url()).not.toContain('Ana');
});
