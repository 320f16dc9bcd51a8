// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { QueueContext } from './queue-context.ts';
import { sampleQueue } from './sample-queue.ts';
import { useQueueKeys } from './use-keys.ts';

test('shortcuts work on the list and not in a dialog over it', () => {
  const undo = vi.fn();
  const sample = sampleQueue();
  const queue = { ...sample, actions: { ...sample.actions, undo } };
  const { result } = renderHook(useQueueKeys, {
    wrapper: ({ children }) => <QueueContext value={queue}>{children}</QueueContext>,
  });
  render(
    <div role="none" onKeyDown={result.current}>
      <input ref={queue.searchInput} aria-label="Buscar" />
      <button type="button">Fila</button>
      {createPortal(<button type="button">En un diálogo</button>, document.body)}
    </div>,
  );
  for (const key of ['u', '/']) fireEvent.keyDown(screen.getByText('En un diálogo'), { key });
  expect(undo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  for (const key of ['u', '/']) fireEvent.keyDown(screen.getByText('Fila'), { key });
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText('Buscar'));
});
