import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PasteLink } from './PasteLink.tsx';

const TOKEN = `${'a'.repeat(21)}A`;
const onOpen = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  onOpen.mockReset();
});

function openIn(mode: 'browser' | 'standalone') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));
  render(<PasteLink onOpen={onOpen} />);
}

test.each([`https://arena.example/mi-lugar#${TOKEN}`, `#${TOKEN}.`])(
  'opens %s in the site of the home screen',
  (link) => {
    openIn('standalone');
    fireEvent.change(screen.getByRole('textbox', { name: /Tu enlace/ }), { target: { value: link } });
    fireEvent.click(screen.getByRole('button', { name: 'Abrir mi lugar' }));
    expect(onOpen).toHaveBeenCalledWith(TOKEN);
  },
);

test('asks for no link in a browser', () => {
  openIn('browser');
  expect(screen.queryByRole('textbox')).toBeNull();
});
