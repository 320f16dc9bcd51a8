import { errorText, formPermissionText, questionPermissionText, tournamentPermissionText } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { type AdminScreenName, adminPath, adminPatterns } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { mayOpen, screenNames } from '#lib/calls/admin-screens.ts';
import type { competitionQuery } from '#lib/query/competition-query.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { AdminFrame } from '#ui/layout/AdminFrame.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import type { SessionView } from '../../features/session/session-view.ts';

/** Back link, title and button of a screen. */
export interface ScreenFrame {
  title: string | ((id: string) => string);
  /** Leads to the list; by default to the panel. */
  back?: { href: string; label: string };
  /** Opens the editor of something new. */
  add?: { to: 'newTournament' | 'newQuestion' | 'newForm'; label: string };
}

/** The signed-in organiser, and the parameters in the address. */
export interface ShownScreen {
  organiser: SessionView;
  id: string;
  matchId: string;
  part: string | undefined;
}

const panel = { href: paths.admin(), label: 'Panel' };

interface Props {
  frame: ScreenFrame | null;
  show: (shown: ShownScreen) => ReactNode;
}

/** A screen of the admin area in its frame, if it has one. */
export function AdminScreen({ frame, show }: Props) {
  const organiser = useOutletContext<SessionView>();
  const { id = '', matchId = '', part } = useParams();
  const content = show({ organiser, id, matchId, part });
  if (frame === null) return content;
  const { title, back = panel, add } = frame;
  return (
    <AdminFrame
      back={back}
      title={typeof title === 'string' ? title : title(id)}
      actions={add && mayOpen(add.to) ? <ButtonLink to={adminPath(add.to)}>{add.label}</ButtonLink> : null}
    >
      {content}
    </AdminFrame>
  );
}

interface MatchProps {
  /** The competition, which the screen inside fetches. */
  query: ReturnType<typeof competitionQuery>;
  id: string;
  matchId: string;
  children: ReactNode;
}

/** The frame of a match's result. */
export function MatchFrame({ query, id, matchId, children }: MatchProps) {
  const { data: view } = useQuery({ ...query, enabled: false });
  const match = view?.matches.find((each) => each.id === matchId);
  return (
    <AdminFrame
      back={{ href: adminPath('competition', { id, part: null }), label: 'Competencia' }}
      title={match === undefined ? 'Resultado' : `Partida ${match.number}`}
    >
      {children}
    </AdminFrame>
  );
}

/** Redirects the old address of a tournament's queue. */
export function MovedQueue() {
  const { id = '' } = useParams();
  return <Navigate replace to={adminPath('registrationsOf', { id })} />;
}

/** Parts in the new address by `parte` in the old one. */
const parts: Readonly<Record<string, string>> = { tabla: 'table', participantes: 'entries', plan: 'plan' };

function addressOf(id: string, matchId: string | undefined, part: string): string {
  if (matchId !== undefined) return adminPath('match', { id, matchId });
  return part === 'premios' ? adminPath('prizes', { id }) : adminPath('competition', { id, part: parts[part] ?? null });
}

/** Redirects the old addresses of a competition and its matches. */
export function MovedCompetition() {
  const { id = '', matchId } = useParams();
  const [search] = useSearchParams();
  return <Navigate replace to={addressOf(id, matchId, search.get('parte') ?? '')} />;
}

/** Screens that refuse by naming what they are for. */
const refusals: Partial<Record<AdminScreenName, string>> = {
  newTournament: `${tournamentPermissionText.create}.`,
  editTournament: `${tournamentPermissionText.update}.`,
  newQuestion: `${questionPermissionText.create}.`,
  question: `${questionPermissionText.update}.`,
  newForm: `${formPermissionText.create}.`,
  form: `${formPermissionText.update}.`,
};

/** Renders the screen at this address if the organiser's role may open it. */
export function OwnScreen({ organiser }: { organiser: SessionView }) {
  const { pathname } = useLocation();
  const screen = screenNames.find((name) => matchPath(adminPatterns[name], pathname) !== null);
  if (screen === undefined || mayOpen(screen)) return <Outlet context={organiser} />;
  return (
    <Section>
      <EmptyState title="No es parte de tu rol" actions={<ButtonLink to={paths.admin()}>Volver al panel</ButtonLink>}>
        <p>{refusals[screen] ?? errorText.forbidden} Si lo necesitas, pide otro rol a un admin.</p>
      </EmptyState>
    </Section>
  );
}
