import { pictureAddress } from '@arena/domain';

const SIDE = 24;

/** The emblem next to an entry's name, decorative; nothing without one. */
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
