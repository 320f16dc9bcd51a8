import { useLeaveOverlay } from '#lib/addresses/overlay.ts';
import { paths } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { OverlayLink } from '#ui/buttons/Button.tsx';
import { Overlay } from '#ui/dialogs/Overlay.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { type Block, namedLimits } from './content.ts';
import { Segments } from './Segments.tsx';
import styles from './Terms.module.css';
import { type TermsSection, termsSections } from './terms.ts';

const sections = termsSections({ ...config, ...community, limits: namedLimits });

function Items({ items, numbered }: { items: readonly string[]; numbered: boolean }) {
  return (
    <Stack as={numbered ? 'ol' : 'ul'} gap={2} className={numbered ? styles.steps : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Stack>
  );
}

function BlockText({ block }: { block: Block }) {
  if (block.kind !== 'paragraph') return <Items items={block.items} numbered={block.kind === 'steps'} />;
  return (
    <p>
      <Segments segments={block.segments} />
    </p>
  );
}

function SectionText({ section: { id, title, blocks } }: { section: TermsSection }) {
  return (
    <Stack as="li" gap={4} id={id} className={styles.section} tabIndex={-1}>
      <h3 className={styles.name}>{title}</h3>
      <Stack gap={4} className={styles.text}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move.
          <BlockText key={index} block={block} />
        ))}
      </Stack>
    </Stack>
  );
}

/** `/terminos`: the terms and conditions; `/terminos#{section}` scrolls to a section. */
export default function Terms() {
  return (
    <Overlay title="Términos y condiciones" onClose={useLeaveOverlay()}>
      <nav aria-label="Secciones">
        <ol className={styles.index}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <OverlayLink to={paths.terms(id)}>{title}</OverlayLink>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <SectionText key={section.id} section={section} />
        ))}
      </ol>
    </Overlay>
  );
}
