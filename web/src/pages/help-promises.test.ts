import { readFileSync } from 'node:fs';
import { AccessRequest, HOUR, limits, Registration } from '@arena/domain';
import { endpoints } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { plainText, type SiteIdentity } from '../features/help/content.ts';
import { faqGroups } from '../features/help/faq.ts';
import { termsSections } from '../features/help/terms.ts';

const site: SiteIdentity = {
  product: 'Zona',
  limits,
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

/** Proves by a test that is there, named by its file and words of its title. */
const by = (path: string, title: string) => () => expect(textOf(path).replaceAll("\\'", "'"), path).toContain(title);
const domain = (file: string, title: string) => by(`domain/src/${file}.test.ts`, title);
const web = (file: string, title: string) => by(`web/src/${file}`, title);
const api = (file: string, title: string) => by(`tests/api/${file}.test.ts`, title);
const e2e = (file: string, title: string) => by(`tests/e2e/${file}.test.ts`, title);
const scheduled = (title: string) => by('tests/scheduled/erasure.test.ts', title);

/** Names of stored fields in the terms; ids and counters say nothing more. */
const STORED: Record<string, RegExp> = {
  fullName: /Tu nombre/,
  nickname: /tu apodo/,
  freeFireId: /tu ID de Free Fire/,
  team: /los apodos y los ID de sus jugadores/,
  playersChange: /lo que pediste y si los organizadores lo aceptaron/,
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
  preconfirmed: /cuándo confirmaste/,
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
const listsWhatAccountsStore = () => {
  const known = /email|displayName|uid|status|ed(?:At|By)$|notes/;
  expect(Object.keys(AccessRequest.shape).filter((field) => !known.test(field))).toEqual([]);
};
const noTracker = () => {
  const policy = /"Content-Security-Policy",\s*"value":\s*"([^"]+)"/.exec(textOf('firebase.json'))?.[1] ?? '';
  const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(hosts.filter((host) => !/\.(?:googleapis|google|firebaseapp|web)\.(?:com|app)/.test(host))).toEqual([]);
};
const backupsEnd = () => {
  expect(textOf('docs/deploy.md')).toContain(`--retention ${limits.backupRetentionDays}d`);
  expect(textOf('docs/deploy.md')).toContain('last 7 days');
  expect(limits.backupRetentionDays).toBeGreaterThanOrEqual(7);
};
const onlyTheTeamReads = () => {
  const personal = Object.entries(endpoints).filter(([name]) => name.includes('/registrations'));
  const open = personal.filter(([, { access }]) => access === 'visitor').map(([name]) => name);
  const check = 'GET /registrations/check-freefireid/:tournamentId/:freeFireId';
  expect(open.toSorted()).toEqual([check, 'POST /registrations']);
};
const addressIsUsedBriefly = () =>
  expect(Math.max(...Object.values(limits.rate).map(({ window }) => window))).toBeLessThanOrEqual(HOUR);

const registering = (title: string) => api('registrations/registrations', title);
const owning = (title: string) => api('my-registration/own-data', title);
const picked = api('competitions/picked', '%s returns only the fields of its schema');
const shortName = domain('competition/records/entry-name', 'Jugador ··');
const waitingList = e2e('registration/waiting', 'a latecomer joins the waiting list');
const gone90 = scheduled('is kept for 89 days, erased everywhere on day 90, and all totals stay');
const offlineForm = e2e('registration/registration-offline', 'a visited form opens offline, keeps its text');

