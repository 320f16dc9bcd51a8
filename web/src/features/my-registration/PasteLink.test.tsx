import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PasteLink } from './PasteLink.tsx';

const TOKEN = `${'a'.repeat(21)}A`;

test('opens a pasted link in the installed site, and shows no field in a browser', () => {
  const onOpen = vi.fn();
  for (const mode of ['browser', 'standalone']) {
    expect(screen.queryByRole('textbox')).toBeNull();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
    render(<PasteLink onOpen={onOpen} />);
  }
  const value = `https://arena.example/mi-lugar#${TOKEN}`;
  fireEvent.change(screen.getByRole('textbox', { name: /Tu enlace/ }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Abrir mi lugar' }));
  expect(onOpen).toHaveBeenCalledWith(TOKEN);
});
