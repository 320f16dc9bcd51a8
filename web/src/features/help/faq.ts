import { DATE_PENDING, DAY, errorText, SECOND } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { link, type Segment, type SiteIdentity, termsLink } from './content.ts';

/** A question. `id` is its anchor and never changes; `keywords` are other search words. */
export interface FaqQuestion {
  id: string;
  question: string;
  answer: readonly Segment[];
  keywords: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

function enrolling({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'como-me-inscribo',
      question: '¿Cómo me inscribo?',
      answer: [
        'Entra a ',
        link({ text: 'Torneos', href: paths.tournaments() }),
        ', elige uno, lee sus reglas y llena el formulario. No necesitas crear una cuenta.',
      ],
      keywords: 'registro registrarme participar entrar jugar torneo',
    },
    {
      id: 'cuanto-cuesta',
      question: '¿Cuánto cuesta inscribirse?',
      answer: ['Es gratis, salvo en un torneo que muestre su costo: lo lees en su página antes de inscribirte.'],
      keywords: 'precio pagar plata dinero inscripción gratuita',
    },
    {
      id: 'por-que-esperar-para-aceptar',
      question: `¿Por qué espero ${limits.rulesCountdown / SECOND} segundos en las reglas?`,
      answer: [
        'Para que las leas antes de aceptarlas. Cuando termine el conteo, marca la casilla y toca “CONTINUAR AL FORMULARIO”.',
      ],
      keywords: 'reglas leer contador botón esperando',
    },
    {
      id: 'que-pasa-despues-de-enviar',
      question: '¿Qué pasa después de enviar el formulario?',
      answer: [
        'Verás “Inscripción enviada correctamente. Espera la aprobación del administrador.” Tu inscripción queda pendiente y aparta un cupo hasta que el equipo la apruebe o la rechace.',
      ],
      keywords: 'estado revisar aprobada',
    },
    {
      id: 'por-que-no-puedo-inscribirme',
      question: '¿Por qué no puedo inscribirme en un torneo?',
      answer: [
        'Mira su tarjeta. “Torneo Completo” significa que no quedan cupos, pero puedes anotarte en la lista de espera si la hay. “Inscripciones Cerradas”, que terminó el plazo. “PRÓXIMAMENTE”, que todavía no abre.',
      ],
      keywords: 'lleno cupos lugares cerrado botón lista de espera turno',
    },
  ];
}

function afterEnrolling({ contact }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'como-se-si-me-aprobaron',
      question: '¿Cómo sé si me aprobaron?',
      answer: [
        'Lo ves en «Mi lugar», con el enlace que te damos al inscribirte. Ahí pides que te avisemos en el teléfono o por correo. Los organizadores también lo avisan en el grupo de chat oficial. Si tienes dudas, escribe a ',
        link(contact.email),
        ' con tu ID de Free Fire.',
      ],
      keywords: 'aprobación pendiente aceptado respuesta estado avisos notificaciones',
    },
    {
      id: 'que-es-mi-lugar',
      question: '¿Qué es “Mi lugar”?',
      answer: [
        'Es una página solo tuya que dice si te aprobaron, a qué hora juegas y el código de la sala. Entras con un enlace privado, sin cuenta. Guárdalo y no lo compartas. Si lo pierdes, pide uno nuevo a los organizadores y el anterior deja de servir.',
      ],
      keywords: 'enlace link privado perdí horario estado inscripción',
    },
    {
      id: 'me-rechazaron',
      question: 'Rechazaron mi inscripción. ¿Puedo intentarlo de nuevo?',
      answer: [
        'Sí, en el mismo torneo, mientras haya cupos y el plazo siga abierto. Corrige primero lo que estaba mal.',
      ],
      keywords: 'rechazada rechazado otra vez',
    },
    {
      id: 'mi-id-ya-esta-inscrito',
      question: '¿Por qué dice que mi ID ya está inscrito?',
      answer: [
        `El aviso “${errorText.already_registered}” significa que tu inscripción ya llegó: se permite una por ID en cada torneo. Si no fuiste tú, escribe a `,
        link(contact.email),
        '.',
      ],
      keywords: 'repetido duplicado doble error',
    },
    {
      id: 'corregir-o-cancelar',
      question: '¿Cómo corrijo o cancelo mi inscripción?',
      answer: [
        'En «Mi lugar», con tu enlace, corriges tus datos hasta que cierra la inscripción, dejas el torneo o borras todo. Sin el enlace, escribe a ',
        link(contact.email),
        ' con tu ID de Free Fire y el nombre del torneo.',
      ],
      keywords: 'cambiar datos equivocado editar salir retirarme',
    },
  ];
}

