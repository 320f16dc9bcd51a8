import { paths, TOURNAMENT_PARAMETER } from '../lib/paths.ts';
import { useQuery } from '../lib/query.ts';
import { Redirect } from './Redirect.tsx';
import RegisterScreen from './RegisterScreen.tsx';

/** `/register?tournament={id}`, the address of the detail screen's button; without an id, the choice. */
export default function RegisterByQueryScreen() {
  const query = useQuery();
  const tournamentId = query.get(TOURNAMENT_PARAMETER);
  if (!tournamentId) return <Redirect to={paths.chooseRegistration()} />;
  return <RegisterScreen params={{ tournamentId }} />;
}
