import { useState } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * A text that is being typed and outlives a reload, a lost connection and a session that ends, as long as the tab.
 * @returns the text, how to change it, and how to forget it once it has served.
 */
export function useKeptText(key: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => {
    const kept = readStored('session', key);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    writeStored('session', key, next);
  };
  const forget = () => {
    setText('');
    removeStored('session', key);
  };
  return [text, change, forget];
}
