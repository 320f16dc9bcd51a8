import type { Sponsor } from '@arena/domain';
import { Picture } from './Picture.tsx';
import styles from './SponsorLine.module.css';

interface Props {
  sponsor: Sponsor | null | undefined;
  className?: string | undefined;
}

/** The sponsor's picture, linked to their website; nothing without one. */
export function SponsorLine({ sponsor, className = styles.sponsor }: Props) {
  if (!sponsor) return null;
  const picture = <Picture id={sponsor.picture} size="small" alt={sponsor.name} />;
  return (
    <p className={className}>
      <span>Patrocina</span>
      {sponsor.website === '' ? (
        picture
      ) : (
        <a href={sponsor.website} target="_blank" rel="sponsored noopener noreferrer">
          {picture}
        </a>
      )}
    </p>
  );
}