function requirements({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'edad-minima',
      question: '¿Qué edad debo tener?',
      answer: [
        `Al menos ${limits.minimumAge} años. Si eres menor de ${limits.adultAge} años, necesitas además el permiso de tu padre, tu madre o tu tutor.`,
      ],
      keywords: 'años cuántos niño menor adulto papá mamá',
    },
    {
      id: 'dispositivo',
      question: '¿Puedo jugar en computadora o con emulador?',
      answer: ['No. Se juega solo desde un dispositivo móvil.'],
      keywords: 'pc celular teléfono tablet bluestacks',
    },
    {
      id: 'nivel-de-cuenta',
      question: '¿Qué nivel debe tener mi cuenta?',
      answer: [`Tu cuenta de Free Fire debe ser de nivel ${limits.minimumLevel} o superior.`],
      keywords: 'mínimo cuenta nueva smurf',
    },
    {
      id: 'grupo-oficial',
      question: '¿Debo estar en el grupo de chat?',
      answer: [
        'Sí, en el grupo de chat oficial y durante todo el torneo, porque ahí van los avisos. El enlace está en ',
        link({ text: 'Inicio', href: paths.home() }),
        '.',
      ],
      keywords: 'discord whatsapp telegram comunidad unirme',
    },
    {
      id: 'donde-esta-mi-id',
      question: '¿Dónde encuentro mi ID de Free Fire?',
      answer: [
        `Abre tu perfil en el juego: es el número junto a tu nombre. Tiene entre ${limits.freeFireId.minDigits} y ${limits.freeFireId.maxDigits} dígitos. Escríbelo sin letras.`,
      ],
      keywords: 'uid identificador número perfil',
    },
  ];
}

function playing({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'solo-o-duo',
      question: '¿Se juega solo o en dúo?',
      answer: [
        'Depende del torneo: su página lo dice. En dúo o escuadra, una sola persona inscribe a todo el equipo y ocupan un solo cupo. Pídeles antes su apodo y su ID, y mándales después el enlace del equipo desde “Mi lugar”.',
      ],
      keywords: 'equipo compañero pareja squad modalidad',
    },
    {
      id: 'como-es-el-torneo',
      question: '¿Cómo se llega a la final?',
      answer: [
        `Primero hay una fase de eliminación. Quienes la pasan juegan la final, al mejor de ${limits.finalBestOf} partidas.`,
      ],
      keywords: 'formato fases rondas ganar clasificar puntos',
    },
    {
      id: 'a-que-hora-juego',
      question: '¿A qué hora juego?',
      answer: [
        `La página del torneo muestra la fecha y la hora de ${config.zoneName} y, si la tuya es otra, también la tuya. Si dice “${DATE_PENDING}”, la anunciamos en el grupo de chat oficial.`,
      ],
      keywords: 'horario país día cuándo empieza inicio',
    },
    {
      id: 'fallo-mi-internet-en-la-partida',
      question: '¿Qué pasa si falla mi internet en plena partida?',
      answer: ['La partida sigue. Si lo que falla es la sala, los organizadores deciden si se repite.'],
      keywords: 'desconexión lag caída batería',
    },
  ];
}

