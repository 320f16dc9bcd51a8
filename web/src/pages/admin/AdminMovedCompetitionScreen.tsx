import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';

/** Parts in the new address by `parte` in the old one. */
const parts: Readonly<Record<string, string>> = { tabla: 'table', participantes: 'entries', plan: 'plan' };

function addressOf(id: string, matchId: string | undefined, part: string): string {
  if (matchId !== undefined) return adminPath('match', { id, matchId });
  return part === 'premios' ? adminPath('prizes', { id }) : adminPath('competition', { id, part: parts[part] ?? null });
}

/** Redirects the old addresses of a competition and its matches. */
export default function AdminMovedCompetitionScreen() {
  const { id = '', matchId } = useParams();
  const [search] = useSearchParams();
  return <Navigate replace to={addressOf(id, matchId, search.get('parte') ?? '')} />;
}
