import type { ListedRow } from '@arena/domain/api';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, answerInTurn, ok, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const ana: ListedRow = {
  line: 2,
  name: 'Ana',
  nickname: '',
  freeFireIds: ['30000001'],
  team: null,
  state: 'new',
  problems: [],
  notes: [],
};
const luis: ListedRow = {
  ...ana,
  line: 3,
  name: 'Luis',
  freeFireIds: ['123'],
  state: 'problem',
  problems: ['«123» no es un ID'],
};
const report = { rows: [ana, luis], problem: null, imported: 0 };

afterEach(signOutOrganiser);

test('hides the preview once the list changes', async () => {
  signIn(['export_registrations'], 'eva');
  answerInTurn(ok(report));
  render(<ImportDialog tournamentId="copa" onClose={() => undefined} />, { wrapper: SampleScreen });
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/La lista/), { target: { value } });
  type('Ana 30000001\nLuis 123');
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  await screen.findByText('«123» no es un ID');
  type('Ana 30000002');
  expect(screen.queryByRole('table')).toBeNull();
});

test('imports the list that is shown, after another one was replaced during its check', async () => {
  signIn(['export_registrations'], 'eva');
  const reports = {
    A: { ...report, rows: [{ ...luis, line: 7 }] },
    B: { ...report, rows: [ana, { ...luis, problems: ['Sin ID'] }] },
  };
  const sent: object[] = [];
  const answers: (() => void)[] = [];
  answer('POST /registrations/import/:tournamentId', async ({ body }) => {
    sent.push(body);
    await new Promise<void>((resolve) => answers.push(resolve));
    return reports[body.text === 'A' ? 'A' : 'B'];
  });
  render(<ImportDialog tournamentId="copa" onClose={() => undefined} />, { wrapper: SampleScreen });
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Archivo de inscripciones'), {
      target: { files: [new File([name], `${name}.txt`)] },
    });
  choose('A');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  choose('B');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answers[1]?.();
  await screen.findByText('Sin ID');
  answers[0]?.();
  fireEvent.click(await screen.findByRole('button', { name: /Importar 1/ }));
  await vi.waitFor(() => expect(sent[2]).toMatchObject({ text: 'B', leaveOut: [3] }));
});
