import { DocumentId, RegistrationId } from '../../ids.ts';
import { GuardianView, MemberView } from '../../my-registration/link-views.schema.ts';
import { MyRegistration, MyRegistrationData, RoomCode } from '../../my-registration/my-registration.schema.ts';
import { MailNotices } from '../../notices/mail.ts';
import { NoticeZone } from '../../notices/subscription.schema.ts';
import { OwnPrize } from '../../prize/prize.schema.ts';
import { OwnCorrection } from '../../registration/decision.schema.ts';
import { Guardian } from '../../registration/guardian.schema.ts';
import { LinkToken, Team } from '../../registration/registration.schema.ts';
import { EmailAddress } from '../../text/text.ts';
import { SeenConfirmation } from '../../tournament/confirmations.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints } from '../endpoint.ts';

const byLink = { access: 'link', errors: ['link_not_found', 'rate_limited'] } as const;
const byGuardian = { ...byLink, holds: 'guardian' } as const;
const byMember = { ...byLink, holds: 'member' } as const;
/** The holder's calls, refused to the organiser who made the link. */
const forHolder = { needsOpenedLink: true, errors: [...byLink.errors, 'link_unopened'] } as const;
const held = z.strictObject({ token: LinkToken });
/**
 * A new link for a player to send. `number` counts the revoked links of its kind. Repeating the call returns the same
 * link.
 */
const linkMade = {
  ...forHolder,
  body: held.extend({
    number: z
      .int('Dato no válido')
      .min(0, 'Dato no válido')
      .meta({ description: 'Of the link: the links of its kind that ended' }),
  }),
  reply: z.strictObject({ link: LinkToken }),
  errors: [...forHolder.errors, 'place_closed', 'edit_conflict'],
} as const;

/** The changed fields, and the revision that the player saw. */
const MyCorrection = OwnCorrection.extend({
  token: LinkToken,
  /** The captain's team. It can be replaced, not removed. */
  team: Team.optional(),
  /**
   * Guardian of a player under 18, or of one who registered as an adult by mistake. It can be replaced, not removed.
   */
  guardian: Guardian.optional(),
});

/**
 * Calls of the holders of private links: players, guardians, teams. The token is in the body because addresses are
 * logged.
 */
