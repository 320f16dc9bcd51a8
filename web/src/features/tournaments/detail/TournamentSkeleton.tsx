import { Section } from '#ui/layout/Section.tsx';
import { TournamentGridSkeleton } from '../list/TournamentGrid.tsx';

/** Placeholder of a tournament's screen while it loads. */
export function TournamentSkeleton() {
  return (
    <Section narrow>
      <h1 className="visually-hidden">Torneo</h1>
      <TournamentGridSkeleton count={1} />
    </Section>
  );
}
