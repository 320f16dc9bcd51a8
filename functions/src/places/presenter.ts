import {
  type ActiveQuestion,
  type ConfirmationWindow,
  confirmationsOf,
  consentStateOf,
  type Entry,
  entryName,
  entryOfRegistration,
  finalConfirmation,
  isConfirmed,
  type Lobbies,
  type MemberView,
  matchesOfEntry,
  ownPrize,
  type Place,
  type PlaceData,
  type PlaceRights,
  type Prize,
  playersOf,
  type TeamLink,
  type VisibleTournament,
  type Waiting,
} from '@arena/domain';
import type { StoredRegistration } from '../registrations/record.ts';

/** What the places of one tournament have in common. */
export interface Scene extends Lobbies {
  tournament: VisibleTournament | null;
  prizes: readonly Prize[];
}

/** What one's own place says of its tournament; null where that isn't published. */
export function shownTournament(tournament: VisibleTournament | null): Place['tournament'] {
  if (tournament?.status !== 'published') return null;
  const { id, name, date, endDate, registrationDeadline } = tournament;
  return { id, name, date, endDate, registrationDeadline };
}

/** The entry that a registration plays as; null where it wasn't approved, or none was made. */
export function entryOf({ id, status }: StoredRegistration, { entries }: Pick<Scene, 'entries'>): Entry | null {
  return status === 'approved' ? entryOfRegistration(entries, id) : null;
}

/** What its player confirms of a registration, and when. */
export function windowsOf(
  registration: StoredRegistration,
  scene: Pick<Scene, 'tournament' | 'competition' | 'entries' | 'matches'>,
  now: Date,
): ConfirmationWindow[] {
  const entry = entryOf(registration, scene);
  const final = entry && finalConfirmation(scene.tournament, scene, entry, now);
  return [...confirmationsOf(scene.tournament, registration, now), ...(final ? [final] : [])];
}

/** How the link of a team stands; null where there is none to make. */
function teamLinkOf({ team, status, teamLink, teamLinks }: StoredRegistration): TeamLink | null {
  return team === null || status === 'rejected' ? null : { number: teamLinks, isMade: teamLink !== '' };
}

/** What a guardian said, as its holder gets to see it: nothing of a no that was on the ID before them. */
function consentSeen({ guardian, consent }: StoredRegistration): StoredRegistration['consent'] {
  return guardian === null ? null : consent;
}

/** What the holder of its link gets to see of a registration. Only who is approved has matches; a prize stays theirs. */
export function toPlace(registration: StoredRegistration, scene: Scene, waiting: Waiting | null, now: Date): Place {
  const { team, status, out, reason, createdAt, decidedAt } = registration;
  const entry = entryOf(registration, scene);
  const winner = entryOfRegistration(scene.entries, registration.id);
  const confirmations = windowsOf(registration, scene, now);
  const asking = entry && { ...entry, isConfirmed: isConfirmed(confirmations) };
  return {
    status,
    out,
    reason: entry === null ? reason : (entry.reason ?? null),
    createdAt,
    decidedAt,
    now: now.toISOString(),
    waiting,
    name: entryName({ name: team?.name ?? '', players: playersOf(registration) }),
    tournament: shownTournament(scene.tournament),
    consent: consentStateOf({ guardian: registration.guardian, consent: consentSeen(registration) }),
    guardianAsked: registration.guardianAsked,
    guardianLinks: registration.guardianLinks,
    teamLink: teamLinkOf(registration),
    entry: entry?.status ?? null,
    confirmations,
    hasStandings: scene.competition !== null,
    matches: asking === null ? [] : matchesOfEntry(scene, asking, now),
    prizes: scene.prizes.filter(({ entryId }) => entryId === winner?.id).map(ownPrize),
  };
}

/** What who plays for a team gets to see of its place. */
export function toMemberView(place: Place): MemberView {
  const { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches } = place;
  return { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };
}

/** Everything that is stored of a registration, as its holder gets to see it. Who decided on it is the team's. */
export function toPlaceData(
  stored: StoredRegistration,
  questions: readonly ActiveQuestion[],
  rights: PlaceRights,
): PlaceData {
  const { fullName, nickname, freeFireId, email, phone, answers, team, renamed, guardian, guardianAsked } = stored;
  const { status, out, reason, createdAt, decidedAt, revision, origin } = stored;
  const typed = { fullName, nickname, freeFireId, email, phone, answers, team, renamed, guardian, guardianAsked };
  const decided = { consent: consentSeen(stored), status, out, reason, createdAt, decidedAt, revision };
  const kept = { teamLink: teamLinkOf(stored), hasOrigin: origin !== null };
  return { ...typed, ...decided, ...kept, questions: [...questions], rights };
}
