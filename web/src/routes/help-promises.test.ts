import { existsSync, readFileSync } from 'node:fs';
import {
  AccessRequest,
  DATE_PENDING,
  emptyTournament,
  errorText,
  FreeFireId,
  HOUR,
  isErasureDue,
  limits,
  longDateText,
  PublicTournament,
  Registration,
  RegistrationFields,
  readVisibleTournament,
  SECOND,
  tournamentCard,
} from '@arena/domain';
import { endpoints, specOf } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { plainText, type SiteIdentity } from '../features/help/content.ts';
import { faqGroups } from '../features/help/faq.ts';
import { termsSections } from '../features/help/terms.ts';
import { entryFeeText } from '../lib/entry-fee.ts';
import { clockIn, longDateIn } from '../lib/time/format-date.ts';

// Longer than other files: one table of every sentence, so that a new one is seen to be missing.
const site: SiteIdentity = {
  product: 'Zona',
  contact: { email: { text: 'CORREO', href: 'mailto:c' }, phone: { text: 'TELÉFONO', href: 'tel:1' } },
};

function sentencesOf(text: string): string[] {
  return text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .split(/(?<=[.?!:;]["”]?)\s+/u);
}

const sentences = new Set(
  [
    ...termsSections(site).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.segments)] : block.items)),
    ),
    ...faqGroups(site).flatMap(({ questions }) => questions.map(({ answer }) => plainText(answer))),
  ].flatMap(sentencesOf),
);

const ROOT = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** A test that shows it, by its file and its name. */
const by = (path: string, name: string) => () => {
  expect(existsSync(new URL(path, ROOT)), path).toBe(true);
  expect(textOf(path).replaceAll("\\'", "'"), path).toContain(name);
};
const api = (file: string, name: string) => by(`tests/api/${file}.test.ts`, name);
const e2e = (file: string, name: string) => by(`tests/e2e/${file}.test.ts`, name);
const all =
  (...shown: (() => void)[]) =>
  () => {
    for (const show of shown) show();
  };

const NOW = new Date('2026-11-20T15:00:00.000Z');
const after = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR);
const open = readVisibleTournament('copa', { maxPlayers: 2, linkedFormId: 'f', date: after(3).toISOString() });
const card = (fields: Partial<typeof open>) => tournamentCard({ ...open, ...fields }, NOW);

