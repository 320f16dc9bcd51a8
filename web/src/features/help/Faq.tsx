import { counted } from '@arena/domain';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLeaveOverlay, useScreenLocation } from '#lib/addresses/overlay.ts';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { copyText } from '#lib/sharing/share.ts';
import { Button, OverlayLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Overlay } from '#ui/dialogs/Overlay.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Stack } from '#ui/layout/Layout.tsx';
import { namedLimits } from './content.ts';
import styles from './Faq.module.css';
import { type FaqGroup, type FaqQuestion, faqGroups } from './faq.ts';
import { Segments } from './Segments.tsx';
import { searchFaq } from './search-faq.ts';

/** Shown if no question matches, with other ways to get help. */
function NothingFound({ query, onStartAgain }: { query: string; onStartAgain: () => void }) {
  const { email } = community.contact;
  return (
    <Stack gap={4} narrow className={styles.nothing}>
      <p className={styles.lead}>No encontramos nada sobre “{query}”.</p>
      <p>
        Prueba con otra palabra, como “premio” o “edad”. Si no está aquí, escríbenos a{' '}
        <a href={email.href}>{email.text}</a> y te respondemos.
      </p>
      <Button look="secondary" onClick={onStartAgain}>
        Ver todas las preguntas
      </Button>
    </Stack>
  );
}

const AdminHelp = lazy(() => import('./AdminHelp.tsx'));

const everything = faqGroups({ ...config, ...community, limits: namedLimits });

const FEW = 5;

function countOf(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

function foundText(count: number): string {
  return count === 0 ? 'Sin resultados' : counted(count, 'respuesta', 'respuestas');
}

/** A question that expands to its answer, with a link to share. */
function FaqAnswer({ entry: { id, question, answer }, unfolded }: { entry: FaqQuestion; unfolded: boolean }) {
  const toast = useToast();
  const address = paths.faq(id);
  const offerLink = () =>
    void copyText(new URL(address, window.location.origin).href).then((copied) => {
      if (copied) toast('success', 'Enlace copiado');
      else toast('info', 'Copia el enlace de la barra de direcciones.');
    });

  return (
    <details id={id} className={styles.entry} open={unfolded}>
      <summary className={styles.question}>{question}</summary>
      <Stack gap={2} narrow className={styles.answer}>
        <p>
          <Segments segments={answer} />
        </p>
        <OverlayLink to={address} className={classes('touch', styles.link)} onClick={offerLink}>
          Copiar enlace
        </OverlayLink>
      </Stack>
    </details>
  );
}

function Group({ group: { id, title, questions }, unfolded }: { group: FaqGroup; unfolded: boolean }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      {questions.map((entry) => (
        <FaqAnswer key={entry.id} entry={entry} unfolded={unfolded} />
      ))}
    </section>
  );
}

/** `/preguntas`: frequent questions, grouped and searchable; `/preguntas#{question}` opens one. */
export default function Faq() {
  const leave = useLeaveOverlay();
  const isAdmin = useScreenLocation().pathname.startsWith(patterns.admin);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const groups = searchFaq(everything, query);
  const count = countOf(groups);
  const isFiltered = groups !== everything;
  const startAgain = () => {
    setQuery('');
    input.current?.focus();
  };

  return (
    <Overlay
      title={isAdmin ? 'Ayuda' : 'Preguntas frecuentes'}
      onClose={leave}
      tools={
        <SearchField
          label="Busca tu duda"
          placeholder="Busca: premio, ID, edad…"
          query={query}
          onChange={setQuery}
          input={input}
          found={isFiltered ? foundText(count) : ''}
        />
      }
    >
      <Suspense fallback={<div aria-busy="true" />}>
        {isAdmin && !isFiltered ? <AdminHelp /> : null}
        {groups.map((group) => (
          <Group key={group.id} group={group} unfolded={isFiltered && count <= FEW} />
        ))}
      </Suspense>
      {count === 0 ? <NothingFound query={query.trim()} onStartAgain={startAgain} /> : null}
    </Overlay>
  );
}
