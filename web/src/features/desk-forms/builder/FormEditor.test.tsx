import type { FormField } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { newDraft } from '../../../lib/editing/drafts.ts';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { FormEditor } from './FormEditor.tsx';
import { drafts } from './storing.ts';
import { valuesOf } from './values.ts';

const nick: FormField = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: false, options: [] };
const form = sampleForm({ fields: [nick] });

beforeEach(() => {
  signIn(['manage_questions']);
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  signOut();
  localStorage.clear();
});

test('a field that two people changed at once is shown with all in which the two differ', async () => {
  const mine = { ...form, fields: [{ ...nick, required: true }] };
  drafts.keep(form.id, newDraft(form, valuesOf(mine)));
  const theirs: FormField = { ...nick, type: 'select', options: ['Sombra', 'Luz'] };
  answerInTurn(ok({ ...form, fields: [theirs], revision: 2 }));
  render(
    <SampleScreen>
      <FormEditor id={form.id} view={() => null} />
    </SampleScreen>,
  );
  const disputed = await screen.findByText('Lo tuyo');
  expect(disputed.closest('dd')?.textContent).toBe('Lo tuyo Nick · Texto corto · obligatorio');
  expect(screen.getByText('Lo suyo').closest('dd')?.textContent).toBe(
    'Lo suyo Nick · Selección única · opcional · Sombra, Luz',
  );
});
