import { lazyAtOnce } from '../../lib/page/part.ts';
import { Section, SectionTitle } from '../../ui/layout/Section.tsx';
import styles from './Achievements.module.css';
import { FigureText } from './FigureText.tsx';
import { figuresOf } from './figures.ts';
import { Nearby } from './Nearby.tsx';

const Carousel = lazyAtOnce(() => import('./Carousel.tsx'));

/** The figures at rest: all four beside each other, until the carousel has come, and for good where it can't. */
function Figures() {
  return (
    <ul className={styles.figures}>
      {figuresOf(null).map((figure) => (
        <li key={figure.id}>
          <FigureText figure={figure} />
        </li>
      ))}
    </ul>
  );
}

/** What the community has achieved, in four figures. */
export function Achievements() {
  return (
    <Section>
      <SectionTitle>Lo que ya logramos</SectionTitle>
      <div className={styles.place}>
        <Nearby meanwhile={<Figures />}>
          <Carousel />
        </Nearby>
      </div>
    </Section>
  );
}
