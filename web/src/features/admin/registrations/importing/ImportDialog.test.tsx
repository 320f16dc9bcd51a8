import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../../lib/calls/sample-server.ts';
import { SampleScreen } from '../../../../ui/sample-screen.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const ana = { line: 2, name: 'Ana', nickname: '', freeFireIds: ['30000001'], team: null, state: 'new', problems: [] };
const luis = { ...ana, line: 3, name: 'Luis', freeFireIds: ['123'], state: 'problem', problems: ['«123» no es un ID'] };
const report = { rows: [ana, luis], problem: null, imported: 0 };
const saved = { rows: [ana, { ...luis, state: 'left_out', problems: [] }], problem: null, imported: 1 };
const onClose = vi.fn();
let sent: ReturnType<typeof answerInTurn>;

beforeEach(() => {
  onClose.mockReset();
  signIn(['manage_registrations'], 'eva');
  sent = answerInTurn(ok(report), ok(saved));
  render(<ImportDialog tournamentId="copa" onClose={onClose} />, { wrapper: SampleScreen });
});
afterEach(signOut);

async function check(text: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(/La lista/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  await screen.findByText('«123» no es un ID');
}

test('names each problem beside its line before anything is stored, and leaves it out in one tap', async () => {
  await check('Nombre,ID\nAna,30000001\nLuis,123');
  expect(screen.getByRole('table').previousSibling?.textContent).toBe('1 nueva · 0 ya inscritas · 1 con problema');
  fireEvent.click(screen.getByRole('button', { name: 'Importar 1 y dejar fuera 1' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([{}, { dryRun: false, leaveOut: [3] }]);
});

test('forgets what it saw once the list changes', async () => {
  await check('Ana 30000001');
  fireEvent.change(screen.getByLabelText(/La lista/), { target: { value: 'Ana 30000002' } });
  expect(screen.queryByRole('table')).toBeNull();
});
