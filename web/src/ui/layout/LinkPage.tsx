import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '../loading/Skeleton.tsx';
import { Note, Stack } from './Layout.tsx';
import styles from './LinkPage.module.css';
import { PageTitle } from './PageTitle.tsx';

/** The head of a private link's page. */
export function LinkPageHead({ kicker, title }: { kicker: string; title: string }) {
  return (
    <header>
      <Note size="lead">{kicker}</Note>
      <PageTitle title={title} />
    </header>
  );
}

interface PartProps {
  title: string;
  /** Takes the focus of removed elements. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of a private link's page. `wide`: its children fill it. */
export function LinkPagePart({
  title,
  heading,
  gap = 3,
  wide = false,
  children,
}: PartProps & { gap?: 3 | 4; wide?: boolean }) {
  return (
    <Stack as="section" gap={gap} narrow={!wide} className={styles.part}>
      <h2 ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

interface StepProps extends PartProps {
  /** A line above the title. */
  over?: string | null;
  label?: string;
}

/** The next step on a private link's page, large. */
export function LinkPageStep({ title, over = null, label, heading, children }: StepProps) {
  return (
    <Stack as="section" gap={4} className={styles.step} aria-label={label}>
      {over === null ? null : <p className="lead">{over}</p>}
      <h2 ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

/** The skeleton of a private link's page, as high as its content. */
export function LinkLoading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span className="visually-hidden">{label}</span>
      <Skeleton measure="full" />
    </p>
  );
}
