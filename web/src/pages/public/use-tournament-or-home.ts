import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useToast } from '#ui/icons/toast-context.ts';
import { useTournament, useTournamentList } from '../../features/tournaments/use-tournaments.ts';

/** Returns the tournament of a rules or form screen. If it can't be loaded, the screen redirects home. */
export function useTournamentOrHome(id: string) {
  const view = useTournament(id);
  const list = useTournamentList(id);
  const navigate = useNavigate();
  const toast = useToast();
  const hasFailed = view.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toast('error', 'No pudimos cargar el torneo. Verifica tu conexión a internet.');
    void navigate(paths.home(), { replace: true });
  }, [hasFailed, navigate, toast]);
  return { view, list };
}
