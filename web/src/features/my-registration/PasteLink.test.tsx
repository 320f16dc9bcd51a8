import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PasteLink } from './PasteLink.tsx';

const TOKEN = `${'a'.repeat(21)}A`;
const onOpen = vi.fn();

afterEach(() => {
  onOpen.mockReset();
});

function openIn(mode: 'browser' | 'standalone') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
  render(<PasteLink onOpen={onOpen} />);
}

test('opens a pasted link in the site of the home screen, and asks for none in a browser', () => {
  openIn('browser');
  expect(screen.queryByRole('textbox')).toBeNull();
  openIn('standalone');
  const value = `https://arena.example/mi-lugar#${TOKEN}`;
  fireEvent.change(screen.getByRole('textbox', { name: /Tu enlace/ }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Abrir mi lugar' }));
  expect(onOpen).toHaveBeenCalledWith(TOKEN);
});
