import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { SampleProviders } from './sample-screen.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

const refused = (code: 'connection' | 'already_decided') => new ApiError('Falló', { code, status: 409 });

function show(action: (input: string) => Promise<unknown>, options?: ActionOptions) {
  return renderHook(() => useAction(action, options), { wrapper: SampleProviders });
}

test('a second tap starts nothing', async () => {
  let finish: () => void = () => undefined;
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = show(action);
  const first = act(() => {
    const running = result.current.run('a');
    void result.current.run('b').then((isDone) => expect(isDone).toBe(false));
    setTimeout(() => finish());
    return running;
  });
  await expect(first).resolves.toBe(true);
  expect(action.mock.calls.map(([input]: unknown[]) => input)).toEqual(['a']);
});

test.each([
  ['shows its text and calls `onDone`', async () => 'Guardado.', 'Guardado.', 1],
  ['shows the failure and stays', () => Promise.reject(refused('connection')), /^Falló/, 0],
  [
    'shows the failure in its own words',
    () => Promise.reject(refused('connection')),
    'Otra vez.',
    0,
    () => 'Otra vez.',
  ],
  ['counts a refusal that it is settled by as done', () => Promise.reject(refused('already_decided')), 'Falló', 1],
])('an action that tells %s', async (_what, action, text, done, tells: ActionOptions['tells'] = true) => {
  const onDone = vi.fn();
  const { result } = show(action, { tells, onDone, settledBy: 'already_decided' });
  await act(async () => expect(await result.current.run('')).toBe(done === 1));
  expect(screen.getByText(text)).toBeTruthy();
  expect(onDone).toHaveBeenCalledTimes(done);
});

test('an action that tells nothing hands its failure to its screen', async () => {
  const { result } = show(() => Promise.reject(refused('connection')));
  await act(async () => void (await result.current.run('')));
  await waitFor(() => expect(result.current.failure).toMatch(/^Falló/));
  expect(result.current.refusal?.code).toBe('connection');
  expect(screen.queryByText(/^Falló/)).toBeNull();
});

const listQuery = (read: () => Promise<string>) => queryOptions({ queryKey: ['the list'], queryFn: read });

// biome-ignore lint/style/useComponentExportOnlyModules: a test has no other module to export to.
function Row({ remove, read }: { remove: () => Promise<string>; read: () => Promise<string> }) {
  const { run } = useAction(remove, { tells: true, changes: [listQuery(read)] });
  return (
    <button type="button" onClick={() => void run()}>
      Quitar
    </button>
  );
}

// biome-ignore lint/style/useComponentExportOnlyModules: a test has no other module to export to.
function List({ hasRow, ...row }: { hasRow: boolean; remove: () => Promise<string>; read: () => Promise<string> }) {
  useQuery(listQuery(row.read));
  return hasRow ? <Row {...row} /> : null;
}

test.each([
  ['a success', () => Promise.resolve('Se fue.'), 'Se fue.'],
  ['a failure', () => Promise.reject(refused('connection')), /^Falló/],
])('after its component is gone, %s is told and refetches what the action changes', async (_what, end, text) => {
  const read = vi.fn(async () => 'read');
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const row = { read, remove: () => left.then(end) };
  const { rerender } = render(<List hasRow {...row} />, { wrapper: SampleProviders });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  rerender(<List hasRow={false} {...row} />);
  await act(async () => leave());
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