const erasure = 'tests/scheduled/erasure.test.ts';
const registering = 'tests/api/registrations/registrations.test.ts';
const once = 'tests/e2e/registration/registration-once.test.ts';
const journey = e2e('registration/registration-journey', 'a visitor finds a tournament, reads its rules and registers');
const corrected = all(
  api('registrations/registrations-corrections', 'corrects the fields sent'),
  api('registrations/registrations-admin', 'DELETE /registrations/:id'),
);
const noTracker = () => {
  const policy = /"Content-Security-Policy",\s*"value":\s*"([^"]+)"/.exec(textOf('firebase.json'))?.[1] ?? '';
  const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(hosts.filter((host) => !/\.(?:googleapis|google|firebaseapp|web)\.(?:com|app)/.test(host))).toEqual([]);
};
const isFree = () => expect([entryFeeText(emptyTournament.entryFee), entryFeeText('0')]).toEqual([null, null]);
const myRegistration = e2e('my-registration/my-registration', 'a new player opens their page, keeps its link');
const ownData = all(
  api('my-registration/own-data', 'returns all stored data with their questions'),
  api('my-registration/own-data', 'erases all but the public name'),
);
const confirmed = all(
  api('registrations/confirmations', 'is asked for in its time, and is there once'),
  api('registrations/confirmations', 'frees the seats of unconfirmed players only, once'),
);
const guardians = all(
  api('my-registration/guardians', 'shows all stored data, the request, and the erasure date'),
  api('my-registration/guardians', 'that is refused or withdrawn rejects the player and the entry at once'),
  api('my-registration/guardians', 'everything is erased by either link'),
);
const countdown = all(
  () => expect(limits.rulesCountdown).toBe(10 * SECOND),
  e2e('registration/rules-screen', 'the rules are read one after another'),
);
const pendingSeat = by(registering, 'is stored exactly as sent, pending, and counted');
const oneByAnId = by(registering, 'from two people at the same moment is one registration');
const squad = e2e('registration/registration-team', 'a captain registers a squad');
const inOneTeam = api('registrations/registrations-teams', 'of two teams with a player in common exactly one gets in');
const againAfterRejection = all(
  by(registering, 'frees the ID: another one is counted, and the rejected one stays'),
  by('domain/src/registration/admission.test.ts', 'more than full'),
);
const digits = () => {
  const { minDigits, maxDigits } = limits.freeFireId;
  const accepted = [minDigits - 1, minDigits, maxDigits, maxDigits + 1].map(
    (length) => FreeFireId.safeParse('1'.repeat(length)).success,
  );
  expect(accepted).toEqual([false, true, true, false]);
};
const dateWithZone = all(
  () => expect(longDateIn(NOW.toISOString(), 'America/Bogota')).toMatch(/hora de México, .+ tu hora/),
  () => expect(clockIn(NOW.toISOString(), 'America/Bogota')).toContain('tu hora'),
);
const prizes = by('web/src/features/tournaments/detail/Prizes.test.tsx', "['places alone'");
const dueInThreeDays = by('domain/src/prize/prizes.test.ts', 'are due three days after it');
const sound = by('web/src/lib/page/sound.test.tsx', 'a muted site stays silent, and says so to the next visit');
const sameContact = e2e(
  'admin/registrations/admin-registrations',
  'a search finds players in any status and tournament',
);
const contacts = e2e('reading/home', 'the start page leads to the chats, the contacts and the help');
const picked = all(
  api('competitions/picked', 'it'),
  by('domain/src/competition/records/entry-name.test.ts', 'Jugador ··'),
);
const modality = () => expect(Object.keys(PublicTournament.shape)).toContain('modality');
const noAccount = () =>
  expect([specOf('POST /registrations').access, specOf('GET /questions/active').access]).toEqual([
    'visitor',
    'visitor',
  ]);
const onlyTheTeam = all(
  () => {
    const personal = Object.entries(endpoints).filter(([name]) => name.includes('/registrations'));
    const open = personal.filter(([, { access }]) => access === 'visitor').map(([name]) => name);
    expect(open.toSorted()).toEqual([
      'GET /registrations/check-freefireid/:tournamentId/:freeFireId',
      'POST /registrations',
    ]);
  },
  by('tests/rules/access.ts', 'registrations'),
  api('authorisation', 'describe'),
);
const gone90 = all(
  () => {
    const tournament = { date: NOW.toISOString(), endDate: NOW.toISOString() };
    const due = [88, limits.contactRetentionDays].map((days) => isErasureDue(tournament, null, after(days)));
    expect([limits.contactRetentionDays, ...due]).toEqual([90, false, true]);
  },
  by(erasure, 'are all there 89 days after the end, a day later gone everywhere, and all figures stay'),
);
const backups = () => {
  expect(textOf('docs/deploy.md')).toContain(`--retention ${limits.backupRetentionDays}d`);
  expect(textOf('docs/deploy.md')).toContain('last 7 days');
  expect(limits.backupRetentionDays).toBeGreaterThanOrEqual(7);
};
const offline = e2e('reading/offline', 'without a network the list, a tournament, its rules and the help');
const keptUntilSent = all(
  e2e('registration/registration-refused', 'typed text survives a reload'),
  by(once, 'nothing of a registration stays in the browser once it is in'),
);

const withoutSignal = e2e(
  'registration/registration-offline',
  'a visited form opens offline, keeps its text, and is sent once online',
);
const remembered = all(
  e2e('registration/registration-remembered', 'a remembered player registers again with few taps'),
  () => expect(limits.rememberedFor).toBe(90 * 24 * HOUR),
);
const unasked = e2e(
  'registration/registration-remembered',
  'the phone remembers no one without consent, and forgets on request',
);

