import { TakeAlong, type TakeAlongProps } from '../features/tournaments/TakeAlong.tsx';

/** What a tournament's screen can do without at first sight. */
export default function TournamentRest(props: TakeAlongProps) {
  return <TakeAlong {...props} />;
}
