import type { KeptLink } from '#lib/addresses/links.ts';
import { LinkLoading } from '#ui/layout/LinkLoading.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { Confirmations } from './Confirmations.tsx';
import { LinkPart, PanelHead, StepLine, TournamentPart, WrongClock } from './MyRegistrationPanel.tsx';
import { OwnMatches } from './OwnMatches';
import { Reminders } from './reminders/Reminders.tsx';
import { MemberStep } from './steps/MemberStep.tsx';
import { useMyRegistration } from './use-my-registration.ts';

interface Props {
  link: KeptLink;
  onGone: () => void;
}

/** A team's registration for its members, by the link from their captain. */
export default function MemberPanel({ link, onGone }: Props) {
  const reading = useMyRegistration(link, onGone);
  const { data: myRegistration, refresh } = reading;
  return (
    <div className="below gap-5">
      <PanelHead
        kicker={myRegistration?.name ?? 'Tu equipo'}
        title={myRegistration?.tournament?.name ?? 'El lugar de tu equipo'}
      />
      <LastUpdated reading={reading} what="la inscripción de tu equipo" onRefresh={() => void refresh()} />
      {myRegistration === null && reading.error === null ? <LinkLoading label="Cargando tu inscripción…" /> : null}
      {myRegistration === null ? null : (
        <>
          <WrongClock />
          <StepLine myRegistration={myRegistration} />
          <MemberStep token={link.token} myRegistration={myRegistration} />
          <Confirmations windows={myRegistration.confirmations} isTeams />
          <OwnMatches {...myRegistration} />
          <Reminders myRegistration={{ ...myRegistration, confirmations: [] }} isTeams />
          <TournamentPart {...myRegistration} />
        </>
      )}
      <LinkPart
        token={link.token}
        about="Con él vuelves aquí cuando quieras. Es solo para tu equipo: quien lo tenga ve lo mismo que tú."
      />
    </div>
  );
}
