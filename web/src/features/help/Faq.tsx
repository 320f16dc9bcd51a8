import { useRef, useState } from 'react';
import { community } from '../../lib/community.ts';
import { config } from '../../lib/config.ts';
import { Overlay } from '../../ui/dialogs/Overlay.tsx';
import styles from './Faq.module.css';
import { FaqAnswer } from './FaqAnswer.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { type FaqGroup, faqGroups } from './faq.ts';
import { NothingFound } from './NothingFound.tsx';
import { searchFaq } from './search-faq.ts';

const everything = faqGroups({ ...config, ...community });

/** So few answers are shown at once, without another tap. */
const FEW = 5;

function countOf(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
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

/** The frequent questions, grouped and searchable, each with an address of its own. */
export function Faq({ onClose }: { onClose: () => void }) {
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
      title="Preguntas frecuentes"
      onClose={onClose}
      tools={<FaqSearch query={query} onChange={setQuery} input={input} count={isFiltered ? count : null} />}
    >
      {groups.map((group) => (
        <Group key={group.id} group={group} unfolded={isFiltered && count <= FEW} />
      ))}
      {count === 0 ? <NothingFound query={query.trim()} onStartAgain={startAgain} /> : null}
    </Overlay>
  );
}
