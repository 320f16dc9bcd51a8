// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

test('shortcuts work on the list and not in a dialog over it', () => {
  const undo = vi.fn();
  const keyed = {
    find: () => undefined,
    underway: new Map(),
    picked: { ids: new Set<string>(), pick: vi.fn() },
    queueActions: { actions: { approve: vi.fn() }, ask: vi.fn(), undo },
  };
  const { searchInput, onKeyDown } = renderHook(() => useKeys(keyed)).result.current;
  render(
    <div role="none" onKeyDown={onKeyDown}>
      <input ref={searchInput} aria-label="Buscar" />
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
