import { counted, headlineOf, listed } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { useShown } from '../standings-context.ts';

/** Announces a new leader or champion to screen readers. */
export function LeaderNews() {
  const { file, nameOf } = useShown();
  const { state, first } = headlineOf(file);
  const names = listed(first.map(({ entryId }) => nameOf(entryId)));
  const points = counted(first[0]?.points ?? 0, 'punto', 'puntos');
  const verb = state === 'finished' ? 'Campeón' : 'Ahora lidera';
  const text = `${verb}: ${names}, con ${points}.`;
  const key = `${verb} ${names}`;
  const [news, setNews] = useState('');
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    setNews(names === '' ? '' : text);
  }, [key, names, text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}
