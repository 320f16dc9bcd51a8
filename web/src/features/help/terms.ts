import { DAY, SECOND } from '@arena/domain';
import { config } from '#lib/config.ts';
import {
  type Block,
  link,
  list,
  paragraph,
  type SiteIdentity,
  steps,
  type TermsSectionId,
  termsSectionIds,
} from './content.ts';

/** A section of the terms; `id` is its anchor. Its number is its position in the list. */
export interface TermsSection {
  id: TermsSectionId;
  title: string;
  blocks: readonly Block[];
}

type Section = Omit<TermsSection, 'id'>;

function acceptance({ limits, product }: SiteIdentity): Section {
  return {
    title: 'Qué aceptas',
    blocks: [
      paragraph(`${product} es una comunidad que organiza torneos de Free Fire para jugadores de América Latina.`),
      paragraph(
        'Estos términos dicen qué puedes esperar de nosotros y qué esperamos de ti. Cuando te inscribes en un torneo, los aceptas.',
      ),
      paragraph(
        'Cada torneo tiene además sus propias reglas, que lees antes de inscribirte. Esas reglas pueden pedir algo más, pero no te quitan lo que estos términos te prometen.',
      ),
      paragraph(`Si eres menor de ${limits.adultAge} años, léelos con tu padre, tu madre o tu tutor.`),
    ],
  };
}

function eligibility({ limits }: SiteIdentity): Section {
  return {
    title: 'Quién puede participar',
    blocks: [
      paragraph('Para jugar debes cumplir todo esto:'),
      list(
        `Tener al menos ${limits.minimumAge} años.`,
        `Si eres menor de ${limits.adultAge} años, tener permiso de un adulto responsable: tu padre, tu madre o tu tutor.`,
        'Jugar solo desde un dispositivo móvil. No se permiten computadoras ni emuladores.',
        `Tener una cuenta de Free Fire de nivel ${limits.minimumLevel} o superior.`,
        'Estar en el grupo de chat oficial de la comunidad durante todo el torneo.',
      ),
      paragraph(
        'El grupo funciona en un servicio de chat externo con sus propias reglas, también sobre la edad. Si eres menor, revísalas con tu adulto responsable.',
      ),
      paragraph(
        'Si hay dudas, los organizadores pueden pedirte que confirmes que cumples los requisitos. Si eres menor, pueden pedírselo a tu adulto responsable.',
      ),
    ],
  };
}

function registration({ limits }: SiteIdentity): Section {
  return {
    title: 'Cómo funciona la inscripción',
    blocks: [
      paragraph(
        'La inscripción es gratis, salvo en un torneo que muestre su costo: lo lees en su página antes de inscribirte.',
      ),
      paragraph('Te inscribes así:'),
      steps(
        `Lees las reglas del torneo durante ${limits.rulesCountdown / SECOND} segundos y marcas que las aceptas.`,
        'Llenas el formulario con tu nombre, tu apodo y tu ID de Free Fire, tu correo, tu teléfono y las respuestas que pida el torneo. En dúo o escuadra escribes también el nombre del equipo, y el apodo y el ID de cada jugador.',
        `Si tienes menos de ${limits.adultAge} años, escribes también el nombre y el contacto de tu mamá, tu papá o tu tutor.`,
        'Tu inscripción queda pendiente y aparta un cupo.',
        'Los organizadores la revisan y la aprueban o la rechazan. Solo juegan las inscripciones aprobadas.',
      ),
      paragraph(
        'Se permite una sola inscripción por ID de Free Fire en cada torneo, también dentro de un equipo. Si fue rechazada, puedes inscribirte de nuevo mientras haya cupos y el plazo siga abierto.',
      ),
      paragraph(
        'Si un torneo completo tiene lista de espera, puedes anotarte y guardamos tu número. Cuando se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar» por un tiempo. Si no lo tomas, pasa a la siguiente persona.',
      ),
      paragraph(
        'Escribe datos verdaderos. Podemos rechazar una inscripción con datos falsos o de otra persona, o de alguien que no cumple los requisitos.',
      ),
    ],
  };
}

function matches({ limits }: SiteIdentity): Section {
  return {
    title: 'Formato y partidas',
    blocks: [
      paragraph(
        `La página de cada torneo dice si se juega solo o en dúo, o en escuadra. Hay una fase de eliminación y una final al mejor de ${limits.finalBestOf} partidas.`,
      ),
      paragraph(
        `La fecha y la hora son de ${config.zoneName}, y si la tuya es otra aparece también. Preséntate a tiempo, porque las partidas no esperan a nadie.`,
      ),
      paragraph('Los datos para entrar a la sala son solo para jugadores aprobados. No los compartas.'),
      paragraph(
        'Si falla tu conexión o tu dispositivo, la partida sigue. Si falla la sala, los organizadores deciden si se repite.',
      ),
      paragraph('Si cambia la fecha, la hora o el formato, lo avisamos en el grupo de chat oficial.'),
    ],
  };
}

