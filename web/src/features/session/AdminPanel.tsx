import { sessionText } from '@arena/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { guidePath } from '#lib/addresses/guide.ts';
import { type AdminPart, mayOpen, ownParts } from '#lib/calls/admin-screens.ts';
import { useNow } from '#lib/time/clock.ts';
import { timeLeftText } from '#lib/time/time-text.ts';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Inline, Note, Panel, Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from './AdminPanel.module.css';
import { session } from './session.ts';
import type { SessionView } from './session-view.ts';

type Lasting = Pick<SessionView, 'expiry' | 'remembered'>;

function timeText({ expiry, remembered }: Lasting, now: Date): string {
  if (expiry !== null) return `te quedan ${timeLeftText(expiry - now.getTime())}`;
  return remembered ? 'hasta que la cierres' : 'hasta que cierres esta pestaña';
}

function SessionBadge({ view }: { view: Lasting }) {
  const time = useNow((now) => timeText(view, now));
  return <Badge tone="cold">{`Sesión activa, ${time}`}</Badge>;
}

interface Card {
  title: string;
  text: string;
  href?: string;
  /** Links of a card without an address of its own. */
  inside?: readonly AdminPart[];
}

/** Returns the cards that the organiser's role may open. */
function ownCards(): Card[] {
  const own = ownParts();
  const isLimited = !mayOpen('newTournament');
  const cards = own.flatMap(({ card, limitedText, href }) => {
    if (card === undefined) return [];
    return [{ ...card, text: (isLimited ? limitedText : undefined) ?? card.text, href }];
  });
  const settings = own.filter(({ card }) => card === undefined);
  if (settings.length === 0) return cards;
  return [...cards, { title: 'Configuración', text: 'Preguntas, formularios y equipo.', inside: settings }];
}

const SIGNED_OUT_HERE = 'Cerraste sesión aquí, pero no pudimos cerrarla en tus otros dispositivos.';

function SignOutButton() {
  const toast = useToast();
  const leave = async () => {
    await session.signOut();
    toast('success', sessionText.signedOut);
  };
  return (
    <button type="button" className="touch muted underlined" onClick={() => void leave()}>
      Cerrar Sesión
    </button>
  );
}

function SignOutEverywhere() {
  const toast = useToast();
  const leaveEverywhere = async () => {
    const isDone = await session.signOutEverywhere();
    toast(isDone ? 'success' : 'warning', isDone ? sessionText.signedOut : SIGNED_OUT_HERE);
  };
  return (
    <button
      type="button"
      className={classes('touch muted underlined', styles.everywhere)}
      onClick={() => void leaveEverywhere()}
    >
      Cerrarla en todos mis dispositivos
    </button>
  );
}

/** A part of the admin area, with its links. */
function PartCard({ title, text, href, inside }: Card) {
  return (
    <Panel as="li" gap={2} narrow pad={5} className={classes(styles.card, href !== undefined && styles.open)}>
      <h2 className={styles.title}>
        {href === undefined ? (
          title
        ) : (
          <Link to={href} className="covering">
            {title}
          </Link>
        )}
      </h2>
      <Note size="text">{text}</Note>
      {inside ? (
        <Inline as="ul" className={styles.inside}>
          {inside.map((each) => (
            <li key={each.href}>
              <Link className="touch" to={each.href}>
                {each.title ?? each.label}
              </Link>
            </li>
          ))}
        </Inline>
      ) : null}
    </Panel>
  );
}

interface IntroText {
  title: string;
  text: string;
  /** Anchor in the organisers' guide. */
  anchor?: string;
}

/** Says what the organiser's role is for. */
function introText(): IntroText {
  if (mayOpen('newTournament')) {
    return {
      title: 'De principio a fin',
      text: 'Desde aquí anuncias cada torneo, revisas sus inscripciones, lo juegas y entregas sus premios, también con el teléfono.',
    };
  }
  if (mayOpen('competition')) {
    return {
      title: 'Salas y resultados',
      text: 'Escribes las salas y anotas los resultados. Toca un torneo de «Hoy»: arriba siempre está lo que sigue.',
      anchor: 'el-día-del-torneo',
    };
  }
  return {
    title: 'Inscripciones',
    text: 'Apruebas y rechazas inscripciones. Lo que espera está en «Hoy», primero lo del torneo más próximo.',
    anchor: 'revisar-inscripciones',
  };
}

function Intro() {
  const { title, text, anchor } = introText();
  return (
    <Panel gap={2} narrow pad={5} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Note size="text">{text}</Note>
      <a className="touch underlined" href={guidePath(anchor)}>
        Leer la guía
      </a>
    </Panel>
  );
}

/** The admin panel: today's tasks first, its parts below. @param today the tasks */
export function AdminPanel({ view, today }: { view: SessionView; today: ReactNode }) {
  return (
    <Section tight>
      <Inline as="header" apart align="center" className={styles.head}>
        <Stack gap={1} className={styles.words}>
          <PageTitle title="Panel de Administración" />
          <Note size="text">Te damos la bienvenida, {view.displayName}.</Note>
        </Stack>
        <SignOutButton />
      </Inline>
      <Stack gap={4} className={classes(styles.today, mayOpen('registrations') && styles.long)}>
        {today}
      </Stack>
      <Intro />
      <ul className={styles.parts}>
        {ownCards().map((card) => (
          <PartCard key={card.title} {...card} />
        ))}
      </ul>
      <Inline as="footer" gap={2} apart align="center">
        <SessionBadge view={view} />
        <SignOutEverywhere />
      </Inline>
    </Section>
  );
}
