import { Title } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Steps } from '#ui/layout/Steps.tsx';

const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el premio y los cupos que quedan.' },
  { title: 'Lee las reglas', text: 'Son diez segundos. Al final las aceptas y sigues.' },
  { title: 'Inscríbete con tu ID', text: 'El de Free Fire, con tu apodo y un correo. No necesitas cuenta.' },
  { title: 'Espera la aprobación', text: 'Un administrador revisa tu inscripción antes del torneo.' },
] as const;

/** The steps from registering to playing. */
export function HowItWorks() {
  return (
    <Section>
      <Title>Así entras</Title>
      <Steps steps={steps} level={3} />
    </Section>
  );
}
