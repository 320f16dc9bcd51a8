import { classes } from '../../ui/classes.ts';
import source from '../../ui/tokens.css?raw';
import styles from './Tokens.module.css';
import { type Token, tokenGroups } from './token-groups.ts';

type Kind = 'colour' | 'face' | 'size' | 'length' | 'plain';

function kindOf({ name, value }: Token): Kind {
  if (value.startsWith('#')) return 'colour';
  if (value.includes('sans-serif')) return 'face';
  if (name.startsWith('--type-')) return 'size';
  return /^(?:clamp\(|[\d.]+(?:rem|px)$)/.test(value) ? 'length' : 'plain';
}

function swatch({ name, value }: Token): { className: string; text: string; style: Record<string, string> } {
  const own = `var(${name})`;
  switch (kindOf({ name, value })) {
    case 'colour':
      return { className: styles.colour ?? '', text: '', style: { background: own } };
    case 'face':
      return { className: styles.face ?? '', text: 'La zona cierra 0123456789', style: { fontFamily: own } };
    case 'size':
      return { className: styles.size ?? '', text: 'Zona 48', style: { fontSize: own } };
    case 'length':
      return { className: styles.length ?? '', text: '', style: { width: own } };
    case 'plain':
      return { className: '', text: '', style: {} };
  }
}

function TokenLine({ token }: { token: Token }) {
  const { className, text, style } = swatch(token);
  return (
    <li className={styles.token}>
      <code>{token.name}</code>
      <code className={styles.value}>{token.value}</code>
      <span className={classes(styles.swatch, className)} style={style}>
        {text}
      </span>
    </li>
  );
}

/** Every token, read from the stylesheet itself. */
export function Tokens() {
  return tokenGroups(source).map(({ title, tokens }) => (
    <section key={title} className={classes('below gap-3', styles.group)}>
      <h3>{title}</h3>
      <ul>
        {tokens.map((token) => (
          <TokenLine key={token.name} token={token} />
        ))}
      </ul>
    </section>
  ));
}
