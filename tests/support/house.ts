import { usualConfirmations } from '@arena/domain';
import type { Config } from '../../functions/src/platform/config.ts';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { hashPassword } from '../../functions/src/platform/scrypt.ts';
import { type Replacements, startApi, type TestApi } from './calls/api.ts';
import { LOCAL_LOGIN, SETUP_SECRET } from './calls/calls.ts';
import {
  GUARDIAN_LINK,
  LINK,
  MEMBER_LINK,
  OFFERED_LINK,
  OTHER_GUARDIAN_LINK,
  PLAYER_LINK,
  ROOM_LINK,
} from './calls/place-calls.ts';
import { people, type SignIn, signInOn } from './people/people.ts';
import { accessRequestRecord, adminRecord } from './people/roles.ts';
import {
  competitionDocuments,
  competitionRecord,
  entryRecord,
  finalDocuments,
  matchRecord,
  prizeDocuments,
  roomRecord,
  stageRecord,
} from './records/competition-records.ts';
import { POSTER, pictureRecord } from './records/pictures.ts';
import {
  type Fields,
  HASH_KEY,
  hoursFromNow,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
  write,
} from './records/records.ts';
import { isWritten, wholeStore } from './records/whole-store.ts';

type Versions = Readonly<Record<string, string>>;

/** The API with every part switched on, and something in it for each call to be about. */
export interface House {
  api: TestApi;
  sign: SignIn;
  /** Goes back to the documents and accounts that it began with. */
  restart(options?: { admins?: boolean }): Promise<void>;
  close(): Promise<void>;
}

const hashed = keyedHash(HASH_KEY);
const lobby = stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['uno'] }] });

const question: Fields = { text: '¿Nick?', type: 'text', required: false, placeholder: '', options: [], active: true };
const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] };
const playeras = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [nick] };
const response = { answers: { nick: 'Ana' }, submittedAt: hoursFromNow(-2), receivedAt: hoursFromNow(-1) };

const documents: Readonly<Record<string, Fields>> = {
  ...tournamentDocuments('copa', { currentPlayers: 2, poster: POSTER }),
  ...tournamentDocuments('secreta', { status: 'draft', publishedAt: null }),
  // A player under 18, who has sent their guardian a link.
  [registrationPath('10000001')]: registrationRecord({
    freeFireId: '10000001',
    link: hashed('link', LINK),
    guardian: { name: 'Rosa Pérez', contact: 'rosa@example.com' },
    guardianAsked: 'player',
    guardianLink: hashed('guardian', GUARDIAN_LINK),
  }),
  [registrationPath('10000002')]: registrationRecord({ freeFireId: '10000002', status: 'approved' }),
  'questions/nick': { ...question, order: 0 },
  'questions/vieja': { ...question, order: 1, active: false },
  'forms/playeras': playeras,
  'forms/playeras/responses/r1': response,
  'userRequests/nueva': accessRequestRecord('nueva'),
  ...competitionDocuments,
  ...prizeDocuments,
  [`pictures/${POSTER}`]: pictureRecord(),
  'admins/admin': adminRecord('admin'),
  'admins/owner': adminRecord('owner', { owner: true }),
  'admins/colega': adminRecord('colega', { shownAs: 'colega1', shownRevision: 1 }),
  'team/shown': { people: { colega1: { name: 'Lía', does: 'Transmite', picture: null, since: '2026-11-01' } } },
  // One whose room is open, a team that plays in it, and one who has to confirm.
  ...tournamentDocuments('nocturna', { currentPlayers: 2, confirmations: usualConfirmations }),
  [registrationPath('10000005', 'nocturna')]: registrationRecord({
    tournamentId: 'nocturna',
    freeFireId: '10000005',
    status: 'approved',
    decidedAt: hoursFromNow(-0.5),
    link: hashed('link', PLAYER_LINK),
    guardian: { name: 'Elsa Ruiz', contact: 'elsa@example.com' },
    guardianAsked: 'team',
    guardianLink: hashed('guardian', OTHER_GUARDIAN_LINK),
  }),
  [registrationPath('10000010', 'nocturna')]: registrationRecord({
    tournamentId: 'nocturna',
    freeFireId: '10000010',
    status: 'approved',
    decidedAt: hoursFromNow(-0.5),
    enrolmentConfirmedAt: hoursFromNow(-0.4),
    matchConfirmedAt: hoursFromNow(-0.4),
    team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '10000011' }] },
    link: hashed('link', ROOM_LINK),
    teamLink: hashed('team', MEMBER_LINK),
  }),
  ...finalDocuments('liguilla'),
  'competitions/nocturna': { ...competitionRecord({ tournamentId: 'nocturna', stages: [lobby] }), writes: 1 },
  'competitions/nocturna/entries/uno': { ...entryRecord('uno', { registrationId: 'nocturna_10000010' }) },
  'competitions/nocturna/matches/abierta': { ...matchRecord('abierta', 1) },
  'rooms/nocturna_abierta': roomRecord({
    tournamentId: 'nocturna',
    matchId: 'abierta',
    releaseAt: hoursFromNow(0).toISOString(),
  }),
  // One for which two wait, of whom one is offered a place.
  ...tournamentDocuments('buscada', {
    maxPlayers: 3,
    currentPlayers: 1,
    waitingList: 'by_hand',
    waitingPlayers: 1,
    lastInLine: 2,
  }),
  [registrationPath('10000006', 'buscada')]: registrationRecord({
    tournamentId: 'buscada',
    freeFireId: '10000006',
    status: 'waiting',
    line: 1,
    offeredUntil: hoursFromNow(1),
    link: hashed('link', OFFERED_LINK),
  }),
  [registrationPath('10000007', 'buscada')]: registrationRecord({
    tournamentId: 'buscada',
    freeFireId: '10000007',
    status: 'waiting',
    line: 2,
  }),
};
const accounts = [
  people.admin,
  people.owner,
  { ...people.admin, uid: 'colega' },
  { ...people.player, uid: 'nueva' },
] as const;

