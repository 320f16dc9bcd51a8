/** Rules pasted from a chat: one text with numbered lines. */
export const rulesAsText = `1. Edad mínima: 11 años. Si eres menor de 18, necesitas el permiso de un adulto.
2. Solo dispositivos móviles. Nada de emuladores ni controles.
3. Tu cuenta debe ser nivel 40 o superior.
4. Debes estar en el grupo oficial: ahí avisamos. El código de la sala sale en «Mi lugar».

5. Confirma tu asistencia tres veces: al inscribirte, antes de la partida y antes de la final.
6. Entra a la sala 10 minutos antes. La partida no espera.
7. Prohibido hacer equipo con rivales. Quien lo haga queda fuera.
8. Los premios se entregan en los 3 días siguientes al final del torneo.`;

/** Rules as the form of the admin area keeps them: a list, an empty line left in. */
export const rulesAsList: readonly string[] = [
  'Solo dispositivos móviles y cuentas de nivel 40 o superior.',
  'Edad mínima: 11 años. Menores de 18, con permiso de un adulto.',
  'Juega la cuenta con la que te inscribiste: revisamos el ID antes de cada partida.',
  '',
  'Eliminación por rondas y final al mejor de 3.',
  'Si faltas a una confirmación, tu lugar pasa a la lista de espera.',
  'Respeta a rivales y organizadores. Los insultos cuestan la expulsión.',
];

export const pointsRules: readonly string[] = [
  'Solo dispositivos móviles y cuentas de nivel 40 o superior.',
  'Edad mínima: 11 años. Menores de 18, con permiso de un adulto.',
  'Cada partida suma puntos por puesto y por eliminaciones; gana quien junta más.',
  'Un empate lo decide quien tiene más Booyahs.',
  'La sala abre 10 minutos antes y no espera a nadie.',
  'Respeta a rivales y organizadores. Los insultos cuestan la expulsión.',
];

/** A few lines, for the small ones. */
export const shortRules: readonly string[] = [
  'Solo móviles. Nivel 40 o superior.',
  'Gana quien junta más puntos; los empates se deciden por Booyahs.',
  'La sala abre 10 minutos antes y no espera a nadie.',
];
