import { pictureAddress } from '@arena/domain';

const SIDE = 24;

/** The emblem beside an entry's name, which says it all to those who can't see it; nothing where it has none. */
export function Emblem({ id, className }: { id: string | undefined; className?: string | undefined }) {
  if (id === undefined) return null;
  return (
    <img
      src={pictureAddress(id, 'icon')}
      alt=""
      width={SIDE}
      height={SIDE}
      className={className}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
