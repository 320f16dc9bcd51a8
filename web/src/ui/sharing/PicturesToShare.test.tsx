import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleScreen } from '../sample-screen.tsx';
import { PicturesToShare } from './PicturesToShare.tsx';

const choices = [
  { label: 'Tabla', addresses: ['/t/standings-post.jpg', '/t/standings-post-2.jpg'] },
  { label: 'Campeón', addresses: ['/t/champion.jpg'] },
];
const [share, saved] = [vi.fn(async (_what: ShareData) => undefined), vi.fn()];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('jpeg'));
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:${count}`;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
});
afterEach(() => {
  share.mockReset();
  saved.mockReset();
});

function open(navigator: Record<string, unknown>) {
  Object.assign(globalThis.navigator, { share: undefined });
  for (const [name, value] of Object.entries(navigator)) Reflect.set(globalThis.navigator, name, value);
  const [onShared, onAsk] = [vi.fn(), vi.fn()];
  render(<PicturesToShare choices={choices} text="Mira" onShared={onShared} onAsk={onAsk} />, {
    wrapper: SampleScreen,
  });
  return { onShared, onAsk };
}

/** Taps a button once the pictures are there for it, until all is done that its tap does. */
async function tap(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => void fireEvent.click(button));
}

it('passes all pages on with the text, by the phone’s own sheet', async () => {
  const { onShared } = open({ share, canShare: () => true });
  await tap('Compartir las 2 imágenes');
  const [sent] = share.mock.calls[0] ?? [];
  expect([sent?.text, sent?.files?.map(({ name }) => name)]).toEqual([
    'Mira',
    ['standings-post.jpg', 'standings-post-2.jpg'],
  ]);
  expect(onShared).toHaveBeenCalledTimes(1);
});

it('passes the picture alone on an iPhone, and copies its text', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)');
  const writeText = vi.fn(async () => undefined);
  const { onShared } = open({ share, canShare: () => true, clipboard: { writeText } });
  await tap('Compartir las 2 imágenes');
  const [sent] = share.mock.calls[0] ?? [];
  expect([sent?.text, sent?.files?.length, writeText.mock.calls]).toEqual([undefined, 2, [['Mira']]]);
  expect(screen.queryByText('Copiamos el texto: pégalo junto a la imagen.')).not.toBeNull();
  expect(onShared).toHaveBeenCalledTimes(1);
});

it.each([
  ['who closes the sheet has shared nothing', 'AbortError', 'Compartir'],
  ['where the browser refuses, it says so and saves them instead', 'NotAllowedError', 'Guardar'],
])('%s', async (_what, error, then) => {
  share.mockRejectedValueOnce(new DOMException('', error));
  const { onShared } = open({ share, canShare: () => true });
  await tap('Compartir las 2 imágenes');
  expect(onShared).not.toHaveBeenCalled();
  expect(screen.queryAllByText(/no dejó compartir/)).toHaveLength(then === 'Guardar' ? 1 : 0);
  await tap(`${then} las 2 imágenes`);
  expect([onShared.mock.calls.length, saved.mock.calls.length]).toEqual(then === 'Guardar' ? [0, 2] : [1, 0]);
});
