import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { holdsContact, tooLongText } from '../text/characters.ts';
import { requiredText } from '../text/text.ts';
import { z } from '../zod.ts';

/** Players of a tournament: all approved ones, or those who have to confirm now. */
export const MessageGroup = z.enum(['approved', 'unconfirmed'], 'Elige a quiénes les escribes');
export type MessageGroup = z.infer<typeof MessageGroup>;

/** Receivers of a message: players of a tournament or, as `lobby`, those of one group of a stage. */
const receivers = {
  tournamentId: DocumentId,
  group: z.enum([...MessageGroup.options, 'lobby'], 'Elige a quiénes les escribes'),
  stageId: DocumentId.optional(),
  groupId: DocumentId.optional(),
};

const refuseHalfLobby = z.refine<{ group: string; stageId?: string | undefined; groupId?: string | undefined }>(
  ({ group, stageId, groupId }) => [stageId, groupId].every((id) => (id !== undefined) === (group === 'lobby')),
  { path: ['group'], message: 'Elige a quiénes les escribes' },
);

export const MessageReceivers = z.strictObject(receivers).check(refuseHalfLobby);
export type MessageReceivers = z.infer<typeof MessageReceivers>;

/** The message for a group of players. It goes to phones and mails, so it holds no contact, link or ID. */
export const GroupMessage = z
  .strictObject({
    ...receivers,
    text: requiredText('Escribe el mensaje')
      .max(limits.groupMessage.characters, tooLongText(limits.groupMessage.characters))
      .refine(
        (text) => !holdsContact(text),
        'Quita teléfonos, ID, correos y enlaces: este aviso solo lleva el nombre del torneo y abre «Mi lugar»',
      ),
  })
  .check(refuseHalfLobby);
export type GroupMessage = z.infer<typeof GroupMessage>;

/** The receivers of a message: players of the group, those of them with notices, and the messages left this evening. */
export const GroupReach = z.strictObject({
  players: z.int().min(0),
  reached: z.int().min(0),
  left: z.int().min(0),
});
export type GroupReach = z.infer<typeof GroupReach>;