function confirmations({ limits }: SiteIdentity): Section {
  return {
    title: 'Confirmaciones e inactividad',
    blocks: [
      paragraph(`Para conservar tu cupo debes hacer ${limits.confirmations} confirmaciones:`),
      list(
        'De inscripción: confirmas que vas a participar.',
        'De partida: confirmas que estás listo para jugar.',
        'De final: si clasificas, confirmas que jugarás la final.',
      ),
      paragraph(
        'Los organizadores avisan en el grupo de chat oficial cuándo y cómo hacer cada una. Si «Mi lugar» te pide confirmar, hazlo ahí antes de la hora que dice, o tu cupo queda libre.',
      ),
      paragraph(
        'Podemos retirarte de un torneo por inactividad: si no confirmas a tiempo, si no te presentas o si no respondes en el grupo.',
      ),
      paragraph('Si ya no puedes jugar, avísanos. Así otra persona puede aprovechar tu cupo.'),
    ],
  };
}

function conduct({ contact }: SiteIdentity): Section {
  return {
    title: 'Conducta y trampas',
    blocks: [
      paragraph('Venimos a competir y a pasarla bien. Está prohibido:'),
      list(
        'Usar hacks, programas, archivos modificados o fallas del juego para tener ventaja.',
        'Jugar con la cuenta de otra persona o dejar que alguien juegue por ti.',
        'Ponerte de acuerdo con rivales para arreglar un resultado.',
        'Insultar, amenazar, discriminar o acosar a alguien, dentro o fuera de la partida.',
        'Pedir o publicar datos personales de otras personas.',
      ),
      paragraph(
        'Según la falta, los organizadores pueden advertirte, anular tu resultado, retirarte del torneo o rechazar tus próximas inscripciones.',
      ),
      paragraph('Si no estás de acuerdo con una decisión, escribe a ', link(contact.email), ' y la revisamos.'),
      paragraph(
        'Nadie del equipo te pedirá tu contraseña, fotos tuyas ni dinero en privado. Si alguien lo hace, cuéntaselo a un adulto y escríbenos.',
      ),
    ],
  };
}

function prizes({ limits }: SiteIdentity): Section {
  return {
    title: 'Premios',
    blocks: [
      paragraph(
        'La página de cada torneo muestra los premios y sus puestos. Si no muestra un premio para un puesto, ese puesto no tiene premio.',
      ),
      paragraph(`Entregamos los premios como máximo ${limits.prizeDeliveryDays} días después del final del torneo.`),
      paragraph(
        `Para la entrega usamos el correo o el teléfono de tu inscripción. Si eres menor de ${limits.adultAge} años, la coordinamos con tu adulto responsable.`,
      ),
      paragraph('Recibir un premio no cuesta nada: nunca te cobraremos por entregarlo.'),
      paragraph('Quien gana con trampa o con datos falsos pierde el premio, que pasa al siguiente puesto.'),
    ],
  };
}

function storedData({ limits }: SiteIdentity): Block[] {
  return [
    paragraph(
      'Para jugar no necesitas crear una cuenta. El sitio no tiene publicidad, ni herramientas de analítica, ni rastreadores.',
    ),
    paragraph('Cuando te inscribes guardamos:'),
    list(
      'Tu nombre, tu apodo y tu ID de Free Fire.',
      'Si juegas en equipo, su nombre y los apodos y los ID de sus jugadores.',
      'Tu correo y tu teléfono.',
      `Si tienes menos de ${limits.adultAge} años, el nombre y el contacto de tu mamá, tu papá o tu tutor, y si dio permiso. Su sí vale un año para tus otros torneos: hasta entonces guardamos su fecha, con códigos de tu ID y de su contacto.`,
      'Tus respuestas a las preguntas del torneo.',
      'Si pides avisos en un teléfono, la dirección con la que su navegador los recibe, hasta que los quites o se borren tus datos.',
      'Si pides avisos por correo, ese correo, hasta que los quites o se borren tus datos.',
      'La fecha de la inscripción y si está pendiente, aprobada o rechazada, con el motivo si hubo uno, o si dejaste el torneo, y cuándo confirmaste.',
      'Si ya te aprobaron y pides otro apodo, ID o jugador, lo que pediste y si los organizadores lo aceptaron.',
    ),
    paragraph(
      'Usamos estos datos para revisar tu inscripción, organizar las partidas, avisarte y entregar premios. Para nada más: no los vendemos ni los damos a anunciantes.',
    ),
    paragraph(
      'Solo los ven los organizadores. El sitio muestra cuántas personas se inscribieron y, en la lista de quién juega y en los resultados, con qué apodo: nunca su contacto ni su ID completo.',
    ),
    paragraph(
      'Los datos viajan cifrados y se guardan en Firebase, un servicio de nube de Google. Nuestro servidor también ve la dirección IP de tu conexión y la usa por poco tiempo para frenar envíos automáticos. Junto a tu inscripción queda un código creado con ella, distinto en cada torneo, que se borra al terminar el torneo.',
    ),
    paragraph('En tu propio dispositivo quedan:'),
    list(
      'El borrador del formulario, hasta que lo envías.',
      'Lo que corriges de tus datos, hasta que lo guardas o cierras la pestaña.',
      `Si lo pides, los datos que llenaste y dónde te inscribiste, hasta ${limits.rememberedFor / DAY} días después de tu última inscripción.`,
      'El enlace de «Mi lugar» y lo último que viste ahí, mientras la pestaña siga abierta o, si lo pides, hasta que lo quites.',
      'La última lista de torneos, para que la leas sin conexión.',
      'Las respuestas que das en otros formularios del sitio.',
      'Tus preferencias, como el sonido.',
    ),
    paragraph(
      'De lo que escribes sale de tu dispositivo solo lo que envías. Puedes borrar todo desde la configuración de tu navegador.',
    ),
    paragraph(
      'Las cuentas son solo para administrar el sitio. De ellas guardamos el nombre, el correo, lo que se decidió sobre su acceso y lo que hacen en el sitio.',
    ),
  ];
}