/** Names of stored fields in the terms; ids and counters say nothing more. */
const STORED: Record<string, RegExp> = {
  fullName: /Tu nombre/,
  nickname: /tu apodo/,
  freeFireId: /tu ID de Free Fire/,
  team: /los apodos y los ID de sus jugadores/,
  renamed: /el de antes, hasta que el equipo administrador vea el nuevo/,
  email: /Tu correo/,
  phone: /tu teléfono/,
  guardian: /el nombre y el contacto de tu mamá/,
  consent: /y si dio permiso/,
  guardianAsked: /y si dio permiso/,
  answers: /Tus respuestas/,
  createdAt: /La fecha de la inscripción/,
  status: /pendiente, aprobada o rechazada/,
  reason: /con el motivo/,
  out: /si dejaste el torneo/,
  enrolmentConfirmedAt: /cuándo confirmaste/,
  matchConfirmedAt: /cuándo confirmaste/,
  matchConfirmedFor: /cuándo confirmaste/,
  line: /guardamos tu número/,
  offeredUntil: /te lo ofrecemos en «Mi lugar» por un tiempo/,
  decidedAt: /rechazada/,
  decidedBy: /lo que hacen en el sitio/,
  id: /ID de Free Fire/,
  tournamentId: /preguntas del torneo/,
  revision: /La fecha/,
  networkHash: /código creado con ella/,
};
const listsWhatIsStored = () => {
  const text = [...sentences].join('\n');
  expect(Object.keys(Registration.shape).filter((field) => !STORED[field]?.test(text))).toEqual([]);
};

