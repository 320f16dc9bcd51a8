import type { AuthServices, Services } from '../services.ts';

/** How often the scheduler runs a job. */
export type Pace = 'minute' | 'day';

/** Something that the server does by itself. It may run twice at once, and late: it decides by `now` what is due. */
export interface Job {
  name: string;
  every: Pace;
  run(now: Date): Promise<void>;
}

/** Everything that the server does by itself. */
export function jobsOf({
  separation,
  noteMoving,
  publication,
  history,
  digesting,
  players,
  confirmations,
  waiting,
  registrationErasure,
  originErasure,
  rooms,
  leftoverErasure,
  responseErasure,
  pictures,
  recordRenaming,
  adminUpkeep,
}: Services & Pick<AuthServices, 'adminUpkeep'>): readonly Job[] {
  return [
    { name: 'separation of tournaments', every: 'minute', run: () => separation() },
    { name: 'moving of notes', every: 'minute', run: () => noteMoving() },
    { name: 'publication', every: 'minute', run: (now) => publication.run(now) },
    { name: 'history', every: 'minute', run: () => history.run() },
    { name: 'digests of earlier competitions', every: 'minute', run: () => digesting() },
    { name: 'closing of confirmations', every: 'minute', run: (now) => confirmations.run(now) },
    { name: 'offers to who waits', every: 'minute', run: (now) => waiting.run(now) },
    { name: 'hiding of players', every: 'minute', run: (now) => players.run(now) },
    { name: 'history, all of it', every: 'day', run: () => history.rebuild() },
    { name: 'upkeep of admins', every: 'minute', run: adminUpkeep },
    { name: 'erasure of registrations', every: 'day', run: registrationErasure },
    { name: 'erasure of what else leads to players', every: 'day', run: leftoverErasure },
    { name: 'erasure of origins', every: 'day', run: originErasure },
    { name: 'erasure of rooms', every: 'day', run: (now) => rooms.deleteOver(now) },
    { name: 'erasure of responses', every: 'day', run: responseErasure },
    { name: 'clearing of pictures', every: 'day', run: (now) => pictures.clear(now) },
    { name: 'renaming of records', every: 'day', run: () => recordRenaming() },
  ];
}
