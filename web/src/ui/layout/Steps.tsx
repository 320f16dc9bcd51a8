import styles from './Steps.module.css';

export function Steps({ steps, level }: { steps: readonly { title: string; text: string }[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
