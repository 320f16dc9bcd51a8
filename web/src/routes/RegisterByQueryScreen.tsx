import { Redirect, useSearchParams } from 'wouter';
import { paths, TOURNAMENT_PARAMETER } from '../lib/paths.ts';
import RegisterScreen from './RegisterScreen.tsx';

/** `/register?tournament={id}`, the address of the detail screen's button; without an id, the choice. */
export default function RegisterByQueryScreen() {
  const [query] = useSearchParams();
  const tournamentId = query.get(TOURNAMENT_PARAMETER);
  if (!tournamentId) return <Redirect to={paths.chooseRegistration()} replace />;
  return <RegisterScreen params={{ tournamentId }} />;
}
