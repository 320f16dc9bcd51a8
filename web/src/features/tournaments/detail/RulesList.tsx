import styles from './RulesList.module.css';

/** The rules of a tournament to read at one's own pace. */
export function RulesList({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return <p>Las reglas se publicarán próximamente.</p>;
  return (
    <ol className={styles.rules}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its number, and two may read the same.
        <li key={index} className={styles.rule}>
          {rule}
        </li>
      ))}
    </ol>
  );
}