/** Proofs of each promise. */
const proofs = {
  accepts: [web('features/registration/RegistrationForm.tsx', 'Al enviarla aceptas los')],
  rules: [e2e('registration/rules-screen', 'are all marked read after ten seconds')],
  isFree: [web('lib/community.test.ts', "['0', null]"), e2e('reading/tournament-states', 'is shown only above 0')],
  journey: [e2e('registration/registration-journey', 'a visitor finds a tournament, reads its rules')],
  team: [
    e2e('registration/registration-team', 'a captain registers a squad'),
    api('registrations/registrations-teams', 'is one registration with one seat'),
  ],
  pending: [registering('is stored as pending with normalised fields, and counted')],
  approved: [api('competitions/competitions', 'are imported once from approved registrations')],
  once: [
    registering('is stored once when two requests arrive at the same moment'),
    api('registrations/registrations-teams', 'accepts exactly one of two simultaneous teams'),
  ],
  again: [
    api('registrations/registrations-admin', 'frees seat and ID'),
    domain('registration/admission', 'more than full'),
  ],
  modality: [domain('tournament/stored/public-fields', 'public fields')],
  date: [web('lib/time/format-date.test.ts', 'for a visitor in %s'), domain('time/date-text', 'is to be confirmed')],
  room: [api('my-registration/my-rooms', 'to other players and for other matches')],
  prizes: [web('features/tournaments/card/TournamentParts.test.tsx', "['places alone'")],
  prizesDue: [domain('prize/prize-changes', 'are due three days after the final')],
  prizesSeen: [e2e('reading/prizes', 'a winner’s prize moves from owed to sent to received')],
  noTracker: [noTracker],
  stored: [listsWhatIsStored],
  otherPlayers: [listsWhatIsStored, api('registrations/players-changes', 'keeps its seat, entry and players')],
  guardianAsked: [web('features/registration/fields/registration-values.test.ts', 'requires a guardian for a minor')],
  guardianWaited: [api('my-registration/guardians', 'is required for each approval')],
  guardian: [
    api('my-registration/guardians', 'shows all stored data, the request, and the erasure date'),
    api('my-registration/guardians', 'if withdrawn, rejects registration and entry'),
    api('my-registration/guardians', 'a guardian erases everything, including both private links'),
  ],
  yearConsent: [
    api('my-registration/year-consent', 'covers the next registration with the same ID and contact'),
    api('my-registration/year-consent', 'is ended by the guardian, who is asked again'),
    api('my-registration/year-consent', 'keeps no name, contact or ID'),
  ],
  refusalKept: [api('my-registration/guardians', 'erasure by the %s, which keeps nothing else')],
  refusalErased: [scheduled('is deleted 90 days after the tournament has ended')],
  onRequest: [
    api('registrations/registrations-corrections', 'corrects the fields sent'),
    api('registrations/registrations-admin', 'DELETE /registrations/:id'),
  ],
  cancelled: [api('registrations/registrations-admin', 'deletes a pending, an approved and a rejected registration')],
  pushEnds: [api('notices/notices', 'end one by one'), api('notices/notices', 'end with the data of their player')],
  mailEnds: [api('notices/mail', 'is deleted when it declines'), api('notices/mail', 'with the data of its player')],
  notices: [
    e2e('notices/notices', 'a subscribed phone is notified when its room code is released'),
    e2e('notices/mail', 'a player confirms mail notices, receives one and unsubscribes'),
  ],
  waiting: [waitingList],
  offered: [api('registrations/waiting', 'is offered to the first in line')],
  offeredNext: [api('registrations/waiting', 'is offered to the next a moment after its deadline')],
  ownData: [
    owning('returns all stored data with their questions'),
    owning('erases all but the public name'),
    owning('corrects the fields sent once for repeated requests'),
    owning('frees the seat and withdraws the entry'),
    domain('my-registration/my-room', 'after the deadline'),
  ],
  theTeam: [onlyTheTeamReads, api('authorisation', '%s is refused, and nothing is written')],
  names: [picked, shortName],
  encrypted: [() => expect(textOf('firebase.json')).toContain('Strict-Transport-Security')],
  address: [addressIsUsedBriefly, by('functions/src/platform/rate-limit/rate-limit.test.ts', 'ends with its window')],
  network: [
    api('registrations/registrations-floods', 'reveals no address'),
    scheduled('are kept until the tournament is over, then deleted with nothing else changed'),
  ],
  draft: [
    e2e('registration/registration-refused', 'typed text survives hydration, a reload'),
    e2e('registration/registration-once', 'the browser then keeps no personal data'),
  ],
  correction: [e2e('my-registration/my-data', 'a player views and corrects their data')],
  remembered: [
    e2e('registration/registration-remembered', 'a remembered player registers again with few taps'),
    web('lib/storage/remembered-player.test.ts', 'after %i days without a registration still knows its player'),
  ],
  unasked: [e2e('registration/registration-remembered', 'remembers a player only with consent')],
  ownPage: [
    e2e('my-registration/my-registration', 'a new player opens and saves their private link'),
    domain('my-registration/my-room', 'a room and its code are visible'),
  ],
  offline: [e2e('reading/offline', 'private page are readable offline'), offlineForm],
  forms: [web('features/public-forms/delivery/kept-responses.test.ts', 'keeps a response under its form')],
  sound: [web('lib/page/sound.test.tsx', 'a muted site stays silent, also at the next visit')],
  nothingLeaves: [e2e('registration/registration-remembered', 'only the form sends personal data')],
  accounts: [listsWhatAccountsStore],
  gone90: [gone90, domain('retention', 'are erased 90 days after its %s')],
  figures: [gone90, scheduled('keeps public names, and nothing that leads to a player')],
  hidden: [api('competitions/players', 'disappears from all public data')],
  backups: [backupsEnd],
  confirmed: [
    api('registrations/confirmations', 'is open in its window, and stored once'),
    api('registrations/confirmations', 'frees the seats of unconfirmed players only, once'),
    web('features/my-registration/reminders/reminders.test.ts', 'reads the file with its alarms'),
  ],
  sameContact: [e2e('admin/registrations/admin-registrations', 'a search finds players in any status')],
  contacts: [e2e('reading/home', 'the home page links to the chats, the contacts')],
  members: [api('my-registration/members', 'sees the status and the matches')],
  newLink: [api('my-registration/my-registration', 'returns the same 404 for an unknown, replaced or erased link')],
  cards: [domain('tournament/shown/card', 'label and button of a card'), waitingList],
  digits: [domain('registration/registration.schema', 'a Free Fire ID is 8 to 12 digits and nothing else')],
  fields: [
    e2e('registration/registration-refused', 'each invalid field shows its error'),
    domain('registration/registration.schema', "['email', NO_MAIL"),
  ],
  conduct: [e2e('reading/help', 'open by address or from a question')],
  organisers: [e2e('admin/organisers-shown.serial', 'an organiser appears on the home page')],
  sentOnce: [e2e('registration/registration-offline', 'an unsent registration is retried and reported')],
} satisfies Record<string, (() => void)[]>;

