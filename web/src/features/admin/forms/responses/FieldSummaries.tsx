import { counted, type FieldSummary, fieldTypeLabel, limits, summariseResponses } from '@arena/domain';
import type { CSSProperties } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './FieldSummaries.module.css';
import type { ResponsesProps } from './response-answers';

const decimal = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 });

const FIRST = 5;

function Bars({ tallies, answered }: FieldSummary) {
  return (
    <ul className="below gap-2">
      {tallies.map(({ answer, count }) => {
        const share = answered === 0 ? 0 : count / answered;
        const style: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
        return (
          <li key={answer} className={styles.bar} style={style}>
            <span>{answer}</span>
            <span className={styles.count}>{`${count} · ${percent.format(share)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Texts({ texts }: FieldSummary) {
  const rest = texts.slice(FIRST);
  const items = (some: readonly string[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat and never move.
    some.map((text, index) => <li key={index}>{text}</li>);
  return (
    <>
      <ul className={styles.texts}>{items(texts.slice(0, FIRST))}</ul>
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>Ver {rest.length} más</summary>
          <ul className={styles.texts}>{items(rest)}</ul>
        </details>
      )}
    </>
  );
}

function answeredText(answered: number, total: number): string {
  return `${answered} de ${counted(total, 'respuesta', 'respuestas')}`;
}

/** Summaries by field: bars for choices, averages for ratings, texts. */
export function FieldSummaries({ form, responses }: ResponsesProps) {
  return (
    <div className={styles.summaries}>
      {summariseResponses(form.fields, responses).map((summary) => (
        <section
          key={summary.field.id}
          className={classes('panel below gap-2', styles.summary)}
          aria-label={summary.field.label}
        >
          <h2 className={styles.label}>{summary.field.label}</h2>
          <p className="note">
            {`${fieldTypeLabel[summary.field.type]} · ${answeredText(summary.answered, responses.length)}`}
          </p>
          {summary.average === null ? null : (
            <p className={styles.average}>
              <strong>{decimal.format(summary.average)}</strong> de {limits.rating.max} en promedio
            </p>
          )}
          {summary.tallies.length > 0 ? <Bars {...summary} /> : null}
          {summary.texts.length > 0 ? <Texts {...summary} /> : null}
        </section>
      ))}
    </div>
  );
}
