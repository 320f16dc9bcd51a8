import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Held } from '../../ui/loading/Held.tsx';

/** How near is near: less than one screen away. */
const AROUND = { rootMargin: '100% 0px' };

/**
 * What lies far down a page, and many never see. It comes when the visitor gets near it; until then, and where it
 * can't be loaded, `meanwhile` stands in its place.
 */
export function Nearby({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.some((each) => each.isIntersecting)), AROUND);
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place}>
      <Held isTime={isNear} meanwhile={meanwhile}>
        {children}
      </Held>
    </div>
  );
}