async function everythingOn(): Promise<Partial<Config>> {
  const passwordHash = await hashPassword(LOCAL_LOGIN.password);
  return {
    ownerEmail: 'duena@example.com',
    localAdmin: { username: LOCAL_LOGIN.username, name: 'Guardia', passwordHash },
    setupSecret: SETUP_SECRET,
  };
}

/** Leaves the site as it is before anybody runs it. */
export async function unlistAdmins({ database }: TestApi): Promise<void> {
  const { docs } = await database.collection('admins').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Opens the house on the database of `projectId`, in which `restart` is still to put anything. */
export async function openHouse(projectId: string, replace: Replacements = {}): Promise<House> {
  const api = await startApi(projectId, { ...replace, config: await everythingOn() });
  const sign = signInOn(api.firebase);
  return {
    api,
    sign,
    async restart({ admins: listed = true } = {}) {
      await Promise.all([api.services.catalogue.idle(), api.services.history.idle()]);
      await api.empty();
      await write(api.database, documents);
      await Promise.all(accounts.map(sign.in));
      if (!listed) await unlistAdmins(api);
    },
    close: () => api.close(),
  };
}

/** The version of every document, by its path. */
export async function documentsIn({ projectId }: TestApi): Promise<Versions> {
  const documents = await wholeStore(projectId);
  return Object.fromEntries(documents.map(({ path, updateTime }) => [path, updateTime]));
}

/** Of these, those that calls write. */
export async function writtenIn({ api }: House): Promise<Versions> {
  return Object.fromEntries(Object.entries(await documentsIn(api)).filter(([path]) => isWritten(path)));
}

/** Everything that a call may write: documents, and what is certified about accounts. */
export async function versionsIn({ api, sign }: House): Promise<Versions> {
  const [documents, { users }] = await Promise.all([documentsIn(api), sign.auth.listUsers()]);
  const certified = users.map(({ uid, customClaims, disabled, tokensValidAfterTime }) => {
    return [`account ${uid}`, JSON.stringify([customClaims, disabled, tokensValidAfterTime])];
  });
  return { ...documents, ...Object.fromEntries(certified) };
}
