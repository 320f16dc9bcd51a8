/** The id of a registration's document: a tournament has one place per Free Fire ID, and the id enforces it. */
export function registrationId(tournamentId: string, freeFireId: string): string {
  return `${tournamentId}_${freeFireId}`;
}
