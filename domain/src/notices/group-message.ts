import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { holdsContact, tooLongText } from '../text/characters.ts';
import { requiredText } from '../text/text.ts';
import { z } from '../zod.ts';

/** Players of a tournament whom an organiser writes to: all approved ones, or those who have to confirm now. */
export const MessageGroup = z.enum(['approved', 'unconfirmed'], 'Elige a quiénes les escribes');
export type MessageGroup = z.infer<typeof MessageGroup>;

/** The message for a group of players. It goes to phones and mails, so it holds no contact, link or ID. */
export const GroupMessage = z.strictObject({
  tournamentId: DocumentId,
  group: MessageGroup,
  text: requiredText('Escribe el mensaje')
    .max(limits.groupMessage.characters, tooLongText(limits.groupMessage.characters))
    .refine(
      (text) => !holdsContact(text),
      'Quita teléfonos, ID, correos y enlaces: este aviso solo lleva el nombre del torneo y abre «Mi lugar»',
    ),
});
export type GroupMessage = z.infer<typeof GroupMessage>;

/** The receivers of a message: players of the group, those of them with notices, and the messages left this evening. */
export const GroupReach = z.strictObject({
  players: z.int().min(0),
  reached: z.int().min(0),
  left: z.int().min(0),
});
export type GroupReach = z.infer<typeof GroupReach>;
