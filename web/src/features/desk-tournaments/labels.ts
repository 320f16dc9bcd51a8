import type { TournamentValues } from './values.ts';

/** What each control of the editor is called. */
export const labels: Record<keyof TournamentValues, string> = {
  name: 'Nombre',
  description: 'Descripción',
  date: 'Empieza',
  endDate: 'Termina',
  registrationDeadline: 'Cierre de inscripciones',
  maxPlayers: 'Cupos',
  modality: 'Modalidad',
  teamSize: 'Cada inscripción es de',
  gameMode: 'Modo',
  mapSelection: 'Mapa',
  format: 'Formato',
  entryFee: 'Costo de inscripción (USD)',
  firstPlacePrize: '1er lugar',
  secondPlacePrize: '2do lugar',
  thirdPlacePrize: '3er lugar',
  prize: 'Premio en una frase',
  rules: 'Reglas',
  linkedFormId: 'Inscripciones abiertas',
  poster: 'Póster',
  posterOnItsWay: 'Póster',
  status: 'Publicación',
  publishDate: 'Se publica',
};