function confirming({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'cuantas-confirmaciones',
      question: '¿Cuántas veces debo confirmar, y cómo?',
      answer: [
        `Son ${limits.confirmations} confirmaciones: de inscripción, de partida y, si clasificas, de final. Los organizadores avisan en el grupo de chat oficial cuándo y cómo hacer cada una. Si «Mi lugar» te lo pide, confirma ahí y lleva las horas a tu calendario.`,
      ],
      keywords: 'confirmo asistencia dónde',
    },
    {
      id: 'no-confirme-o-no-llegue',
      question: '¿Qué pasa si no confirmo o no me presento?',
      answer: [
        'Podemos retirarte por inactividad y dar tu cupo a otra persona. Si no puedes jugar, avísanos antes en el grupo.',
      ],
      keywords: 'faltar tarde expulsado eliminado inactivo inactividad',
    },
  ];
}

function winning({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'que-premios-hay',
      question: '¿Qué premios hay?',
      answer: [
        'Los ves en la página de cada torneo, con sus puestos. Si no muestra un premio para un puesto, ese puesto no tiene premio.',
      ],
      keywords: 'ganar diamantes plata dinero primer lugar',
    },
    {
      id: 'cuando-recibo-mi-premio',
      question: '¿Cuándo recibo mi premio?',
      answer: [
        `Como máximo ${limits.prizeDeliveryDays} días después del final del torneo. Te escribimos al correo o al teléfono de tu inscripción. Entregarlo nunca se cobra. En la página `,
        { kind: 'link', text: 'Premios', href: paths.prizes() },
        ' ves cada uno, para cuándo es y si ya llegó.',
      ],
      keywords: 'entrega pago cobrar plazo gané ganador',
    },
  ];
}

function community({ product, contact }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'trampas',
      question: 'Alguien hizo trampa o me insultó. ¿Qué hago?',
      answer: [
        'Guarda una captura o un video y avisa a los organizadores en el grupo o en ',
        link(contact.email),
        '. Lo que está prohibido está en ',
        termsLink('Conducta y trampas', 'conducta'),
        '.',
      ],
      keywords: 'hack hacker tramposo reportar denunciar acoso bullying insulto',
    },
    {
      id: 'me-piden-mi-contrasena',
      question: '¿El equipo puede pedirme mi contraseña o dinero?',
      answer: [
        'No. Nadie del equipo te pedirá tu contraseña, fotos tuyas ni dinero en privado. Si alguien lo hace, no respondas, cuéntaselo a un adulto y escríbenos.',
      ],
      keywords: 'estafa seguridad robo clave cuenta',
    },
    {
      id: 'son-de-free-fire',
      question: '¿Son parte de Free Fire?',
      answer: [
        `No. ${product} es una comunidad independiente. Free Fire es una marca registrada de su titular, que no organiza ni patrocina estos torneos. Quien la organiza y quiso presentarse está en la `,
        { kind: 'link', text: 'página de inicio', href: '/' },
        '.',
      ],
      keywords: 'oficial garena empresa quiénes son organizadores detrás',
    },
    {
      id: 'contacto',
      question: '¿Cómo los contacto?',
      answer: [
        'Escribe a ',
        link(contact.email),
        ', comunícate al ',
        link(contact.phone),
        ' o pregunta en el grupo de chat oficial.',
      ],
      keywords: 'correo teléfono ayuda soporte organizadores administrador',
    },
  ];
}

