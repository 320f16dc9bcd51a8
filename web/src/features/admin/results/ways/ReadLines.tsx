import type { ReadOption, ReadQuestion, ReadRow, ResultRow } from '@arena/domain';
import { Button } from '#ui/buttons/Button.tsx';
import { TextButton } from '#ui/buttons/TextButton.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/fields/Field.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { useResult } from '../entry/result-context.ts';
import result from '../MatchResult.module.css';
import styles from './ReadText.module.css';
import { usedParts } from './use-paste.ts';

/** Called with an option's id; '' leaves the line out. */
type OnAnswer = (question: ReadQuestion, answer: string) => void;

/** Lines of a text that need an answer. */
export function Questions({ questions, onAnswer }: { questions: readonly ReadQuestion[]; onAnswer: OnAnswer }) {
  if (questions.length === 0) return null;
  return (
    <Stack as="ul" gap={4} aria-label="Líneas por resolver">
      {questions.map((question) => (
        <li key={question.id} className={result.problem}>
          {question.line === null ? null : (
            <Note size="small">
              <span className={classes(styles.tag, styles.changed)}>No entendido</span> Línea {question.line}:{' '}
              {question.text}
            </Note>
          )}
          {question.line === null ? null : <TextButton onClick={() => onAnswer(question, '')}>Dejar fuera</TextButton>}
          <Choice question={question} onAnswer={onAnswer} />
        </li>
      ))}
    </Stack>
  );
}

function Choice({ question, onAnswer }: { question: ReadQuestion; onAnswer: OnAnswer }) {
  const { facts } = useResult();
  const { options, column, message } = question;
  const others = column === 'name' ? facts.lobby.filter(({ id }) => options.every((option) => option.id !== id)) : [];
  const all = [...options, ...others.map(({ id }) => ({ id, label: facts.nameOf(id) }))];
  if (all.length === 0) return <p>{message}</p>;
  const near = nearOptions(question);
  const rest = near.length === 0 ? all : all.filter(({ id }) => near.every((option) => option.id !== id));
  return (
    <Stack gap={3}>
      {near.length === 0 ? null : (
        <>
          <p>{message}</p>
          <Inline gap={2}>
            {near.map(({ id, label }) => (
              <Button key={id} look="secondary" onClick={() => onAnswer(question, id)}>
                {buttonText(question, label)}
              </Button>
            ))}
          </Inline>
        </>
      )}
      {rest.length === 0 ? null : (
        <SelectField
          label={near.length === 0 ? message : 'Es otro'}
          required
          value=""
          onChange={({ target }) => onAnswer(question, target.value)}
        >
          <option value="" disabled>
            {column === 'name' ? 'Elige quién es' : 'Elige'}
          </option>
          {rest.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </Stack>
  );
}

/** Returns the options that are worth a button: one suggested entry, the few that share the name, or a short answer. */
function nearOptions({ code, options }: ReadQuestion): readonly ReadOption[] {
  if (code === 'name_similar') return options.slice(0, 1);
  if (code === 'name_ambiguous') return options.slice(0, 3);
  return code === 'kills_unmarked' ? options : [];
}

function buttonText({ code, line }: ReadQuestion, label: string): string {
  if (code === 'name_similar') return `Sí, es ${label}`;
  if (code === 'name_ambiguous') return `Es ${label}`;
  return line === null ? label : `Sí, ${label}`;
}

/** The source line of a row, with its used parts highlighted. */
export function Origin({ row, stored }: { row: ReadRow; stored: ResultRow | undefined }) {
  const { text, look } = tagOf(row, stored);
  const why = [row.why.placement, row.why.kills].filter((each) => each !== null).join(' · ');
  return (
    <p className={styles.origin} title={why === '' ? undefined : why}>
      <span className={classes(styles.tag, look)}>{text}</span>
      <span>
        {usedParts(row).map((piece, at) =>
          piece.isUsed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other key.
            <mark key={at} className={styles.used}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </span>
    </p>
  );
}

function tagOf(row: ReadRow, stored: ResultRow | undefined): { text: string; look: string | undefined } {
  if (stored === undefined) return { text: 'Nuevo', look: styles.new };
  const isSame = stored.played === row.played && stored.placement === row.placement && stored.kills === row.kills;
  return isSame ? { text: 'Igual', look: undefined } : { text: 'Cambia', look: styles.changed };
}
