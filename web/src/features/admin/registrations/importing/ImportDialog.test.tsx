import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../../lib/calls/sample-server.ts';
import { SampleScreen } from '../../../../ui/sample-screen.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const ana = { line: 2, name: 'Ana', nickname: '', freeFireIds: ['30000001'], team: null, state: 'new', problems: [] };
const luis = { ...ana, line: 3, name: 'Luis', freeFireIds: ['123'], state: 'problem', problems: ['«123» no es un ID'] };
const report = { rows: [ana, luis], problem: null, imported: 0 };

afterEach(signOut);

test('hides the preview once the list changes', async () => {
  signIn(['manage_registrations'], 'eva');
  answerInTurn(ok(report));
  render(<ImportDialog tournamentId="copa" onClose={() => undefined} />, { wrapper: SampleScreen });
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/La lista/), { target: { value } });
  type('Ana 30000001\nLuis 123');
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  await screen.findByText('«123» no es un ID');
  type('Ana 30000002');
  expect(screen.queryByRole('table')).toBeNull();
});
