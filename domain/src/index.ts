export {
  AccessApproval,
  AccessDecision,
  AccessRequest,
  AccessRequestStatus,
  ListedAccessRequest,
  RequestProof,
} from './access/access-request.schema.ts';
export { EmailForm, LocalLoginForm, SetupForm, SignInForm, SignUpForm } from './access/credentials.schema.ts';
export {
  Account,
  AdminSession,
  displayNameOf,
  GivenRoleName,
  ListedAdmin,
  LocalUser,
  RoleName,
  restoreAdminSession,
  SessionUser,
} from './access/session.schema.ts';
export {
  AuditAction,
  AuditRecord,
  auditActionLabel,
  auditActionText,
  auditedCollection,
  auditedTournament,
  ListedAuditRecord,
} from './audit/audit.schema.ts';
export { auditChanges } from './audit/audit-changes.ts';
export { sessionText, signInErrorText } from './auth/sign-in-errors.ts';
export { CONNECTION_LOST, commonErrorText } from './common-errors.ts';
export {
  changesBetween,
  corrected,
  correctionOf,
  recounted,
  recountOfMatch,
  recountOfStage,
} from './competition/entering/corrections.ts';
export { keptPlayerKills, playerKillsIn, playerKillsRefusals } from './competition/entering/player-kills.ts';
export { resultRefusals } from './competition/entering/result-refusals.ts';
export { resultWarnings } from './competition/entering/result-warnings.ts';
export {
  startTapping,
  type TappedResult,
  type Tapping,
  type TappingAction,
  type TappingEnd,
  tap,
  tappedResult,
  tappedRows,
  tappingOf,
} from './competition/entering/tapping.ts';
export { isReadByTable, lobbyFile } from './competition/files/lobby-file.ts';
export { createResultsCache } from './competition/files/results-cache.ts';
export { isBeingPlayed, type StandingsFile, standingsFile } from './competition/files/standings-file.ts';
export { advancingIds, otherStages, type TablePage, tablePages } from './competition/files/table-pages.ts';
export { type Advancing, advancing, type TiedAtTheCut } from './competition/plan/advance.ts';
export type { AdvanceNote } from './competition/plan/advance-notes.ts';
export { currentStage, matchesOfStage, rowsOfStage } from './competition/plan/current-stage.ts';
export { type DrawBy, drawAgain, drawStage, drawWithout, joinLate, substitute } from './competition/plan/draw.ts';
export { exchangesOf, exchangeText, isExchanged, newExchanges } from './competition/plan/exchange.ts';
export { finalPlaces, withDecidedPlace } from './competition/plan/final-places.ts';
export { sha256Hex } from './competition/plan/hash.ts';
export { freeFireMaps, MINUTES_BETWEEN_MATCHES, mapsNamed, matchDrafts } from './competition/plan/match-drafts.ts';
export {
  adjustmentRefusals,
  correctionRefusals,
  matchRefusals,
  officialRefusals,
  planRefusals,
  recountRefusals,
  resultClosedRefusals,
  stateAfterResult,
} from './competition/plan/plan-refusals.ts';
export {
  emptyGroups,
  lobbySize,
  mostEntries,
  type PlanTemplate,
  planTemplates,
} from './competition/plan/plan-templates.ts';
export { type CompetitionRefusal, competitionRefusalText, refusalFields, refuse } from './competition/plan/refusals.ts';
export { scoringTemplates } from './competition/plan/scoring-templates.ts';
export { closeStage, openMatches, playingOrder, reopenStage } from './competition/plan/stage-closing.ts';
export { replaceableStages, seatNote, withSubstitutes } from './competition/plan/substitutes.ts';
export { matchNumberOf } from './competition/reading/matches.ts';
export { type NamedEntry, rememberedAliases } from './competition/reading/names.ts';
export { joinParts, keptText, type ResultPart } from './competition/reading/parts.ts';
export { type ReadOptions, readResult } from './competition/reading/read-result.ts';
export {
  type ReadMatch,
  type ReadOption,
  type ReadQuestion,
  type ReadRow,
  ResultReading,
} from './competition/reading/reading.schema.ts';
export {
  Adjustment,
  AdjustmentFields,
  Advance,
  Competition,
  DecidedPlace,
  Draw,
  Group,
  RemovedAdjustment,
  Stage,
  StageFields,
} from './competition/records/competition.schema.ts';
export { drawable, isAwaited, membersOf, placeable } from './competition/records/drawable.ts';
export {
  Entry,
  EntryFields,
  EntryNames,
  EntryStatus,
  Exchange,
  namelessProblem,
  PastedName,
  withoutHidden,
} from './competition/records/entry.schema.ts';
export { entryName, entryNames } from './competition/records/entry-name.ts';
export { FinalResult, StageResult } from './competition/records/entry-result.schema.ts';
export {
  type CompetitionRecords,
  Correction,
  Match,
  MatchFields,
  MatchState,
  PlayerKills,
  ResultRow,
  Revision,
  RowChange,
  type StoredPlayerKills,
} from './competition/records/match.schema.ts';
export {
  FinalPlace,
  PublicAdjustment,
  PublicEntry,
  PublicMatch,
  PublicStage,
  Results,
  ResultsGroup,
  ResultsHash,
  ResultsSummary,
  ResultsTable,
  Standing,
  StoredStanding,
  StoredTable,
  TopPlayer,
} from './competition/records/results.schema.ts';
export { Room, RoomFields, roomDocumentId } from './competition/records/room.schema.ts';
export { PerKill, Scoring, TieBreak } from './competition/records/scoring.schema.ts';
export { buildResults, joinResults, type SplitResults, splitResults } from './competition/standings/build-results.ts';
export { cancelledMatchesIn, cancelledMatchesOf, type IsCancelled } from './competition/standings/cancelled.ts';
export {
  carriedProvisional,
  countedMatches,
  isCounted,
  killPoints,
  placementPoints,
} from './competition/standings/counting.ts';
export { explain, titleNote } from './competition/standings/explain.ts';
export { finalResultText, namedResultText, ownResultText } from './competition/standings/final-result-text.ts';
export { finalResults } from './competition/standings/final-results.ts';
export {
  areRanked,
  carriedIn,
  firstIn,
  type Headline,
  headlineOf,
  namesIn,
  shownRank,
  summaryOf,
  titleIn,
} from './competition/standings/headline.ts';
export { type Recomputed, type ResultsDifference, recompute } from './competition/standings/recompute.ts';
export { counted, figure, listed } from './competition/standings/spanish.ts';
export { stagePlaceText, stageResults, stageResultText } from './competition/standings/stage-results.ts';
export { allStandings, standings } from './competition/standings/standings.ts';
export { playerKillMatches, playerTotals, topPlayers, withNicknames } from './competition/standings/top-players.ts';
export { type ErrorCode, errorText, type Failure, type FieldErrors } from './errors.ts';
export { ExcludedEntry, Exclusion, ExclusionEdit, NewExclusion } from './exclusion/exclusion.schema.ts';
export { excludedIds, exclusionKeptUntil, isInForce } from './exclusion/exclusion.ts';
export { FieldType, fieldTypeLabel, QuestionType } from './field/field-type.schema.ts';
export { hasOptions, restoredAnswer } from './field/options.ts';
export { problemsIn } from './field-problems.ts';
export { fieldText, UNSEEN_PROBLEM } from './field-texts.ts';
export { type Fields, isFields, ownIn } from './fields.ts';
export {
  closeFinal,
  finalConfirmation,
  isFinalConfirmed,
  isFinalUntimed,
  withFinal,
} from './final/final-confirmation.ts';
export { answersTo, checkAnswers, checkFormAnswers, checkFormValue, plainNumber } from './form/check-answers.ts';
export { Form, FormField, FormInput, FormResponse, FormUpdate, FormValue, formFieldText } from './form/form.schema.ts';
export { type FieldSummary, summariseResponses } from './form/summarise.ts';
export { groupedBy, tallyOf } from './grouped-by.ts';
export { buildArchive } from './history/archive.ts';
export { buildHistory, findPlayers, historyYear, playerHistory, type Remembered } from './history/build-history.ts';
export {
  Appearance,
  ArchivedEntry,
  HistoryName,
  type HistoryPage,
  HistoryPrizes,
  HistoryRecord,
  type HistorySource,
  HistorySummary,
  HistoryTournament,
  Nicknames,
  type PastTournament,
  PlayerHistory,
  RecordKind,
  TournamentArchive,
} from './history/history.schema.ts';
export {
  DocumentId,
  isDocumentId,
  isReserved,
  PictureSize,
  PublicPlayerId,
  RequestId,
  registrationId,
  tournamentOf,
} from './ids.ts';
export { Invitation, NewInvitations } from './invitation/invitation.schema.ts';
export { type InvitationState, invitationState } from './invitation/invitation.ts';
export * as limits from './limits/limits.ts';
export { CoveredRegistration, GuardianView, MemberView, YearConsent } from './my-registration/link-views.schema.ts';
export { entryOfRegistration, type Lobbies, matchesOfEntry, ownLobby } from './my-registration/my-matches.ts';
export {
  MyLobby,
  MyMatch,
  MyRegistration,
  MyRegistrationData,
  MyRights,
  MyRoom,
  RoomCode,
  TeamLink,
} from './my-registration/my-registration.schema.ts';
export { isNearMatch, isRoomOver, myRights, releaseMoved, roomCode, seenAt } from './my-registration/my-room.ts';
export { GroupMessage, GroupReach, MessageGroup, MessageReceivers } from './notices/group-message.ts';
export {
  confirmationMail,
  inboxOf,
  lostLinkMail,
  type MailLinks,
  type MailMessage,
  MailNotices,
  MailState,
  noticeMail,
  receiptMail,
} from './notices/mail.ts';
export { ChannelEvent, NoticeEvent, OrganiserEvent, PlayerEvent } from './notices/notice.schema.ts';
export { NoticeSummary, noticeSummaries } from './notices/notice-summary.ts';
export { noticeText } from './notices/notice-text.ts';
export { channelEvents, noticeExpiry, noticePlan, noticeTime, takesRegistrations } from './notices/plan.ts';
export { NoticeZone, PushEndpoint, PushSubscription } from './notices/subscription.schema.ts';
export {
  DeliveryFault,
  DeliveryState,
  deliveryText,
  isDiscordWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookKind,
} from './notices/webhook.schema.ts';
export { extentOfPicture, pictureAddress } from './picture/picture.ts';
export { OwnPresentation, Presentation } from './presentation/presentation.schema.ts';
export { presentationIn, type ShownOrganiser, shownOrganisers } from './presentation/shown.ts';
export { moneyText } from './prize/money.ts';
export { Money, OwnPrize, Prize, PrizeTotals, PublicPrize } from './prize/prize.schema.ts';
export {
  answered,
  asOffered,
  changed,
  decided,
  madePrizes,
  ownPrize,
  type PrizeOutcome,
  prizePlaces,
  questioned,
} from './prize/prize-changes.ts';
export {
  isOpenPrize,
  isPrizeToCome,
  type PrizeStanding,
  paidInTime,
  prizeStanding,
  recordedStanding,
} from './prize/prize-standing.ts';
export {
  ActiveQuestion,
  Question,
  QuestionInput,
  QuestionUpdate,
  questionsOf,
  registrationQuestionsOf,
} from './question/question.schema.ts';
export { type Refusal, refusalOf } from './registration/admission.ts';
export { Challenge, Proof } from './registration/challenge.schema.ts';
export {
  canCorrectGuardian,
  consentStateOf,
  consentUntil,
  isRefusalInForce,
  lacksConsent,
} from './registration/consent.ts';
export { PhoneCountry, phoneCountries, phoneCountryName } from './registration/countries.ts';
export {
  OwnCorrection,
  RegistrationCorrection,
  RegistrationDecision,
  SeenRegistration,
} from './registration/decision.schema.ts';
export { plainFreeFireId, withoutLeadingZeros } from './registration/free-fire-id.ts';
export {
  Consent,
  ConsentState,
  ConsentWay,
  Guardian,
  NamedGuardian,
  ReportedConsentWay,
} from './registration/guardian.schema.ts';
export { LINK_TOKEN, LINK_TOKEN_BYTES, linkTokenOf } from './registration/link-token.ts';
export {
  countRequested,
  playersIn,
  requestedChanges,
  requestFor,
  withRequested,
} from './registration/players-change.ts';
export {
  countIn,
  isLinkUnopened,
  orNull,
  readRegistration,
  reasonText,
  textIn,
  textOrNull,
} from './registration/read-registration.ts';
export {
  Answers,
  DecidedStatus,
  FreeFireId,
  PlayersChange,
  RegisteredTeam,
  Registration,
  RegistrationFields,
  RegistrationReceipt,
  RegistrationStatus,
  RegistrationSubmission,
  registrationStatusLabel,
  Team,
} from './registration/registration.schema.ts';
export { hasLostPlayer, playersOf, repeatedIds, takenIds, teamSizeProblem } from './registration/team.ts';
export type { ListedFields, ListedRegistration } from './registration-list/listed.ts';
export { readRegistrations } from './registration-list/read-registrations.ts';
export { exportTitle } from './registration-list/sections.ts';
export { erasedBy, erasureLimit, isErasureDue } from './retention.ts';
export {
  atLeast,
  type GivenRole,
  givenRoles,
  isOrganiser,
  isPermitted,
  type Permission,
  permissions,
  type Role,
  roles,
} from './role/role.ts';
export {
  formPermissionText,
  permissionLabel,
  questionPermissionText,
  registrationPermissionText,
  roleHint,
  roleLabel,
  tournamentPermissionText,
} from './role/role-texts.ts';
export { communityCurrency, communityZone } from './site/community.ts';
export type {
  Drawing,
  PastYear,
  RenderedPage,
  SiteRenderer,
  TournamentSource,
  WithdrawnTournament,
} from './site/site-renderer.ts';
export { addCounts, countedIn, Statistics, StatisticsSpan, StatusCounts } from './statistics/statistics.schema.ts';
export { type CountedRegistration, calendarOf, decisionTimes, returningPlayers } from './statistics/summary.ts';
export { leadsToPerson, tooLongText } from './text/characters.ts';
export { chatName, discordText } from './text/chat-text.ts';
export { nameKey } from './text/name-key.ts';
export { publicNameKey } from './text/public-name.ts';
export { cellPhone, cellText, csvFormat, tableTimeText, zoneText } from './text/spreadsheet.ts';
export { EmailAddress } from './text/text.ts';
export { countryHoursText } from './time/country-hours.ts';
export { clockText, DATE_PENDING, isTimeZone, longDateText, namedDay, shortDateText } from './time/date-text.ts';
export { DAY, HOUR, type Instant, isPast, MINUTE, SECOND, toMillis } from './time/instant.ts';
export { monthText } from './time/month-text.ts';
export { instantOf, wallClock } from './time/wall-clock.ts';
export { readableId } from './tournament/address.ts';
export {
  confirmationsOf,
  isConfirmationMissed,
  isConfirmed,
  isMoved,
  openConfirmation,
} from './tournament/confirmation-windows.ts';
export {
  ConfirmationKind,
  ConfirmationState,
  Confirmations,
  ConfirmationWindow,
  SeenConfirmation,
  usualConfirmations,
} from './tournament/confirmations.schema.ts';
export { type DerivedStatus, derivedStatus, isPublicationDue } from './tournament/derived-status.ts';
export { distinctNames, nextEditionName } from './tournament/edition.ts';
export { COPY_PREFIX, missingForPlayers } from './tournament/missing.ts';
export { TeamSize, Waiting, WaitingList } from './tournament/modes.schema.ts';
export { normalizeRules } from './tournament/rules.ts';
export { readableCode, type TournamentCard, tournamentCard } from './tournament/shown/card.ts';
export { registrationNotice } from './tournament/shown/detail.ts';
export { filterTournaments, nearestFirst } from './tournament/shown/filter.ts';
export { formatPrizePool, isOnePrize } from './tournament/shown/format-prize-pool.ts';
export { parsePrizePool, podiumPrizes } from './tournament/shown/prize-pool.ts';
export {
  belongsInCatalogue,
  endOf,
  freeSeats,
  hasLastSeats,
  hasPlay,
  hasRoom,
  isActive,
  isDrawn,
  isFull,
  isFullFor,
  isOver,
  keptPlaces,
  registrationPhase,
  registrationPhases,
} from './tournament/status.ts';
export { readPublicTournament, readPublicTournaments } from './tournament/stored/read-public.ts';
export { readTournament, readVisibleTournament, toPublicTournament } from './tournament/stored/read-tournament.ts';
export { teamSizeInText, teamSizes, teamText } from './tournament/team-size.ts';
export {
  PublicTournament,
  ResultSummary,
  Sponsor,
  Tournament,
  TournamentStatus,
  VisibleTournament,
} from './tournament/tournament.schema.ts';
export {
  checkTournament,
  emptyTournament,
  TournamentFields,
  TournamentInput,
  TournamentUpdate,
} from './tournament/tournament-input.schema.ts';
export { canWait, takesNames } from './waiting/line.ts';
export {
  isInLine,
  isOffered,
  isOfferOver,
  offerUntil,
  seatsToOffer,
  substituteUntil,
} from './waiting/offers.ts';
