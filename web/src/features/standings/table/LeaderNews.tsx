import { counted, headlineOf, listed } from '@arena/domain';
import { useState } from 'react';
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
  const [{ known, news }, setNews] = useState({ known: key, news: '' });
  if (known !== key) setNews({ known: key, news: names === '' ? '' : text });
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}
