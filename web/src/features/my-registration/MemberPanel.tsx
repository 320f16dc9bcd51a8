import type { KeptLink } from '#lib/addresses/links.ts';
import { Stack } from '#ui/layout/Layout.tsx';
import { LinkLoading, LinkPageHead } from '#ui/layout/LinkPage.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { LinkPart, StepLine, TournamentPart, WrongClock } from './MyRegistrationPanel.tsx';
import { Confirmations, OwnMatches } from './OwnMatches.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { MemberStep } from './steps/MemberStep.tsx';
import { OwnPageContext, useMyRegistration } from './use-my-registration.ts';

interface Props {
  link: KeptLink;
  onGone: () => void;
}

/** A team's registration for its members, by the link from their captain. */
export default function MemberPanel({ link, onGone }: Props) {
  const { token } = link;
  const reading = useMyRegistration(link, onGone);
  const { data: myRegistration } = reading;
  const refresh = () => void reading.refresh();
  return (
    <Stack gap={5}>
      <LinkPageHead
        kicker={myRegistration?.name ?? 'Tu equipo'}
        title={myRegistration?.tournament?.name ?? 'El lugar de tu equipo'}
      />
      <LastUpdated reading={reading} what="la inscripción de tu equipo" onRefresh={refresh} />
      {myRegistration === null && reading.error === null ? <LinkLoading label="Cargando tu inscripción…" /> : null}
      {myRegistration === null ? null : (
        <OwnPageContext value={{ token, myRegistration, isTeams: true, refresh }}>
          <WrongClock />
          <StepLine />
          <MemberStep />
          <Confirmations />
          <OwnMatches />
          <Reminders />
          <TournamentPart />
        </OwnPageContext>
      )}
      <LinkPart
        token={token}
        about="Con él vuelves aquí cuando quieras. Es solo para tu equipo: quien lo tenga ve lo mismo que tú."
      />
    </Stack>
  );
}
