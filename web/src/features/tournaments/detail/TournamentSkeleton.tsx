import { Section } from '../../../ui/layout/Section.tsx';
import { TournamentGridSkeleton } from '../list/TournamentGrid.tsx';

/** The place of a screen about one tournament while that is on its way. */
export function TournamentSkeleton() {
  return (
    <Section narrow>
      <h1 className="visually-hidden">Torneo</h1>
      <TournamentGridSkeleton count={1} />
    </Section>
  );
}
