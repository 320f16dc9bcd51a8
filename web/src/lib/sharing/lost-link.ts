/** Last sentence of messages that point a player to their link. */
export const LOST_LINK = '¿Perdiste tu enlace? Respóndenos y te mandamos otro.';
