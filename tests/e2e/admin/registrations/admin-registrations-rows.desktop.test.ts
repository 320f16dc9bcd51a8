import { usualConfirmations } from '@arena/domain';
import { fromNow } from '../../arena.ts';
import { newFreeFireId } from '../../registration/registration-form.ts';
import { expect, type QueuePage, test } from './admin-registrations.ts';

const WIDTHS = [1280, 1366, 1920];
/** One line of text, with room for a button. */
const LINE = 34;

/** Sixty people: 40 pending, 20 who haven't confirmed; pairs share a phone, and some have squads and guardians. */
function person(index: number) {
  const players = [1, 2, 3].map((mate) => ({ nickname: `Compa${mate}`, freeFireId: newFreeFireId() }));
  return {
    freeFireId: newFreeFireId(),
    nickname: `xX_Nick_${index}_Xx`,
    email: `jugadora.del.norte${index}@correo.example.com`,
    ...(index % 6 < 2 ? { phone: `+52 55 1234 ${1000 + Math.floor(index / 6)}` } : {}),
    ...(index % 10 === 3 ? { team: { name: `Los Cóndores Invencibles de la Sierra Norte ${index}`, players } } : {}),
    ...(index % 10 === 5 ? { guardian: { name: 'Rosa Quispe', contact: '+52 55 8765 4321' } } : {}),
    ...(index >= 40 ? { status: 'approved', decidedAt: new Date() } : {}),
  };
}

/** Measures the head and the rows, and counts the warnings that are whole and those that are cut. */
function measure({ page }: QueuePage) {
  return page.getByRole('table', { name: 'Inscripciones' }).evaluate((table) => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const rows = [...table.querySelectorAll('tr[aria-rowindex]')].map(heightOf);
    const warnings = [...table.querySelectorAll('td')].filter((cell) => cell.textContent.startsWith('Repetido: '));
    return {
      head: heightOf(table.querySelector('thead')),
      highest: Math.max(...rows),
      lowest: Math.min(...rows),
      warnings: warnings.length,
      cut: warnings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      isOver: table.getBoundingClientRect().right > document.documentElement.clientWidth,
    };
  });
}

test('rows of the registrations have one height, and warnings are whole, at three widths', async ({
  queue,
  openQueue,
}) => {
  const { page } = queue;
  await openQueue(60, {
    tournament: { maxPlayers: 100, teamSize: 4, date: fromNow(30 * 24), confirmations: usualConfirmations },
    fields: person,
  });
  await expect(page.getByRole('radio', { name: 'Repetidos 20' })).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const filter of ['Pendientes', 'Sin confirmar', 'Todos']) {
      await test.step(`${filter} at ${width} px`, async () => {
        await queue.show(filter);
        await expect.poll(() => measure(queue)).toMatchObject({ cut: 0, isOver: false });
        const { head, highest, lowest, warnings } = await measure(queue);
        expect(warnings).toBeGreaterThan(0);
        expect(Math.max(head, highest)).toBeLessThanOrEqual(LINE);
        expect(highest - lowest).toBeLessThanOrEqual(1);
      });
    }
  }
  await test.step('next to open details, which have what the table leaves out', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: /^Jugadora 0043 / }).click();
    for (const fact of ['Los Cóndores Invencibles de la Sierra Norte 43', 'jugadora.del.norte43@correo.example.com'])
      await expect(queue.details.getByText(fact)).toBeVisible();
    await expect(queue.details.getByText('País', { exact: true })).toBeVisible();
    await expect(queue.details.getByText(/mismo teléfono/)).toBeVisible();
    await expect.poll(() => measure(queue)).toMatchObject({ isOver: false });
    const { head, highest } = await measure(queue);
    expect(Math.max(head, highest)).toBeLessThanOrEqual(LINE);
  });
});
