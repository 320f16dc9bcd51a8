import type { ComponentPropsWithRef, ElementType, JSX } from 'react';
import { classes } from '../classes.ts';
import styles from './Layout.module.css';

type Tag = keyof JSX.IntrinsicElements;

/** Props of the layout, besides the element and its own ones. `className` says what is particular, and wins. */
type Props<Name extends Tag, Own> = Own & { as?: Name | undefined } & ComponentPropsWithRef<Name>;

/** The same for whichever element; React's types can't join the props of all of them. */
type Known<Own> = Own & { as?: ElementType | undefined; className?: string | undefined };

/** A step of the tokens' scale of spaces; 0 for none. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps {
  gap?: Gap | undefined;
  /** True if the children are as wide as their content. */
  narrow?: boolean | undefined;
  /** True to be no wider than a text that reads well. */
  column?: boolean | undefined;
  /** True for one of several rows, with a line above. */
  ruled?: boolean | undefined;
}

const stacked = ({ gap = 0, narrow, column, ruled }: StackProps) =>
  classes(styles.stack, styles[`gap${gap}`], narrow && styles.narrow, column && styles.column, ruled && styles.ruled);

/** Children below each other. */
export function Stack<Name extends Tag = 'div'>(props: Props<Name, StackProps>) {
  const { as: Element = 'div', gap, narrow, column, ruled, className, ...own }: Known<StackProps> = props;
  return <Element {...own} className={classes(stacked({ gap, narrow, column, ruled }), className)} />;
}

interface InlineProps {
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** True to push the ends of the line apart. */
  apart?: boolean | undefined;
  /** True to stay on one line however narrow the screen. */
  unbroken?: boolean | undefined;
  ruled?: boolean | undefined;
}

/** Children beside each other, on more lines where they don't fit. */
export function Inline<Name extends Tag = 'div'>(props: Props<Name, InlineProps>) {
  const { as: Element = 'div', gap = 0, align, apart, unbroken, ruled, className, ...own }: Known<InlineProps> = props;
  const look = [styles[`gap${gap}`], align && styles[align], apart && styles.apart, unbroken && styles.unbroken];
  return <Element {...own} className={classes(styles.inline, ...look, ruled && styles.ruled, className)} />;
}

interface ColumnsProps {
  gap?: Gap | undefined;
  count?: 2 | 3 | undefined;
}

/** Children in columns of one width. */
export function Columns<Name extends Tag = 'div'>(props: Props<Name, ColumnsProps>) {
  const { as: Element = 'div', gap = 0, count = 2, className, ...own }: Known<ColumnsProps> = props;
  const look = [styles.stack, styles[`gap${gap}`], styles[`columns${count}`]];
  return <Element {...own} className={classes(...look, className)} />;
}

interface PanelProps extends StackProps {
  pad?: 3 | 4 | 5 | undefined;
}

/** A stack on a surface of its own, with a line around it. */
export function Panel<Name extends Tag = 'div'>(props: Props<Name, PanelProps>) {
  const { as: Element = 'div', gap, narrow, column, ruled, pad, className, ...own }: Known<PanelProps> = props;
  const look = [styles.panel, pad && styles[`pad${pad}`]];
  return <Element {...own} className={classes(stacked({ gap, narrow, column, ruled }), ...look, className)} />;
}

interface TitleProps {
  level?: 2 | 3 | 4;
  /** `plain`: as a text that is a little larger. */
  size?: 'heading' | 'name' | 'figure' | 'part' | 'row' | 'sign' | 'plain' | undefined;
}

/** A heading below the screen's own (`PageTitle`). */
export function Title({ level = 2, size = 'heading', className, ...own }: Props<'h2', TitleProps>) {
  const Heading = `h${level}` as const;
  return <Heading {...own} className={classes(styles[size], className)} />;
}

interface NoteProps {
  /** `text`: as large as what surrounds it. */
  size?: 'note' | 'small' | 'text' | 'lead' | undefined;
}

/** Text that says more, and steps back. */
export function Note<Name extends Tag = 'p'>(props: Props<Name, NoteProps>) {
  const { as: Element = 'p', size = 'note', className, ...own }: Known<NoteProps> = props;
  return <Element {...own} className={classes(styles.muted, styles[size], className)} />;
}

/** A text as a person typed it: lines stay, long words break. */
export function TypedText<Name extends Tag = 'p'>(props: Props<Name, object>) {
  const { as: Element = 'p', className, ...own }: Known<object> = props;
  return <Element {...own} className={classes(styles.typed, className)} />;
}
