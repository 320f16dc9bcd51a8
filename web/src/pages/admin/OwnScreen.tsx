import { errorText, formPermissionText, questionPermissionText, tournamentPermissionText } from '@arena/domain';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { type AdminScreenName, adminPatterns } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { mayOpen, screenNames } from '#lib/calls/admin-screens.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';
import type { SessionView } from '../../features/session/session-view.ts';

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