/** Sentences of each promise. */
const said: Record<keyof typeof proofs, string> = {
  accepts: 'Cuando te inscribes en un torneo, los aceptas.',
  rules: `Cada torneo tiene además sus propias reglas, que lees antes de inscribirte. Lees las reglas del torneo
    durante 10 segundos y marcas que las aceptas. Para que las leas antes de aceptarlas. Cuando termine el conteo,
    marca la casilla y toca “CONTINUAR AL FORMULARIO”.`,
  isFree: `La inscripción es gratis, salvo en un torneo que muestre su costo: lo lees en su página antes de
    inscribirte. Es gratis, salvo en un torneo que muestre su costo:`,
  journey: `Entra a Torneos, elige uno, lee sus reglas y llena el formulario. Para jugar no necesitas crear una cuenta.
    No necesitas crear una cuenta. Las cuentas son solo para administrar el sitio. Verás “Inscripción enviada
    correctamente. Espera la aprobación del administrador.”`,
  team: `En dúo o escuadra escribes también el nombre del equipo, y el apodo y el ID de cada jugador. En dúo o
    escuadra, una sola persona inscribe a todo el equipo y ocupan un solo cupo.`,
  pending: `Tu inscripción queda pendiente y aparta un cupo. Tu inscripción queda pendiente y aparta un cupo hasta que
    el equipo la apruebe o la rechace.`,
  approved: 'Solo juegan las inscripciones aprobadas.',
  once: `Se permite una sola inscripción por ID de Free Fire en cada torneo, también dentro de un equipo. El aviso
    “Este ID de Free Fire ya está inscrito en este torneo.” significa que tu inscripción ya llegó: se permite una por
    ID en cada torneo.`,
  again: `Si fue rechazada, puedes inscribirte de nuevo mientras haya cupos y el plazo siga abierto. Sí, en el mismo
    torneo, mientras haya cupos y el plazo siga abierto.`,
  modality: 'La página de cada torneo dice si se juega solo o en dúo, o en escuadra. su página lo dice.',
  date: `La fecha y la hora son de México, y si la tuya es otra aparece también. La página del torneo muestra la fecha
    y la hora de México y, si la tuya es otra, también la tuya. Si dice “Fecha por confirmar”, la anunciamos en el
    grupo de chat oficial.`,
  room: 'Los datos para entrar a la sala son solo para jugadores aprobados.',
  prizes: `La página de cada torneo muestra los premios y sus puestos. Si no muestra un premio para un puesto, ese
    puesto no tiene premio. Los ves en la página de cada torneo, con sus puestos.`,
  prizesDue: `Entregamos los premios como máximo 3 días después del final del torneo. Como máximo 3 días después del
    final del torneo.`,
  prizesSeen: 'En la página Premios ves cada uno, para cuándo es y si ya llegó.',
  noTracker: `El sitio no tiene publicidad, ni herramientas de analítica, ni rastreadores. No hay publicidad ni
    rastreadores.`,
  stored: `Llenas el formulario con tu nombre, tu apodo y tu ID de Free Fire, tu correo, tu teléfono y las respuestas
    que pida el torneo. Cuando te inscribes guardamos: Tu nombre, tu apodo y tu ID de Free Fire. Si juegas en equipo,
    su nombre y los apodos y los ID de sus jugadores. Tu correo y tu teléfono. Si tienes menos de 18 años, el nombre y
    el contacto de tu mamá, tu papá o tu tutor, y si dio permiso. Tus respuestas a las preguntas del torneo. La fecha
    de la inscripción y si está pendiente, aprobada o rechazada, con el motivo si hubo uno, o si dejaste el torneo, y
    cuándo confirmaste. Tu nombre, apodo, ID, correo, teléfono, respuestas y, si tienes menos de 18 años, nombre y
    contacto de tu tutor.`,
  otherPlayers: `Si ya te aprobaron y pides otro apodo, ID o jugador, lo que pediste y si los organizadores lo
    aceptaron.`,
  guardianAsked: 'Si tienes menos de 18 años, escribes también el nombre y el contacto de tu mamá, tu papá o tu tutor.',
  guardianWaited: 'Si el torneo lo pide, no te aprobamos hasta que responda.',
  guardian: `Si eres madre, padre o tutor, en tu enlace ves qué guardamos, das o retiras tu permiso y borras todo. Con
    el enlace que recibes ves qué guardamos, das o retiras tu permiso y borras todo.`,
  yearConsent: `Su sí vale un año para tus otros torneos: hasta entonces guardamos su fecha, con códigos de tu ID y de
    su contacto. Tu sí vale un año: ahí ves cada torneo en que se inscribe con él y lo terminas cuando quieras. Tu sí
    vale un año para sus otros torneos, y lo terminas ahí cuando quieras.`,
  refusalKept: `Si un tutor dijo que no y se borra todo, queda solo esa negativa, bajo un código sin nombre ni ID, para
    que otra inscripción no la deshaga.`,
  refusalErased: 'Se borra con los demás datos del torneo.',
  onRequest: `Si no lo tienes, puedes pedirnos verlo, corregirlo o borrarlo. Puedes pedir que te mostremos, corrijamos
    o borremos tus datos cuando quieras.`,
  cancelled: 'Si los borramos antes de que termine el torneo, tu inscripción se cancela.',
  pushEnds: `Si pides avisos en un teléfono, la dirección con la que su navegador los recibe, hasta que los quites o se
    borren tus datos.`,
  mailEnds: 'Si pides avisos por correo, ese correo, hasta que los quites o se borren tus datos.',
  notices: 'Ahí pides que te avisemos en el teléfono o por correo.',
  waiting: 'Si un torneo completo tiene lista de espera, puedes anotarte y guardamos tu número.',
  offered: 'Cuando se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar» por un tiempo.',
  offeredNext: 'Si no lo tomas, pasa a la siguiente persona.',
  ownData: `En «Mi lugar», con tu enlace, corriges tus datos hasta que cierra la inscripción, dejas el torneo o borras
    todo. En «Mi lugar», con tu enlace, ves tus datos y los borras cuando quieras. Ahí también los corriges mientras la
    inscripción está abierta, o dejas el torneo. Para verlos, corregirlos o borrarlos antes, entra a «Mi lugar» o
    escribe a CORREO con tu ID de Free Fire.`,
  theTeam: 'Solo los ven los organizadores.',
  names: `El sitio muestra cuántas personas se inscribieron y, en la lista de quién juega y en los resultados,
    con qué apodo: nunca su contacto ni su ID completo. Salvo tu apodo, que es público, solo los ven los organizadores.`,
  encrypted: 'Los datos viajan cifrados y se guardan en Firebase, un servicio de nube de Google.',
  address: `Nuestro servidor también ve la dirección IP de tu conexión y la usa por poco tiempo para frenar envíos
    automáticos.`,
  network: `Junto a tu inscripción queda un código creado con ella, distinto en cada torneo, que se borra al terminar
    el torneo.`,
  draft: `El borrador del formulario, hasta que lo envías. Lo que escribiste queda en tu dispositivo hasta que se
    envíe.`,
  correction: 'Lo que corriges de tus datos, hasta que lo guardas o cierras la pestaña.',
  remembered: `Si lo pides, los datos que llenaste y dónde te inscribiste, hasta 90 días después de tu última
    inscripción. Así la próxima vez el formulario viene lleno.`,
  unasked: 'Solo si lo pides después de inscribirte. Lo recuerda 90 días, o hasta que tocas “Olvidar este teléfono”.',
  ownPage: `El enlace de «Mi lugar» y lo último que viste ahí, mientras la pestaña siga abierta o, si lo pides, hasta
    que lo quites. Lo ves en «Mi lugar», con el enlace que te damos al inscribirte. Es una página solo tuya que dice si
    te aprobaron, a qué hora juegas y el código de la sala. Entras con un enlace privado, sin cuenta.`,
  offline: `La última lista de torneos, para que la leas sin conexión. Puedes leer la última lista de torneos que
    abriste y llenar el formulario, si ya lo abriste antes. Tu inscripción se envía sola cuando vuelve la señal: no
    cierres la pestaña hasta ver que llegó. Se envía sola cuando vuelve la señal, o envíala tú otra vez:`,
  forms: 'Las respuestas que das en otros formularios del sitio.',
  sound: `Tus preferencias, como el sonido. Toca el botón de sonido, arriba a la derecha. El sitio
    recuerda tu elección en este dispositivo.`,
  nothingLeaves: 'De lo que escribes sale de tu dispositivo solo lo que envías.',
  accounts: 'De ellas guardamos el nombre, el correo, lo que se decidió sobre su acceso y lo que hacen en el sitio.',
  gone90: `Guardamos tus datos como máximo 90 días después del final del torneo. Guardamos tus datos como máximo 90
    días después del final del torneo; Luego el sitio los borra solo:`,
  figures: 'quedan totales, como cuántas personas jugaron, y los apodos de los resultados.',
  hidden: 'También ocultamos tu apodo si lo pides.',
  backups: `Las copias de seguridad conservan lo borrado hasta 14 días más. las copias de seguridad, hasta 14 días más.`,
  confirmed: `Si «Mi lugar» te pide confirmar, hazlo ahí antes de la hora que dice, o tu cupo queda libre. Si «Mi
    lugar» te lo pide, confirma ahí y lleva las horas a tu calendario.`,
  sameContact: `Puedes usar su correo y su teléfono en lugar de los tuyos. Puede inscribirse con tu correo y tu
    teléfono.`,
  contacts: `Para cualquier pregunta, queja o pedido, escribe a CORREO o comunícate al TELÉFONO. El enlace está en
    Inicio. Escribe a CORREO, comunícate al TELÉFONO o pregunta en el grupo de chat oficial.`,
  members: 'Pídeles antes su apodo y su ID, y mándales después el enlace del equipo desde “Mi lugar”.',
  newLink: 'Si lo pierdes, pide uno nuevo a los organizadores y el anterior deja de servir.',
  cards: `“Torneo Completo” significa que no quedan cupos, pero puedes anotarte en la lista de espera si la hay.
    “Inscripciones Cerradas”, que terminó el plazo. “PRÓXIMAMENTE”, que todavía no abre.`,
  digits: 'Tiene entre 8 y 12 dígitos. Escríbelo sin letras.',
  fields: `Lee el mensaje debajo de cada campo. El ID lleva entre 8 y 12 dígitos y el correo va completo, con su
    arroba.`,
  conduct: 'Lo que está prohibido está en Conducta y trampas.',
  organisers: 'Quien la organiza y quiso presentarse está en la página de inicio.',
  sentOnce: 'no quedarás inscrito dos veces.',
};

