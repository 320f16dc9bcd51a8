import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfterPaint } from '#lib/page/after-paint.ts';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import styles from '../Standings.module.css';
import { useShown } from '../standings-context.ts';
import type { parts } from '../standings-view.ts';

interface PartProps {
  of: (typeof parts)[keyof typeof parts];
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the screen, which the head links to. */
export function Part({ of: { id, title }, note, children }: PartProps) {
  return (
    <Stack as="section" gap={4} id={id} data-part={id}>
      <PartHead title={title}>{note ? <Note>{note}</Note> : null}</PartHead>
      {children}
    </Stack>
  );
}

/** The title of a part, and controls beside it. */
export function PartHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Inline apart align="baseline" className={styles.partHead}>
      <Title size="name">{title}</Title>
      {children}
    </Inline>
  );
}

interface OpeningProps {
  summary: ReactNode;
  className: string | undefined;
  /** Opens it if the address names this anchor. */
  anchor?: string;
  children: ReactNode;
}

/** A disclosure that works without JavaScript. In very large competitions its content is rendered when opened. */
export function Opening({ summary, className, anchor, children }: OpeningProps) {
  const { isLarge } = useShown();
  const { hash } = useLocation();
  // The server doesn't know the anchor.
  const isReady = useAfterPaint();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isReady && anchor !== undefined && hash === `#${anchor}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={className}>{summary}</summary>
      {isOpen || !isLarge ? children : null}
    </details>
  );
}
