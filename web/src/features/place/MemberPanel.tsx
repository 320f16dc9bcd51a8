import type { Place } from '@arena/domain';
import type { KeptLink } from '../../lib/addresses/links.ts';
import { call } from '../../lib/calls/api.ts';
import { LinkLoading } from '../../ui/layout/LinkLoading.tsx';
import { LastUpdated } from '../../ui/loading/LastUpdated.tsx';
import { Confirmations } from './Confirmations.tsx';
import { Matches } from './Matches.tsx';
import { Head, LinkPart, StepLine, TournamentPart, WrongClock } from './PlacePanel.tsx';
import { Reminders } from './reminders/Reminders.tsx';
import { MemberStep } from './steps/MemberStep.tsx';
import { usePlace } from './use-place.ts';

const NOT_THEIRS = {
  out: null,
  reason: null,
  decidedAt: null,
  consent: 'none',
  guardianAsked: null,
  guardianLinks: 0,
  teamLink: null,
  prizes: [],
} satisfies Partial<Place>;

/** A team's place as those who play for it see it. @throws {ApiError} */
async function readMemberPlace(token: string): Promise<Place> {
  return { ...(await call('POST /members/read', { body: { token } })), ...NOT_THEIRS };
}

interface Props {
  link: KeptLink;
  onGone: () => void;
}

/** A team's place for those who play for it, by the link that their captain sent them: to look at. */
export default function MemberPanel({ link, onGone }: Props) {
  const reading = usePlace(link, onGone, { read: readMemberPlace });
  const { data: place, refresh } = reading;
  return (
    <div className="below gap-5">
      <Head kicker={place?.name ?? 'Tu equipo'} title={place?.tournament?.name ?? 'El lugar de tu equipo'} />
      <LastUpdated reading={reading} what="la inscripción de tu equipo" onRefresh={() => void refresh()} />
      {place === null && reading.error === null ? <LinkLoading label="Cargando tu inscripción…" /> : null}
      {place === null ? null : (
        <>
          <WrongClock />
          <StepLine place={place} />
          <MemberStep token={link.token} place={place} />
          <Confirmations windows={place.confirmations} isTeams />
          <Matches matches={place.matches} />
          <Reminders place={{ ...place, confirmations: [] }} isTeams />
          <TournamentPart {...place} />
        </>
      )}
      <LinkPart
        token={link.token}
        about="Con él vuelves aquí cuando quieras. Es solo para tu equipo: quien lo tenga ve lo mismo que tú."
      />
    </div>
  );
}
