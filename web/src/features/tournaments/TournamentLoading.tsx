import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The place of a tournament's screen while the tournament is on its way. */
export function TournamentLoading() {
  return (
    <Section narrow>
      <p className="visually-hidden" role="status">
        Cargando torneo…
      </p>
      <h1>
        <Skeleton measure="full" />
      </h1>
      <Skeleton measure="long" />
    </Section>
  );
}
