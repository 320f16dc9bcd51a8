import { useEffect } from 'react';
import { onVisibilityOrOnline } from '../page/visibility-or-online.ts';

/**
 * Reads on being shown and again and again while the tab is looked at; at once when it is looked at anew, or when the
 * network is back.
 * @param read answers how many milliseconds later it is read again. Never rejects.
 */
export function useReadAgain(read: () => Promise<number>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const again = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const pause = await read();
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(again, pause);
    };
    void again();
    const stopListening = onVisibilityOrOnline(() => void again());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
    };
  }, [read]);
}
