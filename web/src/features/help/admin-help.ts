import { matchPath } from 'react-router-dom';
import { type AdminScreenName, adminPatterns } from '#lib/addresses/admin-paths.ts';
import { mayOpen, screenNames } from '#lib/calls/admin-screens.ts';

/** Help with an area of the admin area, and its part of the organisers' guide. */
interface AdminHelp {
  screens: readonly AdminScreenName[];
  /** It is for roles that may open this screen. */
  needs?: AdminScreenName;
  title: string;
  sentences: readonly [string, string, string];
  /** Anchor in the guide. */
  anchor: string;
}

const panel: AdminHelp = {
  screens: [],
  title: 'El panel',
  sentences: [
    '«Hoy» junta lo que falta por hacer, lo más urgente arriba: toca una línea y vas ahí.',
    'Debajo están las partes que abre tu rol; en una computadora, también a la izquierda.',
    'Si no sabes por dónde empezar, la guía dice paso a paso lo que hace cada parte.',
  ],
  anchor: 'entrar',
};

/** The first one that fits a screen and the role counts. */
export const helpList: readonly AdminHelp[] = [
  panel,
  {
    screens: ['tournaments', 'newTournament', 'tournament', 'editTournament'],
    needs: 'editTournament',
    title: 'Torneos',
    sentences: [
      'En «Nuevo torneo» escribes lo que sepas: «Guardar borrador» lo guarda sin que nadie lo vea.',
      'Para publicarlo, repetirlo o compartirlo, toca sus tres puntos.',
      'Su nombre abre su página, con todo lo suyo en pestañas.',
    ],
    anchor: 'anunciar-un-torneo',
  },
  {
    screens: ['tournaments', 'tournament'],
    title: 'Torneos',
    sentences: [
      'Aquí están los torneos, con su estado y sus cupos.',
      'El nombre de un torneo abre su página, con lo que abre tu rol en pestañas.',
      'Crear, publicar y cambiar torneos lo hace un admin.',
    ],
    anchor: 'dar-y-quitar-acceso',
  },
  {
    screens: ['registrations', 'registrationsOf'],
    title: 'Inscripciones',
    sentences: [
      'Lo que espera está primero, empezando por el torneo más próximo.',
      'Desliza a la derecha para aprobar y a la izquierda para rechazar, o usa los botones: tienes unos segundos para deshacer.',
      'Al rechazar eliges un motivo, que el jugador lee en «Mi lugar».',
    ],
    anchor: 'revisar-inscripciones',
  },
  {
    screens: ['competition'],
    title: 'El día del torneo',
    sentences: [
      'Arriba siempre está lo que sigue, con un solo botón grande: si no sabes qué hacer, toca ese.',
      'Cada partida va igual: crear la sala, empezar, anotar el resultado y hacerlo oficial.',
      'La tabla que ve todo el mundo se actualiza sola en diez segundos.',
    ],
    anchor: 'el-día-del-torneo',
  },
  {
    screens: ['match'],
    title: 'Anotar un resultado',
    sentences: [
      'Toca a quienes quedaron, en orden, y después sus bajas; o pega el texto, la tabla o el archivo.',
      'Sin señal sigue anotando: queda en este teléfono y se envía solo cuando vuelve.',
      'Lo provisional se cambia sin más; un resultado oficial se corrige con un motivo que leen todos.',
    ],
    anchor: 'cada-partida',
  },
  {
    screens: ['prizes'],
    title: 'Premios',
    sentences: [
      'Al cerrar la última fase está aquí cada premio, con quien lo ganó y su WhatsApp con el mensaje escrito.',
      'Cuando lo mandes toca «Marcar como enviado»: quien ganó dice en «Mi lugar» si le llegó.',
      'Uno «En duda» lo decides tú: nada se mueve solo.',
    ],
    anchor: 'los-premios',
  },
  {
    screens: ['history'],
    title: 'Historial del torneo',
    sentences: [
      'Aquí lees quién creó, cambió o publicó este torneo, y cuándo.',
      'Cada cambio se anota solo.',
      'El historial de todo el sitio está en «Equipo», para quien puede verlo.',
    ],
    anchor: 'dar-y-quitar-acceso',
  },
  {
    screens: ['questions', 'newQuestion', 'question'],
    title: 'Preguntas',
    sentences: [
      'Son las que cada jugador responde al inscribirse.',
      'En «Torneo» eliges si una es de todos los torneos o de uno solo; por su asa la cambias de lugar.',
      'Una pregunta apagada no se muestra, y sus respuestas se conservan.',
    ],
    anchor: 'preguntas-y-formularios',
  },
  {
    screens: ['forms', 'newForm', 'form', 'responses'],
    title: 'Formularios',
    sentences: [
      'Son públicos, como una encuesta, cada uno con su enlace y su código QR.',
      'Elige los campos, mira la vista previa y ábrelo cuando esté listo.',
      'Cada respuesta se borra sola a más tardar 90 días después de llegar.',
    ],
    anchor: 'preguntas-y-formularios',
  },
  {
    screens: ['people'],
    title: 'Equipo',
    sentences: [
      'Aquí ves quién tiene acceso y quién lo pide.',
      'Aprueba una solicitud solo si conoces a la persona y te dijo, por otro medio, que la mandó ella.',
      'En los tres puntos de alguien cambias su rol o le quitas el acceso: vale en ese momento.',
    ],
    anchor: 'dar-y-quitar-acceso',
  },
  {
    screens: ['statistics'],
    title: 'Estadísticas',
    sentences: [
      'Cuántas inscripciones llegan, qué tan llenos están los torneos y cuánto espera un jugador su respuesta.',
      'Cada dibujo tiene sus números en «Ver como tabla».',
      'Ningún jugador aparece por su nombre.',
    ],
    anchor: 'ver-cómo-va-todo',
  },
  {
    screens: ['hidden'],
    title: 'Jugadores ocultos',
    sentences: [
      'Quien no quiere que se vea su apodo sale de lo público en un minuto.',
      'Escribe su ID de Free Fire, o pega el enlace de su página, y toca «Ocultar de lo público».',
      'Aquí mismo lo vuelves a mostrar.',
    ],
    anchor: 'cuidar-los-datos',
  },
  {
    screens: ['exclusions'],
    title: 'Jugadores excluidos',
    sentences: [
      'Escribe su ID, el motivo y, si quieres, hasta cuándo, y toca «Excluir a un jugador»: no entra a ningún torneo.',
      'Sus títulos y premios no se mueven solos: «Sus torneos» te lleva a descalificarlo.',
      'Aquí anotas lo que responde, y con «Terminar» puede volver a inscribirse.',
    ],
    anchor: 'dejar-fuera-a-un-jugador',
  },
  {
    screens: ['webhooks'],
    title: 'Canales',
    sentences: [
      'Conecta un canal de Discord, o un programa propio, para que el sitio avise solo.',
      'La URL es secreta: quien la tenga puede escribir en tu canal.',
      'Aquí mismo eliges de qué te avisa el sitio en este teléfono.',
    ],
    anchor: 'avisar-en-discord',
  },
];

/** Returns the help with the screen at an address of the admin area. */
export function helpAt(pathname: string): AdminHelp {
  const name = screenNames.find((each) => matchPath(adminPatterns[each], pathname) !== null);
  const fits = ({ screens, needs }: AdminHelp) =>
    name !== undefined && screens.includes(name) && (needs === undefined || mayOpen(needs));
  return helpList.find(fits) ?? panel;
}
