import { Section, SectionTitle } from '../../ui/Section.tsx';
import styles from './HowItWorks.module.css';

const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el premio y los cupos que quedan.' },
  { title: 'Lee las reglas', text: 'Son diez segundos. Al final las aceptas y sigues.' },
  { title: 'Inscribe tu ID', text: 'Con tu ID de Free Fire y un correo. No necesitas cuenta.' },
  { title: 'Espera la aprobación', text: 'Un administrador revisa tu inscripción antes del torneo.' },
] as const;

/** The way from here into a match. */
export function HowItWorks() {
  return (
    <Section>
      <SectionTitle>Así entras</SectionTitle>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
