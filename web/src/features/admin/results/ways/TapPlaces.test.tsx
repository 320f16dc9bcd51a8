import { startTapping, type Tapping, type TappingAction, tap, tappedResult } from '@arena/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lobbyIds } from '../entry/facts.ts';
import { ResultContext } from '../entry/result-context.ts';
import { sampleFacts, sampleWork } from '../result-samples';
import { TapPlaces } from './TapPlaces.tsx';

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `${String.fromCharCode(65 + (at % 24))}${at} FF`);

function open(names: readonly string[], facts = sampleFacts(names)): void {
  const screenOf = (tapping: Tapping) => {
    const act = (action: TappingAction) => rerender(screenOf(tap(tapping, action)));
    return (
      <ResultContext value={sampleWork(facts)}>
        <TapPlaces taps={{ tapping, result: tappedResult(tapping), act, canUndo: true }} />
      </ResultContext>
    );
  };
  const { rerender } = render(screenOf(startTapping(lobbyIds(facts))));
}

const buttonsIn = (list: string) => {
  const found = screen.queryByRole('list', { name: list });
  return found === null ? [] : within(found).getAllByRole('button');
};
const textsIn = (list: string) => buttonsIn(list).map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('a named entry leaves the lobby, and stands below with its place', () => {
  open(['LOS', 'LOUD', 'Fluxo']);
  expect(textsIn('Ya anotados')).toEqual([]);
  press('LOUD');
  press('Fluxo');
  expect(textsIn('Sala')).toEqual(['LOS']);
  expect(textsIn('Ya anotados')).toEqual(['LOUD1.º', 'Fluxo2.º']);
  press('Deshacer');
  expect(textsIn('Sala')).toEqual(['Fluxo', 'LOS']);
});

test('the focus goes on to the next entry', () => {
  open(['LOS', 'LOUD', 'Fluxo']);
  screen.getByRole('button', { name: 'LOS' }).focus();
  press('LOS');
  expect(document.activeElement?.textContent).toBe('LOUD');
  press('LOUD');
  expect(document.activeElement?.textContent).toBe('Fluxo');
});

test('an absent entry stands below, and a tap there lets it play', () => {
  open(['LOS', 'LOUD', 'Fluxo']);
  press('No jugó');
  press('LOUD');
  press('No jugó');
  expect(textsIn('Sala')).toEqual(['Fluxo', 'LOS']);
  expect(textsIn('Ya anotados')).toEqual(['LOUDno jugó']);
  press(/^LOUD/);
  expect(textsIn('Ya anotados')).toEqual(['LOUD1.º']);
});

test('the rest is decided at the end of the lobby, outside the foot', () => {
  open(['LOS', 'LOUD', 'Fluxo']);
  expect(screen.queryByText('No jugaron')).toBeNull();
  press('LOUD');
  const rest = screen.getByRole('button', { name: 'No jugaron' });
  expect(rest.closest('.dock')).toBeNull();
  expect(isAfter(rest, screen.getByRole('list', { name: 'Sala' }))).toBe(true);
  expect(isAfter(screen.getByRole('list', { name: 'Ya anotados' }), rest)).toBe(true);
});

describe('finding an entry', () => {
  test.each([
    [15, false, 0],
    [16, true, 0],
    [24, true, 0],
    [25, true, 7],
    [48, true, 8],
  ])('of %i: search %s, %i ranges of letters', (count, hasSearch, ranges) => {
    open(namesOf(count));
    expect(screen.queryByRole('searchbox') !== null).toBe(hasSearch);
    const letters = screen.queryByRole('navigation', { name: 'Ir a una letra' });
    expect(letters === null ? 0 : within(letters).getAllByRole('button').length).toBe(ranges);
  });

  test('shows the entries found, and all again after a tap', () => {
    open([...namesOf(18), 'Águilas FF']);
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar en la sala' });
    fireEvent.change(search, { target: { value: 'aguil' } });
    expect(textsIn('Sala')).toEqual(['Águilas FF']);
    press('Águilas FF');
    expect(search.value).toBe('');
    expect(buttonsIn('Sala')).toHaveLength(18);
  });

  test('says that none was found', () => {
    open(namesOf(18));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zorros' } });
    screen.getByText('Nadie por anotar se llama así.');
  });

  test('a letter leads to its first entry that is left', () => {
    Element.prototype.scrollIntoView = () => undefined;
    open(namesOf(48));
    press(/^A0/);
    press('Ir a A–C');
    expect(document.activeElement?.textContent).toBe('A24 FF');
  });

  test('the letters are those of the nicknames if entries have no name of their own', () => {
    const names = namesOf(48);
    const facts = sampleFacts(names);
    const lobby = facts.lobby.map((entry) => ({
      ...entry,
      name: '',
      players: [{ nickname: entry.name, freeFireId: null }],
    }));
    open(names, { ...facts, lobby });
    const letters = screen.getByRole('navigation', { name: 'Ir a una letra' });
    expect(within(letters).getAllByRole('button')[0]?.textContent).toBe('A–C');
  });
});