function privacy({ contact, limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'que-datos-guardan',
      question: '¿Qué datos guardan y quién los ve?',
      answer: [
        `Tu nombre, apodo, ID, correo, teléfono, respuestas y, si tienes menos de ${limits.adultAge} años, nombre y contacto de tu tutor. Salvo tu apodo, que es público, solo los ven los organizadores. No hay publicidad ni rastreadores. Más en `,
        termsLink('Datos personales y menores de edad', 'datos-personales-y-menores'),
        '.',
      ],
      keywords: 'privacidad información personal cookies seguridad',
    },
    {
      id: 'mi-telefono-recuerda-mis-datos',
      question: '¿Mi teléfono recuerda mis datos?',
      answer: [
        `Solo si lo pides después de inscribirte. Así la próxima vez el formulario viene lleno. Lo recuerda ${limits.rememberedFor / DAY} días, o hasta que tocas “Olvidar este teléfono”.`,
      ],
      keywords: 'recordar olvidar borrar compartido prestado llenar automático',
    },
    {
      id: 'hasta-cuando-guardan-mis-datos',
      question: '¿Hasta cuándo guardan mis datos y cómo los borro?',
      answer: [
        `Guardamos tus datos como máximo ${limits.contactRetentionDays} días después del final del torneo; las copias de seguridad, hasta ${limits.backupRetentionDays} días más. Para verlos, corregirlos o borrarlos antes, entra a «Mi lugar» o escribe a `,
        link(contact.email),
        ' con tu ID de Free Fire.',
      ],
      keywords: 'privacidad tiempo eliminar borrar corregir derecho',
    },
    {
      id: 'soy-madre-padre-o-tutor',
      question: 'Soy madre, padre o tutor. ¿Qué puedo hacer?',
      answer: [
        'Con el enlace que recibes ves qué guardamos, das o retiras tu permiso y borras todo. Tu sí vale un año para sus otros torneos, y lo terminas ahí cuando quieras. Si no lo tienes, escribe a ',
        link(contact.email),
        '. Puede inscribirse con tu correo y tu teléfono.',
      ],
      keywords: 'privacidad menor niño papá mamá adulto responsable autorización permiso',
    },
  ];
}

function trouble({ limits }: SiteIdentity): FaqQuestion[] {
  return [
    {
      id: 'sin-conexion',
      question: '¿Puedo usar el sitio sin internet?',
      answer: [
        'Puedes leer la última lista de torneos que abriste y llenar el formulario, si ya lo abriste antes. Tu inscripción se envía sola cuando vuelve la señal: no cierres la pestaña hasta ver que llegó.',
      ],
      keywords: 'offline datos móviles señal desconectado',
    },
    {
      id: 'se-corto-al-enviar',
      question: 'Se cortó la conexión al enviar. ¿Perdí todo?',
      answer: [
        'No. Lo que escribiste queda en tu dispositivo hasta que se envíe. Se envía sola cuando vuelve la señal, o envíala tú otra vez: no quedarás inscrito dos veces.',
      ],
      keywords: 'internet error formulario borrador datos perdidos',
    },
    {
      id: 'el-formulario-no-se-envia',
      question: 'El formulario no me deja enviar. ¿Qué reviso?',
      answer: [
        `Lee el mensaje debajo de cada campo. El ID lleva entre ${limits.freeFireId.minDigits} y ${limits.freeFireId.maxDigits} dígitos y el correo va completo, con su arroba.`,
      ],
      keywords: 'error rojo campo inválido obligatorio mensaje',
    },
    {
      id: 'quitar-el-sonido',
      question: '¿Cómo quito el sonido?',
      answer: ['Toca el botón de sonido, arriba a la derecha. El sitio recuerda tu elección en este dispositivo.'],
      keywords: 'silenciar volumen ruido mute audio música',
    },
  ];
}

/** Builds the frequent questions of a site, by group. They have to agree with `termsSections`. */
export function faqGroups(site: SiteIdentity): readonly FaqGroup[] {
  return [
    { id: 'inscripcion', title: 'Inscripción', questions: [...enrolling(site), ...afterEnrolling(site)] },
    { id: 'requisitos', title: 'Requisitos', questions: requirements(site) },
    { id: 'formato-y-partidas', title: 'Formato y partidas', questions: playing(site) },
    { id: 'confirmaciones', title: 'Confirmaciones', questions: confirming(site) },
    { id: 'premios', title: 'Premios', questions: winning(site) },
    { id: 'comunidad-y-conducta', title: 'Comunidad y conducta', questions: community(site) },
    { id: 'privacidad-y-menores', title: 'Privacidad y menores', questions: privacy(site) },
    { id: 'problemas-tecnicos', title: 'Problemas técnicos', questions: trouble(site) },
  ];
}
