import { useState } from 'react';
import { type Area, readStored, removeStored, writeStored } from './storage.ts';

/**
 * A text that outlives a reload, a lost connection and an ended session; by default as long as the tab.
 * @returns the text, its setter, and a function that deletes it
 */
export function useKeptText(
  key: string,
  area: Area = 'session',
): [text: string, setText: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => {
    const kept = readStored(area, key);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    writeStored(area, key, next);
  };
  const forget = () => {
    setText('');
    removeStored(area, key);
  };
  return [text, change, forget];
}
