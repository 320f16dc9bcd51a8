import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SampleScreen } from '../sample-screen.tsx';
import { PicturesToShare } from './PicturesToShare.tsx';

const choices = [
  { label: 'Tabla', addresses: ['/t/standings-post.jpg', '/t/standings-post-2.jpg'] },
  { label: 'Campeón', addresses: ['/t/champion.jpg'] },
];
const [share, saved] = [vi.fn(async (_what: ShareData) => undefined), vi.fn()];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('jpeg'));
  URL.createObjectURL = () => `blob:${Math.random()}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
});

const writeText = vi.fn(async () => undefined);

function open() {
  Object.assign(navigator, { share, canShare: () => true, clipboard: { writeText } });
  const onShared = vi.fn();
  render(<PicturesToShare choices={choices} text="Mira" onShared={onShared} onAsk={vi.fn()} />, {
    wrapper: SampleScreen,
  });
  return onShared;
}

/** Taps a button once the pictures are there for it, until all is done that its tap does. */
async function tap(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => void fireEvent.click(button));
}

it.each([
  ['with the text', 'Android', 'Mira', 0],
  ['without the text on an iPhone, and copies it', 'iPhone; CPU iPhone OS 17_5 like Mac OS X', undefined, 1],
])('shares all pages through the phone’s share sheet %s', async (_, phone, text, copies) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${phone})`);
  const onShared = open();
  await tap('Compartir las 2 imágenes');
  const [sent] = share.mock.calls[0] ?? [];
  expect(sent?.text).toBe(text);
  expect(sent?.files?.map(({ name }) => name)).toEqual(['standings-post.jpg', 'standings-post-2.jpg']);
  expect(writeText.mock.calls).toEqual(Array(copies).fill(['Mira']));
  expect(screen.queryAllByText('Copiamos el texto: pégalo junto a la imagen.')).toHaveLength(copies);
  expect(onShared).toHaveBeenCalledTimes(1);
});

it.each([
  ['a closed sheet counts as not shared', 'AbortError', 'Compartir'],
  ['a refusal by the browser is shown, and the pictures are saved instead', 'NotAllowedError', 'Guardar'],
])('%s', async (_what, error, then) => {
  share.mockRejectedValueOnce(new DOMException('', error));
  const onShared = open();
  await tap('Compartir las 2 imágenes');
  expect(onShared).not.toHaveBeenCalled();
  expect(screen.queryAllByText(/no dejó compartir/)).toHaveLength(then === 'Guardar' ? 1 : 0);
  await tap(`${then} las 2 imágenes`);
  expect([onShared.mock.calls.length, saved.mock.calls.length]).toEqual(then === 'Guardar' ? [0, 2] : [1, 0]);
});
