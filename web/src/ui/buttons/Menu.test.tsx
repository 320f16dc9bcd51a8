import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a menu at this position in a window 740 px high, with a list of this height. */
function listOf(button: { top: number; bottom: number }, height: number): HTMLElement {
  vi.stubGlobal('innerHeight', 740);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...button });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  render(<Menu label="Más" actions={[{ label: 'Eliminar', icon: 'trash', run: () => undefined }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  return screen.getByRole('list', { name: 'Más' });
}

test.each([
  ['below where it fits', { top: 100, bottom: 144 }, 300, '584px', false],
  ['above where it has more room', { top: 640, bottom: 684 }, 300, '628px', true],
  ['below, scrolling, where neither side has room', { top: 300, bottom: 344 }, 500, '384px', false],
])('a menu opens %s', (_what, button, height, most, isAbove) => {
  const list = listOf(button, height);
  expect([list.style.maxHeight, /above/.test(list.className)]).toEqual([most, isAbove]);
});