/** Sentences about people's behaviour, which no program can keep. */
const people = sentencesOf(`
  Zona es una comunidad que organiza torneos de Free Fire para jugadores de América Latina. Estos términos dicen qué
  puedes esperar de nosotros y qué esperamos de ti. Esas reglas pueden pedir algo más, pero no te quitan lo que estos
  términos te prometen. Si eres menor de 18 años, léelos con tu padre, tu madre o tu tutor. Para jugar debes cumplir
  todo esto: Tener al menos 11 años. Si eres menor de 18 años, tener permiso de un adulto responsable: tu padre, tu
  madre o tu tutor. Jugar solo desde un dispositivo móvil. No se permiten computadoras ni emuladores. Tener una cuenta
  de Free Fire de nivel 40 o superior. Estar en el grupo de chat oficial de la comunidad durante todo el torneo. El
  grupo funciona en un servicio de chat externo con sus propias reglas, también sobre la edad. Si eres menor, revísalas
  con tu adulto responsable. Si hay dudas, los organizadores pueden pedirte que confirmes que cumples los
  requisitos. Si eres menor, pueden pedírselo a tu adulto responsable. Te inscribes así: Los organizadores la
  revisan y la aprueban o la rechazan. Escribe datos verdaderos. Podemos rechazar una inscripción con datos falsos o de
  otra persona, o de alguien que no cumple los requisitos. Hay una fase de eliminación y una final al mejor de 3
  partidas. Preséntate a tiempo, porque las partidas no esperan a nadie. No los compartas. Si falla tu conexión o tu
  dispositivo, la partida sigue. Si falla la sala, los organizadores deciden si se repite. Si cambia la fecha, la
  hora o el formato, lo avisamos en el grupo de chat oficial. Para conservar tu cupo debes hacer 3 confirmaciones: De
  inscripción: confirmas que vas a participar. De partida: confirmas que estás listo para jugar. De final: si
  clasificas, confirmas que jugarás la final. Los organizadores avisan en el grupo de chat oficial cuándo y cómo
  hacer cada una. Podemos retirarte de un torneo por inactividad: si no confirmas a tiempo, si no te presentas o si no
  respondes en el grupo. Si ya no puedes jugar, avísanos. Así otra persona puede aprovechar tu cupo. Venimos a competir
  y a pasarla bien. Está prohibido: Usar hacks, programas, archivos modificados o fallas del juego para tener ventaja.
  Jugar con la cuenta de otra persona o dejar que alguien juegue por ti. Ponerte de acuerdo con rivales para arreglar
  un resultado. Insultar, amenazar, discriminar o acosar a alguien, dentro o fuera de la partida. Pedir o publicar
  datos personales de otras personas. Según la falta, los organizadores pueden advertirte, anular tu resultado,
  retirarte del torneo o rechazar tus próximas inscripciones. Si no estás de acuerdo con una decisión, escribe a CORREO
  y la revisamos. Nadie del equipo te pedirá tu contraseña, fotos tuyas ni dinero en privado. Si alguien lo hace,
  cuéntaselo a un adulto y escríbenos. Para la entrega usamos el correo o el teléfono de tu inscripción. Si eres menor
  de 18 años, la coordinamos con tu adulto responsable. Recibir un premio no cuesta nada: nunca te cobraremos por
  entregarlo. Quien gana con trampa o con datos falsos pierde el premio, que pasa al siguiente puesto. Usamos estos
  datos para revisar tu inscripción, organizar las partidas, avisarte y entregar premios. Para nada más: no los
  vendemos ni los damos a anunciantes. En tu propio dispositivo quedan: Puedes borrar todo desde la configuración de tu
  navegador. Si no lo tienes, escribe a CORREO. Escribe a CORREO con tu ID de Free Fire. Si eres menor de 18 años,
  inscríbete solo con permiso de tu adulto responsable. Escribe a CORREO. Si nos enteramos de que una inscripción es de
  alguien menor de 11 años, la rechazamos y borramos sus datos. Zona es una comunidad independiente. Free Fire es una
  marca registrada de su titular, que no organiza, patrocina ni respalda estos torneos. El juego tiene sus propias
  reglas y debes cumplirlas. Cuida tu cuenta: no podemos recuperarla por ti. Hacemos lo posible para que todo funcione,
  pero no controlamos el juego, tu conexión ni tu dispositivo. No respondemos por sus fallas. Si cancelamos un torneo,
  lo avisamos en el grupo de chat oficial. Si pagaste una inscripción, te devolvemos el pago. Nada de esto te quita los
  derechos que te da la ley de tu país. Podemos cambiar estos términos. Si el cambio es importante, lo avisamos antes
  en el grupo de chat oficial. En un torneo que ya empezó se aplican los términos con los que te inscribiste. Si eres
  menor, un adulto puede hacerlo por ti. Mira su tarjeta. Los organizadores también lo avisan en el grupo de chat
  oficial. Guárdalo y no lo compartas. Si tienes dudas, escribe a CORREO con tu ID de Free Fire. Corrige primero lo que
  estaba mal. Si no fuiste tú, escribe a CORREO. Sin el enlace, escribe a CORREO con tu ID de Free Fire y el nombre del
  torneo. Al menos 11 años. Si eres menor de 18 años, necesitas además el permiso de tu padre, tu madre o tu tutor. No.
  Se juega solo desde un dispositivo móvil. Tu cuenta de Free Fire debe ser de nivel 40 o superior. Sí, en el grupo de
  chat oficial y durante todo el torneo, porque ahí van los avisos. Abre tu perfil en el juego: es el número junto a tu
  nombre. Depende del torneo: Primero hay una fase de eliminación. Quienes la pasan juegan la final, al mejor de 3
  partidas. La partida sigue. Si lo que falla es la sala, los organizadores deciden si se repite. Son 3
  confirmaciones: de inscripción, de partida y, si clasificas, de final. Podemos retirarte por inactividad y dar tu
  cupo a otra persona. Si no puedes jugar, avísanos antes en el grupo. Te escribimos al correo o al teléfono de tu
  inscripción. Entregarlo nunca se cobra. Guarda una captura o un video y avisa a los organizadores en el grupo o
  en CORREO. Si alguien lo hace, no respondas, cuéntaselo a un adulto y escríbenos. Free Fire es una marca registrada
  de su titular, que no organiza ni patrocina estos torneos. Más en Datos personales y menores de edad.
`);

const promised = Object.values(said).flatMap(sentencesOf);

describe('a sentence of the terms or the FAQ', () => {
  it.each(Object.entries(proofs))('has proofs that still exist: %s', (_promise, shown) => {
    for (const show of shown) show();
  });

  it('is either a promise with a proof or about people', () => {
    const known = new Set([...promised, ...people]);
    expect([...sentences].filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  it('is listed exactly once, and only while the texts contain it', () => {
    const listed = [...promised, ...people];
    expect(listed.filter((sentence) => !sentences.has(sentence))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
