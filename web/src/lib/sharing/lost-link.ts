/** Last sentence of messages that point a player to their link. */
export const LOST_LINK =
  import.meta.env.VITE_MAIL_NOTICES === ''
    ? '¿Perdiste tu enlace? Respóndenos y te mandamos otro.'
    : '¿Perdiste tu enlace? Toca «Perdí mi enlace» en «Mi lugar», o respóndenos y te mandamos otro.';
