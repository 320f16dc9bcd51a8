import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { config } from '../../lib/config.ts';
import { playSound } from '../../lib/page/sound.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import styles from './PublicForm.module.css';

function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    playSound('navigation');
    // Who came straight to the form, the history's first entry, has nothing of this site to go back to.
    void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  };
  return (
    <button type="button" className="touch back" onClick={goBack}>
      <Icon name="back" />
      Volver
    </button>
  );
}

/**
 * The frame of the public form page: whose form this is, no navigation. `back` puts the way back beside it, whose
 * place is kept where it isn't: one learns only later whether there is a form.
 */
export function FormFrame({ back, children }: { back: boolean; children: ReactNode }) {
  return (
    <>
      <header className={classes('apart', styles.bar)}>
        <div className={back ? undefined : styles.absent}>
          <BackButton />
        </div>
        <p className={styles.sign}>
          <Mark size={24} />
          {`${config.product} / Formulario Público`}
        </p>
      </header>
      <main>
        <Section narrow>{children}</Section>
      </main>
    </>
  );
}