const program: Readonly<Record<string, () => void>> = {
  'Cuando te inscribes en un torneo, los aceptas.': by(
    'web/src/features/registration/RegistrationForm.tsx',
    'Al enviarla aceptas los',
  ),
  'Cada torneo tiene además sus propias reglas, que lees antes de inscribirte.': countdown,
  'La inscripción es gratis, salvo en un torneo que muestre su costo:': isFree,
  'lo lees en su página antes de inscribirte.': all(
    () => expect(entryFeeText('20')).toBe('$20 USD'),
    e2e('reading/tournament-states', 'an entry fee is shown only above 0'),
  ),
  'Lees las reglas del torneo durante 10 segundos y marcas que las aceptas.': countdown,
  'Llenas el formulario con tu nombre, tu apodo y tu ID de Free Fire, tu correo, tu teléfono y las respuestas que pida el torneo.':
    () =>
      expect(Object.keys(RegistrationFields.shape)).toEqual([
        'fullName',
        'nickname',
        'freeFireId',
        'email',
        'phone',
        'country',
        'answers',
        'team',
        'guardian',
      ]),
  'En dúo o escuadra escribes también el nombre del equipo, y el apodo y el ID de cada jugador.': squad,
  'Tu inscripción queda pendiente y aparta un cupo.': pendingSeat,
  'Solo juegan las inscripciones aprobadas.': api(
    'competitions/competitions',
    'are made of the approved registrations',
  ),
  'Se permite una sola inscripción por ID de Free Fire en cada torneo, también dentro de un equipo.': all(
    oneByAnId,
    inOneTeam,
  ),
  'Si fue rechazada, puedes inscribirte de nuevo mientras haya cupos y el plazo siga abierto.': againAfterRejection,
  'La página de cada torneo dice si se juega solo o en dúo, o en escuadra.': modality,
  'La fecha y la hora son de México, y si la tuya es otra aparece también.': dateWithZone,
  'Los datos para entrar a la sala son solo para jugadores aprobados.': all(
    () => expect(specOf('GET /competitions/:tournamentId/matches/:matchId/room').access).toBe('organiser'),
    api('my-registration/my-rooms', 'for everybody else, and for every other match'),
  ),
  'La página de cada torneo muestra los premios y sus puestos.': prizes,
  'Si no muestra un premio para un puesto, ese puesto no tiene premio.': prizes,
  'Entregamos los premios como máximo 3 días después del final del torneo.': dueInThreeDays,
  'Como máximo 3 días después del final del torneo.': dueInThreeDays,
  'En la página Premios ves cada uno, para cuándo es y si ya llegó.': e2e(
    'reading/prizes',
    'a prize goes from the final to its player',
  ),
  'Para jugar no necesitas crear una cuenta.': noAccount,
  'El sitio no tiene publicidad, ni herramientas de analítica, ni rastreadores.': noTracker,
  'Cuando te inscribes guardamos:': listsWhatIsStored,
  'Tu nombre, tu apodo y tu ID de Free Fire.': listsWhatIsStored,
  'Si juegas en equipo, su nombre y los apodos y los ID de sus jugadores.': listsWhatIsStored,
  'Si cambias un apodo o el nombre del equipo cuando ya te aprobaron, el de antes, hasta que el equipo administrador vea el nuevo.':
    all(listsWhatIsStored, api('registrations/new-names', 'organisers see them with the approved ones until a review')),
  'Tu correo y tu teléfono.': listsWhatIsStored,
  'Si tienes menos de 18 años, el nombre y el contacto de tu mamá, tu papá o tu tutor, y si dio permiso.':
    listsWhatIsStored,
  'Si el torneo lo pide, no te aprobamos hasta que responda.': api(
    'my-registration/guardians',
    'is waited for by each approval',
  ),
  'Si eres madre, padre o tutor, en tu enlace ves qué guardamos, das o retiras tu permiso y borras todo.': guardians,
  'Con el enlace que recibes ves qué guardamos, das o retiras tu permiso y borras todo.': guardians,
  'Si un tutor dijo que no y se borra todo, queda solo esa negativa, bajo un código sin nombre ni ID, para que otra inscripción no la deshaga.':
    api('my-registration/guardians', 'erasure, which leaves nothing else'),
  'Se borra con los demás datos del torneo.': by(erasure, 'goes when the days of the tournament are over'),
  'Si no lo tienes, puedes pedirnos verlo, corregirlo o borrarlo.': corrected,
  'Si tienes menos de 18 años, escribes también el nombre y el contacto de tu mamá, tu papá o tu tutor.': by(
    'web/src/features/registration/fields/registration-values.test.ts',
    'nobody who answers for a minor',
  ),
  'Tus respuestas a las preguntas del torneo.': listsWhatIsStored,
  'Si pides avisos en un teléfono, la dirección con la que su navegador los recibe, hasta que los quites o se borren tus datos.':
    all(api('notices/notices', 'end one by one'), api('notices/notices', 'end with the data of their player')),
  'Si pides avisos por correo, ese correo, hasta que los quites o se borren tus datos.': all(
    api('notices/mail', 'ends by its no, by its player, and by another address'),
    api('notices/mail', 'goes with the data of its player'),
  ),
  'Ahí pides que te avisemos en el teléfono o por correo.': all(
    e2e('notices/notices', 'a phone that asked for it is told when its room’s code is out'),
    e2e('notices/mail', 'a player without notices on their phone is told by mail, and stops it'),
  ),
  'La fecha de la inscripción y si está pendiente, aprobada o rechazada, con el motivo si hubo uno, o si dejaste el torneo, y cuándo confirmaste.':
    listsWhatIsStored,
  'Si un torneo completo tiene lista de espera, puedes anotarte y guardamos tu número.': e2e(
    'registration/waiting',
    'a latecomer joins the waiting list',
  ),
  'Cuando se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar» por un tiempo.': api(
    'registrations/waiting',
    'is offered to the first in line',
  ),
  'Si no lo tomas, pasa a la siguiente persona.': api(
    'registrations/waiting',
    'is offered to the next a moment after its deadline',
  ),
  'En «Mi lugar», con tu enlace, corriges tus datos hasta que cierra la inscripción, dejas el torneo o borras todo.':
    ownData,
  'Solo los ve el equipo administrador.': onlyTheTeam,
  'El sitio muestra cuántas personas se inscribieron y, en los resultados, con qué apodo juegan:': picked,
  'nunca su contacto ni su ID completo.': picked,
  'Los datos viajan cifrados y se guardan en Firebase, un servicio de nube de Google.': () =>
    expect(textOf('firebase.json')).toContain('Strict-Transport-Security'),
  'Nuestro servidor también ve la dirección IP de tu conexión y la usa por poco tiempo para frenar envíos automáticos.':
    all(
      () => expect(Math.max(...Object.values(limits.rate).map(({ window }) => window))).toBeLessThanOrEqual(HOUR),
      by('functions/src/rate-limit/rate-limit.test.ts', 'ends with its window'),
    ),
  'Junto a tu inscripción queda un código creado con ella, distinto en cada torneo, que se borra al terminar el torneo.':
    all(
      api('registrations/registrations-floods', 'reveals no address'),
      by(erasure, 'are known until their tournament is over and forgotten then, with nothing else changed'),
    ),
  'El borrador del formulario, hasta que lo envías.': keptUntilSent,
  'Lo que corriges de tus datos, hasta que lo guardas o cierras la pestaña.': e2e(
    'my-registration/my-data',
    'a player sees their data, corrects them',
  ),
  'Si lo pides, los datos que llenaste y dónde te inscribiste, hasta 90 días después de tu última inscripción.':
    remembered,
  'El enlace de «Mi lugar» y lo último que viste ahí, mientras la pestaña siga abierta o, si lo pides, hasta que lo quites.':
    myRegistration,
  'La última lista de torneos, para que la leas sin conexión.': offline,
  'Las respuestas que das en otros formularios del sitio.': by(
    'web/src/features/public-forms/delivery/kept-responses.test.ts',
    'test(',
  ),
  'Tus preferencias, como el sonido.': sound,
  'De lo que escribes sale de tu dispositivo solo lo que envías.': by(
    'web/src/features/registration/Registration.test.tsx',
    'nothing that is typed leaves before it is sent',
  ),
  'Las cuentas son solo para administrar el sitio.': noAccount,
  'De ellas guardamos el nombre, el correo, lo que se decidió sobre su acceso y lo que hacen en el sitio.': () =>
    expect(
      Object.keys(AccessRequest.shape).filter(
        (field) => !/email|displayName|uid|status|ed(?:At|By)$|notes/.test(field),
      ),
    ).toEqual([]),
  'Guardamos tus datos como máximo 90 días después del final del torneo.': gone90,
  'Si «Mi lugar» te pide confirmar, hazlo ahí antes de la hora que dice, o tu cupo queda libre.': confirmed,
  'Si «Mi lugar» te lo pide, confirma ahí y lleva las horas a tu calendario.': all(
    confirmed,
    by(
      'web/src/features/my-registration/reminders/reminders.test.ts',
      'the file is read by a library that did not write it, and says when it rings',
    ),
  ),
  'Luego el sitio los borra solo:': gone90,
  'quedan totales, como cuántas personas jugaron, y los apodos de los resultados.': all(
    gone90,
    by(erasure, 'keeps the names that everybody knows of it'),
    by(erasure, 'and all figures stay'),
  ),
  'También ocultamos tu apodo si lo pides.': api('competitions/players', 'is gone from everything that visitors read'),
  'Las copias de seguridad conservan lo borrado hasta 14 días más.': backups,
  'En «Mi lugar», con tu enlace, ves tus datos y los borras cuando quieras.': ownData,
  'Puedes pedir que te mostremos, corrijamos o borremos tus datos cuando quieras.': corrected,
  'Si los borramos antes de que termine el torneo, tu inscripción se cancela.': api(
    'registrations/registrations-admin',
    'deletes %s, which leaves %i players',
  ),
  'Puedes usar su correo y su teléfono en lugar de los tuyos.': sameContact,
  'Para cualquier pregunta, queja o pedido, escribe a CORREO o comunícate al TELÉFONO.': contacts,
  'Entra a Torneos, elige uno, lee sus reglas y llena el formulario.': journey,
  'No necesitas crear una cuenta.': noAccount,
  'Es gratis, salvo en un torneo que muestre su costo:': isFree,
  'Para que las leas antes de aceptarlas.': countdown,
  'Cuando termine el conteo, marca la casilla y toca “CONTINUAR AL FORMULARIO”.': countdown,
  'Lo ves en «Mi lugar», con el enlace que te damos al inscribirte.': myRegistration,
  'Es una página solo tuya que dice si te aprobaron, a qué hora juegas y el código de la sala.': all(
    myRegistration,
    by('domain/src/my-registration/my-room.test.ts', 'a room is told'),
  ),
  'Entras con un enlace privado, sin cuenta.': myRegistration,
  'Pídeles antes su apodo y su ID, y mándales después el enlace del equipo desde “Mi lugar”.': api(
    'my-registration/members',
    'sees the status and the matches',
  ),
  'Si lo pierdes, pide uno nuevo al equipo administrador y el anterior deja de servir.': api(
    'my-registration/my-registration',
    'answers alike for an unknown, replaced or erased link',
  ),
  'Ahí también los corriges mientras la inscripción está abierta, o dejas el torneo.': all(
    ownData,
    api('my-registration/own-data', 'corrects the fields sent, once however often'),
    by('domain/src/my-registration/my-rights.test.ts', 'after the deadline'),
    api('my-registration/own-data', 'frees the place and the ID at once'),
  ),
  'Verás “Inscripción enviada correctamente.': journey,
  'Espera la aprobación del administrador.”': journey,
  'Tu inscripción queda pendiente y aparta un cupo hasta que el equipo la apruebe o la rechace.': pendingSeat,
  '“Torneo Completo” significa que no quedan cupos, pero puedes anotarte en la lista de espera si la hay.': all(
    () => expect(card({ currentPlayers: 2 }).label).toBe('Torneo Completo'),
    e2e('registration/waiting', 'a latecomer joins the waiting list'),
  ),
  '“Inscripciones Cerradas”, que terminó el plazo.': () =>
    expect(card({ registrationDeadline: after(-1).toISOString() }).label).toBe('Inscripciones Cerradas'),
  '“PRÓXIMAMENTE”, que todavía no abre.': () => expect(card({ linkedFormId: null }).button).toBe('PRÓXIMAMENTE'),
  'Sí, en el mismo torneo, mientras haya cupos y el plazo siga abierto.': againAfterRejection,
  'El aviso “Este ID de Free Fire ya está inscrito en este torneo.”': () =>
    expect(errorText.already_registered).toBe('Este ID de Free Fire ya está inscrito en este torneo.'),
  'significa que tu inscripción ya llegó:': oneByAnId,
  'se permite una por ID en cada torneo.': oneByAnId,
  'El enlace está en Inicio.': e2e('reading/home', 'the start page leads to the chats, the contacts and the help'),
  'Tiene entre 8 y 12 dígitos.': digits,
  'Escríbelo sin letras.': () => expect(FreeFireId.safeParse('1234abc56789').success).toBe(false),
  'su página lo dice.': modality,
  'En dúo o escuadra, una sola persona inscribe a todo el equipo y ocupan un solo cupo.': all(
    squad,
    api('registrations/registrations-teams', 'is one registration, and one place'),
  ),
  'La página del torneo muestra la fecha y la hora de México y, si la tuya es otra, también la tuya.': dateWithZone,
  'Si dice “Fecha por confirmar”, la anunciamos en el grupo de chat oficial.': () =>
    expect(longDateText(null, 'America/Bogota')).toBe(DATE_PENDING),
  'Los ves en la página de cada torneo, con sus puestos.': prizes,
  'Lo que está prohibido está en Conducta y trampas.': e2e('reading/help', 'open from a question and lead back to it'),
  'Quien la organiza y quiso presentarse está en la página de inicio.': all(
    e2e('admin/organisers-shown.serial', 'an organiser shows themselves on the home page'),
    api('presentations', 'isn’t there at first'),
  ),
  'Escribe a CORREO, comunícate al TELÉFONO o pregunta en el grupo de chat oficial.': contacts,
  'Tu nombre, apodo, ID, correo, teléfono, respuestas y, si tienes menos de 18 años, nombre y contacto de tu tutor.':
    listsWhatIsStored,
  'Salvo tu apodo, que es público, solo los ve el equipo administrador.': all(onlyTheTeam, picked),
  'No hay publicidad ni rastreadores.': noTracker,
  'Guardamos tus datos como máximo 90 días después del final del torneo;': gone90,
  'las copias de seguridad, hasta 14 días más.': backups,
  'Para verlos, corregirlos o borrarlos antes, entra a «Mi lugar» o escribe a CORREO con tu ID de Free Fire.': all(
    ownData,
    corrected,
  ),
  'Puede inscribirse con tu correo y tu teléfono.': sameContact,
  'Puedes leer la última lista de torneos que abriste y llenar el formulario, si ya lo abriste antes.': all(
    offline,
    withoutSignal,
  ),
  'Tu inscripción se envía sola cuando vuelve la señal:': withoutSignal,
  'no cierres la pestaña hasta ver que llegó.': withoutSignal,
  'Solo si lo pides después de inscribirte.': unasked,
  'Así la próxima vez el formulario viene lleno.': remembered,
  'Lo recuerda 90 días, o hasta que tocas “Olvidar este teléfono”.': unasked,
  'Lo que escribiste queda en tu dispositivo hasta que se envíe.': keptUntilSent,
  'Se envía sola cuando vuelve la señal, o envíala tú otra vez:': withoutSignal,
  'no quedarás inscrito dos veces.': e2e(
    'registration/registration-offline',
    'a waiting submission is sent once from any screen',
  ),
  'Lee el mensaje debajo de cada campo.': e2e('registration/registration-refused', 'each field shows its problem'),
  'El ID lleva entre 8 y 12 dígitos y el correo va completo, con su arroba.': all(digits, () =>
    expect(RegistrationFields.shape.email.safeParse('ana').success).toBe(false),
  ),
  'Toca el botón de sonido.': sound,
  'El sitio recuerda tu elección en este dispositivo.': sound,
};

