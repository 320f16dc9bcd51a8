import type { FieldErrors } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import type { Revised } from './save-draft.ts';
import { type Editing, useEditing } from './use-editing.ts';

interface Controlled<Values, Thing extends Revised> extends Omit<Editing<Values, Thing>, 'controls'> {
  /** What is wrong with these values, by the name of the control. */
  problemsWith: (values: Values) => FieldErrors;
  /** What the server found wrong, by the name of the control; left out where its paths are the names. */
  byControl?: (wrong: FieldErrors, values: Values) => FieldErrors;
  /** The names of the controls in the order of the screen: the first one with a problem gets the focus. */
  order: (values: Values) => readonly string[];
  /** Hears what was found wrong, before the focus goes there. */
  onRefused?: (wrong: FieldErrors, values: Values) => void;
}

/**
 * Gives the first of some controls that is there, and can be used, the focus once it is drawn: what it lies in may have
 * to be unfolded first.
 */
function useFocusWish() {
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<readonly string[]>([]);
  useEffect(() => {
    const controls = wish.map((name) =>
      place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:enabled`),
    );
    controls.find(Boolean)?.focus();
  }, [wish]);
  return { place, focus: (...names: string[]) => setWish(names) };
}

/** The editing of one thing by controls of its own: what is in them, what is wrong with them, and their saving. */
export function useControls<Values extends object, Thing extends Revised>(controlled: Controlled<Values, Thing>) {
  const { initial, problemsWith, byControl, order, onRefused } = controlled;
  const [values, setValues] = useState(initial.values);
  const [problems, setProblems] = useState<FieldErrors>({});
  /** The values at this moment: a save may come before they are drawn. */
  const current = useRef(initial.values);
  const { place, focus } = useFocusWish();

  const put = (next: Values) => {
    current.current = next;
    setValues(next);
  };
  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    onRefused?.(wrong, current.current);
    focus(...order(current.current).filter((name) => wrong[name] !== undefined));
  };
  const editing = useEditing({
    ...controlled,
    controls: {
      values: () => current.current,
      show: put,
      async check() {
        const wrong = problemsWith(current.current);
        refuse(wrong);
        return Object.keys(wrong).length === 0;
      },
      refuse: (wrong) => refuse(byControl?.(wrong, current.current) ?? wrong),
    },
  });

  /** Changes some values. What was wrong with these controls is no longer said. */
  const change = (changed: Partial<Values>, controls: readonly string[] = Object.keys(changed)) => {
    put({ ...current.current, ...changed });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !controls.includes(name))));
    editing.changed(current.current);
  };
  return { place, focus, latest: () => current.current, editor: { ...editing, values, problems, change } };
}
