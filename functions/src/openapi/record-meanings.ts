import {
  Confirmations,
  Consent,
  CoveredRegistration,
  DeliveryState,
  EmailAddress,
  Form,
  FreeFireId,
  GroupMessage,
  GroupReach,
  Guardian,
  GuardianView,
  ListedAccessRequest,
  ListedAdmin,
  ListedAuditRecord,
  MailNotices,
  MyLobby,
  MyMatch,
  MyRegistration,
  MyRegistrationData,
  MyRights,
  MyRoom,
  NewWebhook,
  NoticeSummary,
  NoticeZone,
  OwnPresentation,
  PerKill,
  PlayersChange,
  Presentation,
  PushEndpoint,
  PushSubscription,
  Question,
  Registration,
  RegistrationCorrection,
  RegistrationDecision,
  RegistrationFields,
  RegistrationSubmission,
  RequestProof,
  ResultSummary,
  RoomCode,
  SessionUser,
  SetupForm,
  Sponsor,
  StageResult,
  Statistics,
  TeamLink,
  TeamSize,
  Tournament,
  TournamentFields,
  TournamentUpdate,
  Waiting,
  WaitingList,
  Webhook,
  WebhookDelivery,
  YearConsent,
} from '@arena/domain';
import { z } from 'zod';
import { of } from './meanings.ts';

const PICTURE = 'Id of a picture';
const SEEN_REVISION = 'Revision that the editor saw; 409 if it is outdated';
const EMAIL = 'ana@example.com';
const PHONE = '+52 55 1234 5678';
const FREE_FIRE_ID = { description: '8 to 12 digits', example: '123456789' };
const sent = {
  fullName: { example: 'Ana Pérez' },
  nickname: { description: 'Name in the game, public', example: 'AnaFF' },
  phone: { example: PHONE },
} as const;
const stored = { ...sent, freeFireId: FREE_FIRE_ID, email: { example: EMAIL } } as const;
const tournament = {
  name: { example: 'Copa de noviembre' },
  maxPlayers: 'Seats; 0: unlimited',
  modality: 'In words, such as Solo, Dúo, Escuadra',
  entryFee: { description: 'As digits; 0 is free', example: '0' },
  prizePool: { description: 'Prizes by place', example: '1er: $500, 2do: $300, 3er: TBD' },
  prize: 'The prize in words',
  linkedFormId: 'Null: it takes no registrations',
  poster: PICTURE,
  confirmations: 'Null: players needn’t confirm',
  guardianConsent: 'True if approving a player under 18 needs a guardian’s consent',
  asksNickname: 'True if the form requires the nickname in the game',
  reservedPlaces: 'Places kept for invitations',
  unlisted: 'True if it is reached by its link alone: it is in no list, feed or search engine',
} as const;

/** Meanings of schemas that fields share. */
export const sharedMeanings = z
  .registry<{ description?: string; examples?: string[] }>()
  .add(DeliveryState, { description: 'Waiting ones are tried again' })
  .add(EmailAddress, { examples: [EMAIL] })
  .add(FreeFireId, { description: FREE_FIRE_ID.description, examples: [FREE_FIRE_ID.example] })
  .add(NoticeZone, { description: 'Time zone of the reader (IANA)', examples: ['America/Bogota'] })
  .add(PerKill, { description: 'Points a kill' })
  .add(PushEndpoint, {
    description: 'Address of the browser at its push service',
    examples: ['https://fcm.googleapis.com/fcm/send/1'],
  })
  .add(TeamSize, { description: 'Players of one registration, who share a seat' })
  .add(WaitingList, { description: 'What happens once it is full' });

