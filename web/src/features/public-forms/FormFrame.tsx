import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { playSound } from '#lib/page/sound.ts';
import { classes } from '#ui/classes.ts';
import { Icon, Logo } from '#ui/icons/Icon.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import styles from './PublicForm.module.css';

function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    playSound('navigation');
    // A direct visit has no page of this site to go back to.
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
 * The frame of a form's page: its owner, and no navigation. `back` shows the back button; its space is always reserved,
 * because the form loads later.
 */
export function FormFrame({ back, children }: { back: boolean; children: ReactNode }) {
  return (
    <>
      <header className={classes('apart', styles.bar)}>
        <div className={back ? undefined : styles.absent}>
          <BackButton />
        </div>
        <p className={styles.sign}>
          <Logo size={24} />
          {`${config.product} / Formulario Público`}
        </p>
      </header>
      <main>
        <Section narrow>{children}</Section>
      </main>
    </>
  );
}

const FIELDS = [1, 2, 3, 4];

/** Placeholder of a form that is loading. */
export function FormSkeleton() {
  return (
    <Stack gap={5}>
      <div className="visually-hidden">
        <PageTitle title="Cargando formulario…" />
      </div>
      <p className={styles.title}>
        <Skeleton measure="long" />
      </p>
      <p>
        <Skeleton measure="full" />
      </p>
      {FIELDS.map((field) => (
        <Stack gap={2} key={field}>
          <Skeleton measure="medium" />
          <div className={styles.control} />
        </Stack>
      ))}
    </Stack>
  );
}