/** Sentences about people's behaviour, which no program can keep. */
const people = sentencesOf(`
  Zona es una comunidad que organiza torneos de Free Fire para jugadores de América Latina. Estos términos dicen qué
  puedes esperar de nosotros y qué esperamos de ti. Esas reglas pueden pedir algo más, pero no te quitan lo que estos
  términos te prometen. Si eres menor de 18 años, léelos con tu padre, tu madre o tu tutor. Para jugar debes cumplir
  todo esto: Tener al menos 11 años. Si eres menor de 18 años, tener permiso de un adulto responsable: tu padre, tu
  madre o tu tutor. Jugar solo desde un dispositivo móvil. No se permiten computadoras ni emuladores. Tener una cuenta
  de Free Fire de nivel 40 o superior. Estar en el grupo de chat oficial de la comunidad durante todo el torneo. El
  grupo funciona en un servicio de chat externo con sus propias reglas, también sobre la edad. Si eres menor,
  revísalas con tu adulto responsable. Si hay dudas, el equipo administrador puede pedirte que confirmes que cumples
  los requisitos. Si eres menor, puede pedírselo a tu adulto responsable. Te inscribes así: El equipo administrador la
  revisa y la aprueba o la rechaza. Escribe datos verdaderos. Podemos rechazar una inscripción con datos falsos o de
  otra persona, o de alguien que no cumple los requisitos. Hay una fase de eliminación y una final al mejor de 3
  partidas. Preséntate a tiempo, porque las partidas no esperan a nadie. No los compartas. Si falla tu conexión o tu
  dispositivo, la partida sigue. Si falla la sala, el equipo administrador decide si se repite. Si cambia la fecha, la
  hora o el formato, lo avisamos en el grupo de chat oficial. Para conservar tu cupo debes hacer 3 confirmaciones: De
  inscripción: confirmas que vas a participar. De partida: confirmas que estás listo para jugar. De final: si
  clasificas, confirmas que jugarás la final. El equipo administrador avisa en el grupo de chat oficial cuándo y cómo
  hacer cada una. Podemos retirarte de un torneo por inactividad: si no confirmas a tiempo, si no te presentas o si no
  respondes en el grupo. Si ya no puedes jugar, avísanos. Así otra persona puede aprovechar tu cupo. Venimos a
  competir y a pasarla bien. Está prohibido: Usar hacks, programas, archivos modificados o fallas del juego para tener
  ventaja. Jugar con la cuenta de otra persona o dejar que alguien juegue por ti. Ponerte de acuerdo con rivales para
  arreglar un resultado. Insultar, amenazar, discriminar o acosar a alguien, dentro o fuera de la partida. Pedir o
  publicar datos personales de otras personas. Según la falta, el equipo administrador puede advertirte, anular tu
  resultado, retirarte del torneo o rechazar tus próximas inscripciones. Si no estás de acuerdo con una decisión,
  escribe a CORREO y la revisamos. Nadie del equipo te pedirá tu contraseña, fotos tuyas ni dinero en privado. Si
  alguien lo hace, cuéntaselo a un adulto y escríbenos. Para la entrega usamos el correo o el teléfono de tu inscripción. Si eres menor de 18 años, la
  coordinamos con tu adulto responsable. Recibir un premio no cuesta nada: nunca te cobraremos por entregarlo. Quien
  gana con trampa o con datos falsos pierde el premio, que pasa al siguiente puesto. Usamos estos datos para revisar
  tu inscripción, organizar las partidas, avisarte y entregar premios. Para nada más: no los vendemos ni los damos a
  anunciantes. En tu propio dispositivo quedan: Puedes borrar todo desde la configuración de tu navegador. Si no lo tienes, escribe a CORREO. Escribe a
  CORREO con tu ID de Free Fire. Si eres menor de 18 años, inscríbete solo con permiso de tu adulto responsable. Escribe a CORREO. Si nos enteramos
  de que una inscripción es de alguien menor de 11 años, la rechazamos y borramos sus datos. Zona es una comunidad
  independiente. Free Fire es una marca registrada de su titular, que no organiza, patrocina ni respalda estos
  torneos. El juego tiene sus propias reglas y debes cumplirlas. Cuida tu cuenta: no podemos recuperarla por ti.
  Hacemos lo posible para que todo funcione, pero no controlamos el juego, tu conexión ni tu dispositivo. No
  respondemos por sus fallas. Si cancelamos un torneo, lo avisamos en el grupo de chat oficial. Si pagaste una
  inscripción, te devolvemos el pago. Nada de esto te quita los derechos que te da la ley de tu país. Podemos cambiar
  estos términos. Si el cambio es importante, lo avisamos antes en el grupo de chat oficial. En un torneo que ya empezó se aplican los términos con los que te inscribiste. Si eres menor, un adulto puede hacerlo por ti. Mira su
  tarjeta. El equipo administrador también lo avisa en el grupo de chat oficial. Guárdalo y no lo compartas. Si tienes dudas, escribe a CORREO con tu ID
  de Free Fire. Corrige primero lo que estaba mal. Si no fuiste tú, escribe a CORREO. Sin el enlace, escribe a CORREO con tu ID de
  Free Fire y el nombre del torneo. Al menos 11 años. Si eres menor de 18 años, necesitas además el permiso de tu
  padre, tu madre o tu tutor. No. Se juega solo desde un dispositivo móvil. Tu cuenta de Free Fire debe ser de nivel
  40 o superior. Sí, en el grupo de chat oficial y durante todo el torneo, porque ahí van los avisos. Abre tu perfil
  en el juego: es el número junto a tu nombre. Depende del torneo: Primero hay una fase de eliminación. Quienes la pasan juegan la
  final, al mejor de 3 partidas. La partida sigue. Si lo que falla es la sala, el equipo administrador decide si se
  repite. Son 3 confirmaciones: de inscripción, de partida y, si clasificas, de final. Podemos retirarte por
  inactividad y dar tu cupo a otra persona. Si no puedes jugar, avísanos antes en el grupo. Te escribimos al correo o al teléfono de tu inscripción. Entregarlo nunca se cobra.
  Guarda una captura o un video y avisa al equipo administrador en el grupo o en CORREO. Si alguien lo hace, no
  respondas, cuéntaselo a un adulto y escríbenos. Free Fire es una marca registrada de su titular, que no organiza ni
  patrocina estos torneos. Más en Datos personales y menores de edad.
`);

describe('a sentence of the terms or the questions', () => {
  it.each(Object.entries(program))('is so: %s', (sentence, show) => {
    expect(sentences).toContain(sentence);
    show();
  });

  it('is kept by the program, as tests show, or is about people', () => {
    const known = new Set([...Object.keys(program), ...people]);
    expect([...sentences].filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  it('is listed once, and not any more when it is gone', () => {
    const listed = [...Object.keys(program), ...people];
    expect(listed.filter((sentence) => !sentences.has(sentence))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