export const myRegistrationEndpoints = defineEndpoints({
  'POST /my-registration/read': {
    ...byLink,
    summary: 'What has become of a registration, and the matches it is drawn for',
    body: held,
    reply: MyRegistration,
  },
  'POST /my-registration/open': {
    ...byLink,
    summary: 'The same with its screen, which the page shows before any code of the site has come',
    body: held,
    reply: z.strictObject({
      myRegistration: MyRegistration,
      /** HTML of the screen at `myRegistration.now`, in the community's zone; null if rendering failed. */
      screen: z.string().nullable().meta({ description: 'HTML of the screen; null if it could not be rendered' }),
    }),
  },
  'POST /my-registration/room': {
    ...byLink,
    ...forHolder,
    summary: 'The ID and password of a match’s room, from its time on, for an entry that is in it; notes who saw it',
    body: held.extend({ matchId: DocumentId }),
    reply: RoomCode,
    errors: [...forHolder.errors, 'room_not_yet'],
  },
  'POST /my-registration/data': {
    ...byLink,
    summary: 'Everything that is stored of a registration, and what its player may still do with it',
    body: held,
    reply: MyRegistrationData,
  },
  'POST /my-registration/correct': {
    ...byLink,
    summary:
      'Corrects the fields sent of what a player typed; with another ID the registration is looked at anew, a team’s too',
    body: MyCorrection,
    reply: MyRegistrationData,
    errors: [...byLink.errors, 'place_closed', 'edit_conflict', 'already_registered', 'player_excluded'],
  },
  'POST /my-registration/guardian': {
    ...byLink,
    ...linkMade,
    summary: 'Makes the link that its player sends their guardian; while nobody has answered, and the team sent none',
  },
  'POST /my-registration/team': {
    ...byLink,
    ...linkMade,
    summary: 'Makes the link by which a captain’s team sees its place, or the next one, which makes that one worthless',
  },
  'POST /my-registration/confirm': {
    ...byLink,
    summary: 'Confirms that its player plays: whatever is to be confirmed at that moment',
    body: held.extend({ seen: SeenConfirmation.optional().meta({ description: 'Confirmation that the player saw' }) }),
    reply: z.strictObject({ confirmed: z.literal(true) }),
    errors: [...byLink.errors, 'confirmation_closed', 'confirmation_moved'],
  },
  'POST /my-registration/take': {
    ...byLink,
    summary: 'Takes the place that is offered to who waits; it is looked at like any other registration from then on',
    body: held,
    reply: z.strictObject({ taken: z.literal(true) }),
    errors: [...byLink.errors, 'offer_closed', 'consent_missing', 'player_excluded'],
  },
  'POST /my-registration/leave': {
    ...byLink,
    summary: 'Gives a registration’s place back, which is free from then on',
    body: held,
    reply: z.strictObject({ left: z.literal(true) }),
    errors: [...byLink.errors, 'place_closed'],
  },
  'POST /my-registration/erase': {
    ...byLink,
    ...forHolder,
    summary: 'Erases a registration and what leads from its entry to a person; its link is worth nothing from then on',
    body: held,
    reply: z.strictObject({ erased: z.literal(true) }),
  },
  'POST /my-registration/prize': {
    ...byLink,
    ...forHolder,
    summary: 'Says that a prize that was sent has arrived, or that it hasn’t',
    body: held.extend({
      prizeId: DocumentId,
      received: z.boolean().meta({ description: 'False: it hasn’t arrived' }),
    }),
    reply: OwnPrize,
    errors: [...forHolder.errors, 'not_found', 'competition_refused'],
  },
  'POST /my-registration/mail/read': {
    ...byLink,
    summary: 'The address that the notices of a registration go to, or its own one as a suggestion',
    body: held,
    reply: MailNotices,
  },
  'POST /my-registration/mail': {
    ...byLink,
    summary: 'Sends the notices of a registration to an address, once that has said yes by a mail that asks for it',
    body: held.extend({ address: EmailAddress, zone: NoticeZone }),
    reply: MailNotices,
  },
  'POST /my-registration/mail/end': {
    ...byLink,
    summary: 'Ends the notices of a registration by mail, and forgets the address',
    body: held,
    reply: MailNotices,
  },
  'POST /my-registration/lost-link': {
    access: 'visitor',
    summary:
      'Mails the private links of the registrations that were made with an address; the answer is always the same',
    requiresProofOfWork: true,
    body: z.strictObject({ address: EmailAddress }),
    reply: z.strictObject({ asked: z.literal(true) }),
    errors: ['rate_limited'],
  },
  'POST /guardians/read': {
    ...byGuardian,
    summary: 'Who asks for a guardian’s consent, everything that is stored of the player, and until when',
    body: held,
    reply: GuardianView,
  },
  'POST /guardians/answer': {
    ...byGuardian,
    ...forHolder,
    summary: 'A guardian’s consent, or their no, which frees the place; after a no a yes needs the team’s link',
    body: held.extend({ given: z.boolean('Elige sí o no') }),
    reply: z.strictObject({ answered: z.literal(true) }),
    errors: [...forHolder.errors, 'place_closed', 'team_link_required', 'tournament_full'],
  },
  'POST /guardians/end': {
    ...byGuardian,
    ...forHolder,
    summary:
      'Ends a guardian’s yes for a year, so that the next registration asks again; with an id says no to one it covers',
    body: held.extend({ id: RegistrationId.optional() }),
    reply: z.strictObject({ ended: z.literal(true) }),
    errors: [...forHolder.errors, 'not_found', 'place_closed'],
  },
  'POST /guardians/erase': {
    ...byGuardian,
    ...forHolder,
    summary: 'Erases the registration like its player can; both links are worth nothing from then on',
    body: held,
    reply: z.strictObject({ erased: z.literal(true) }),
  },
  'POST /members/read': {
    ...byMember,
    summary: 'How a team stands, what its captain has to confirm, and the matches it is drawn for',
    body: held,
    reply: MemberView,
  },
  'POST /members/room': {
    ...byMember,
    summary: 'The ID and password of a match’s room, when the captain gets them; the team has seen it then',
    body: held.extend({ matchId: DocumentId }),
    reply: RoomCode,
    errors: [...byLink.errors, 'room_not_yet'],
  },
});
