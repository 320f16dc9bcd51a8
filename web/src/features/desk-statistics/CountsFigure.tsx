import { type Bar, Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';

interface Props {
  title: string;
  text: string;
  /** What the table's columns are called: what is counted by, and what is counted. */
  head: readonly [string, string];
  rows: readonly { name: string; count: number; tone?: Bar['stretches'][number]['tone'] }[];
  /** How many a bar of the whole width stands for. */
  whole: number;
}

/** How many there are of each kind: a bar for each. */
export function CountsFigure({ title, text, head, rows, whole }: Props) {
  const bars = rows.map(({ name, count, tone = 'flame' }) => ({
    name,
    text: String(count),
    stretches: [{ share: count / Math.max(1, whole), tone }],
  }));
  return (
    <Figure title={title} text={text} table={{ head, rows: rows.map(({ name, count }) => [name, String(count)]) }}>
      <Bars bars={bars} />
    </Figure>
  );
}