/** Fields of the other records. The texts are here because the site carries the schemas. */
export const recordMeanings = [
  of(ListedAccessRequest, { notes: 'For the team', proof: 'What is known of the account; null once it is answered' }),
  of(RequestProof, {
    state: 'Proven: its address is the request’s, and verified; moved: it has another address now',
    since: 'When the address was first seen verified',
  }),
  of(ListedAuditRecord, {
    actor: 'Account (uid), or `system`, `player`, `guardian`, `visitor`',
    action: { example: 'tournament.update' },
    target: 'Id of what was written, or `id/part`',
    before: 'Null if it is new',
    after: 'Null if it is gone',
    linkMadeBy: 'Organiser (uid) who made the private link of the call; null for other calls',
    subject: 'Name of the tournament, question or form; null without one',
    part: 'Name of the entry or match; null without one',
  }),
  of(SessionUser, {
    email: { example: EMAIL },
    emailVerified: 'True if the address is proven',
    permissions: 'Of the role',
  }),
  of(ListedAdmin, {
    isActive: 'False if the account is gone, blocked, or has another address',
    grantedBy: 'Account (uid) that gave the role, or `system`',
    shownAs: 'Public id of the presentation; null if not shown',
  }),
  of(SetupForm, { secret: 'Installation key of the deployment' }),
  of(Form, {
    isActive: 'False: visitors see it closed',
    collectResponses: 'True if responses are sent to the server',
    revision: 'Number of the edit, from 1',
  }),
  of(Question, {
    text: 'The question',
    active: 'False: it isn’t asked',
    tournamentId: 'Null: all tournaments ask it',
    order: 'Position, from 0',
    options: 'To choose from',
  }),
  of(RegistrationFields, {
    ...sent,
    country: 'Country of the phones (ISO 3166)',
    answers: 'Question → answer',
    team: 'Teammates of the captain, for team tournaments',
    guardian: 'For players under 18',
  }),
  of(RegistrationSubmission, {
    link: 'Token of the private link, chosen by the phone so that a lost reply doesn’t lose it',
    orWait: 'True: joins the waiting list if the tournament is full',
    invitation: 'Token of an invitation, for a place that the tournament keeps',
  }),
  of(RegistrationCorrection, { ...stored, revision: SEEN_REVISION }),
  of(RegistrationDecision, {
    from: 'Status that the organiser saw; 409 if it is another by now',
    revision: SEEN_REVISION,
  }),
  of(Registration, {
    ...stored,
    team: 'Null for a solo player',
    playersChange: 'The last request for other players; null without one',
    guardian: 'Null for an adult',
    consent: 'The guardian’s last answer',
    guardianAsked: 'Maker of the guardian’s current link; null without one',
    decidedBy: 'Account (uid) that decided',
    reason: 'Of the last decision',
    out: 'Set if the seat was lost without an organiser’s rejection',
    matchConfirmedFor: 'Beginning of the match at the time of its confirmation',
    preconfirmed: 'True: its approval confirms it',
    line: 'Number on the waiting list; null if it doesn’t wait',
    offeredUntil: 'Until when a free seat is offered; null without an offer',
    revision: 'Number of corrections',
    networkHash: 'The same for all registrations of one network in a tournament; null once erased',
  }),
  of(PlayersChange, { at: 'When it was asked for, then when it was decided' }),
  of(Guardian, { contact: { description: 'A phone or an e-mail', example: PHONE } }),
  of(Consent, {
    carried: 'Set for a yes to an earlier registration of the player, which covers this one too',
    given: 'False: refused',
    overridden: 'The refusal blocks this registration, but no later one of the same ID',
  }),
  of(Waiting, { number: 'Position in line, from 1; null while a seat is offered' }),
  of(MyRegistration, {
    now: 'Time of the server: a phone’s clock may be wrong',
    name: 'Name of the team, else the nickname, else the last digits of the ID',
    tournament: 'Null if it isn’t published any more',
    isConsentCarried: 'True if an earlier yes of the guardian covers it: the player only tells them',
    guardianLinks: 'Guardian links that ended; the number of the next one',
    teamLink: 'Null for a solo player, or without a seat',
    entry: 'Status in the competition; null outside of it',
    entryId: 'Id in the public table; null outside of the competition',
    lobby: 'Group in the last stage that it was drawn into; null before a draw',
    hasStandings: 'True if there is a public table',
    standing: 'Place in the last stage played, before the end',
    finalResult: 'Null before the end',
  }),
  of(MyRegistration.shape.playersChange.unwrap(), { players: 'Number of players that it concerns' }),
  of(MyRegistrationData, {
    questions: 'Active ones, and those that were answered',
    hasOrigin: 'True if a hash of the network is stored',
  }),
  of(MyRights, {
    correct: 'True if fields may be corrected',
    players: 'True if other players may be asked for',
    leave: 'True if the seat may be given up',
    correctUntil: 'Null without a limit, or without the right',
  }),
  of(MyLobby, { slot: 'Own place in the room, from 1', names: 'Public names of all, by slot' }),
  of(MyMatch, {
    slot: 'Place in the room, from 1',
    placement: 'Null until the result counts',
    kills: 'Null until the result counts',
  }),
  of(MyRoom, { from: 'When the code is shown' }),
  of(RoomCode, { isChanged: 'True if a player saw an earlier one' }),
  of(TeamLink, { number: 'Team links that ended; the number of this one', isMade: 'False: it has yet to be made' }),
  of(StageResult, {
    rank: 'Within the group, among `of`',
    next: 'Name of the stage that follows; null after the last one',
    outcome: 'Open until the stage is closed',
  }),
  of(YearConsent, { ended: 'True if the guardian ended it, or its year is over: the next registration asks again' }),
  of(CoveredRegistration, {
    canRefuse: 'True if the guardian can take it out of its tournament by `POST /guardians/end`',
  }),
  of(GuardianView, {
    year: 'The yes that covers this registration and others of the player; null without one',
    waits: 'True if the tournament needs consent for players under 18',
    hasPrize: 'True if a prize is undelivered; after erasure it can’t be delivered',
    erasedBy: 'Until when all is erased; null while the tournament has no date',
  }),
  of(MailNotices, { address: 'The registration’s own until another is given' }),
  of(PushSubscription, {
    p256dh: { description: 'Public key of the browser', example: 'B'.repeat(87) },
    auth: { description: 'Secret of the subscription', example: 'aaaaaaaaaaaaaaaaaaaaaA' },
  }),
  of(GroupMessage, {
    group: { description: 'Who it is for; `lobby`: a group of a stage', example: 'lobby' },
    stageId: 'With `lobby` alone',
    groupId: 'With `lobby` alone',
  }),
  of(GroupReach, {
    players: 'Players of the group',
    reached: 'Players of them who subscribed to notices',
    left: 'Messages left to the tournament this evening',
  }),
  of(NoticeSummary, {
    at: 'Latest due time',
    waiting: 'Notices that are tried again',
    sent: 'Phones or channels reached',
    opened: 'Notices opened',
  }),
  of(NewWebhook, {
    url: {
      description: 'Where messages are posted; a secret, never read back',
      example: 'https://discord.com/api/webhooks/123/abc',
    },
    tournamentId: 'Null: of the community',
  }),
  of(Webhook, { address: 'Host and last characters', paused: 'True: gets nothing' }),
  of(WebhookDelivery, {
    tournament: 'Its name',
    status: 'HTTP status of the answer; null without one',
    fault: 'Cause of the last failed try; null after success',
  }),
  of(Statistics, {
    arrivals: 'Registrations by day or week',
    sample: 'Latest registrations that `decisions` and `players` were counted from',
    decisions: 'Minutes from registration to decision',
    players: 'By their number of tournaments',
    oldestPending: 'When the oldest undecided registration came',
  }),
  of(Statistics.shape.arrivals.element, { from: 'Beginning of the day or week' }),
  of(Statistics.shape.decisions.shape.within.element, { minutes: 'Upper limit; null for the rest' }),
  of(OwnPresentation, { shown: 'Null: not shown' }),
  of(Presentation, { does: 'What the person does in the community', picture: PICTURE }),
  of(Sponsor, { website: { description: 'Empty without one', example: 'https://tienda.example/' } }),
  of(ResultSummary, {
    drawn: 'Set once the groups have entries',
    first: 'Public names of the champions or leaders; empty before the first result',
    points: 'Of the first',
    live: 'True while a match is played',
    nextAt: 'When the next match begins',
  }),
  of(Confirmations, {
    enrolmentHours: 'Hours to confirm, from the approval',
    matchFromHours: 'Hours before the tournament from which it is confirmed',
    matchUntilHours: 'Hours before the tournament until which it is confirmed',
    finalUntilMinutes: 'Minutes before the final until which it is confirmed; null: it isn’t',
  }),
  of(TournamentFields, { ...tournament, rules: 'A list, or one a line' }),
  of(TournamentUpdate, { revision: SEEN_REVISION }),
  of(Tournament, {
    ...tournament,
    currentPlayers: 'Seats taken',
    invitedPlayers: 'Seats taken by invitation',
    confirmationsSince: 'Last change of the dates behind the confirmations',
    waitingPlayers: 'On the waiting list without an offer',
    lastInLine: 'Last number given on the waiting list',
    result: 'Summary of the competition; null without one',
    revision: 'Number of organisers’ edits',
  }),
].flat();