function dataRights({ contact, limits }: SiteIdentity): Block[] {
  return [
    paragraph(
      `Guardamos tus datos como máximo ${limits.contactRetentionDays} días después del final del torneo. Luego el sitio los borra solo: quedan totales, como cuántas personas jugaron, y los apodos de los resultados. Las copias de seguridad conservan lo borrado hasta ${limits.backupRetentionDays} días más.`,
    ),
    paragraph(
      'En «Mi lugar», con tu enlace, ves tus datos y los borras cuando quieras. Ahí también los corriges mientras la inscripción está abierta, o dejas el torneo.',
    ),
    paragraph(
      'Puedes pedir que te mostremos, corrijamos o borremos tus datos cuando quieras. Escribe a ',
      link(contact.email),
      ' con tu ID de Free Fire. Si los borramos antes de que termine el torneo, tu inscripción se cancela. También ocultamos tu apodo si lo pides.',
    ),
    paragraph(
      `Si eres menor de ${limits.adultAge} años, inscríbete solo con permiso de tu adulto responsable. Puedes usar su correo y su teléfono en lugar de los tuyos. Si el torneo lo pide, no te aprobamos hasta que responda.`,
    ),
    paragraph(
      'Si eres madre, padre o tutor, en tu enlace ves qué guardamos, das o retiras tu permiso y borras todo. Tu sí vale un año: ahí ves cada torneo en que se inscribe con él y lo terminas cuando quieras. Si no lo tienes, puedes pedirnos verlo, corregirlo o borrarlo. Escribe a ',
      link(contact.email),
      '.',
    ),
    paragraph(
      'Si un tutor dijo que no y se borra todo, queda solo esa negativa, bajo un código sin nombre ni ID, para que otra inscripción no la deshaga. Se borra con los demás datos del torneo.',
    ),
    paragraph(
      `Si nos enteramos de que una inscripción es de alguien menor de ${limits.minimumAge} años, la rechazamos y borramos sus datos.`,
    ),
  ];
}

function personalData(site: SiteIdentity): Section {
  return { title: 'Datos personales y menores de edad', blocks: [...storedData(site), ...dataRights(site)] };
}

function liability({ product }: SiteIdentity): Section {
  return {
    title: 'Independencia y responsabilidad',
    blocks: [
      paragraph(
        `${product} es una comunidad independiente. Free Fire es una marca registrada de su titular, que no organiza, patrocina ni respalda estos torneos.`,
      ),
      paragraph(
        'El juego tiene sus propias reglas y debes cumplirlas. Cuida tu cuenta: no podemos recuperarla por ti.',
      ),
      paragraph(
        'Hacemos lo posible para que todo funcione, pero no controlamos el juego, tu conexión ni tu dispositivo. No respondemos por sus fallas.',
      ),
      paragraph(
        'Si cancelamos un torneo, lo avisamos en el grupo de chat oficial. Si pagaste una inscripción, te devolvemos el pago.',
      ),
      paragraph('Nada de esto te quita los derechos que te da la ley de tu país.'),
    ],
  };
}

function changesAndContact({ contact }: SiteIdentity): Section {
  return {
    title: 'Cambios y contacto',
    blocks: [
      paragraph(
        'Podemos cambiar estos términos. Si el cambio es importante, lo avisamos antes en el grupo de chat oficial. En un torneo que ya empezó se aplican los términos con los que te inscribiste.',
      ),
      paragraph(
        'Para cualquier pregunta, queja o pedido, escribe a ',
        link(contact.email),
        ' o comunícate al ',
        link(contact.phone),
        '. Si eres menor, un adulto puede hacerlo por ti.',
      ),
    ],
  };
}

const sections = {
  'que-aceptas': acceptance,
  requisitos: eligibility,
  inscripcion: registration,
  'formato-y-partidas': matches,
  confirmaciones: confirmations,
  conducta: conduct,
  premios: prizes,
  'datos-personales-y-menores': personalData,
  responsabilidad: liability,
  'cambios-y-contacto': changesAndContact,
} as const satisfies Record<TermsSectionId, (site: SiteIdentity) => Section>;

/** Builds the terms and conditions of a site. */
export function termsSections(site: SiteIdentity): readonly TermsSection[] {
  return termsSectionIds.map((id) => ({ id, ...sections[id](site) }));
}
