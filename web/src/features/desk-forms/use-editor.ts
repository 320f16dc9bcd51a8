import type { FieldErrors, Form } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../lib/drafts.ts';
import { saveDraft } from '../../lib/save-draft.ts';
import { useEditing } from '../../lib/use-editing.ts';
import type { Organiser } from './calls.ts';
import { drafts } from './drafts.ts';
import { rereadForms } from './form-list.ts';
import { storing } from './storing.ts';
import { byControl, checkedForm, controlOf, type FieldValues, type FormValues, isSame, valuesOf } from './values.ts';

interface Editing {
  organiser: Organiser;
  initial: Draft<FormValues, Form>;
  /** What someone else made of the form since the draft began; null where nobody did. */
  meanwhile: Form | null;
  /** Hears of the form as it was saved. */
  onSaved: (form: Form) => void;
}

export type FormEditing = ReturnType<typeof useEditor>['editor'];

/** Gives a control the focus once it is drawn: its field may have to be unfolded first. */
function useFocusWish() {
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (wish !== null) place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wish.name)}"]`)?.focus();
  }, [wish]);
  return { place, focus: (name: string) => setWish({ name }) };
}

/** The fields in which something is wrong. */
function wrongFields({ fields }: FormValues, wrong: FieldErrors): string[] {
  const names = Object.keys(wrong);
  return fields.map(({ id }) => id).filter((id) => names.some((name) => name.startsWith(controlOf(id, ''))));
}

/** The first control in the order of the screen that something is wrong with. */
function firstWrong(values: FormValues, wrong: FieldErrors): string | undefined {
  const inFields = values.fields.flatMap(({ id }) =>
    ['label', 'options', 'placeholder'].map((part) => controlOf(id, part)),
  );
  return ['title', 'description', ...inFields].find((name) => wrong[name] !== undefined);
}

/** The builder of one form: its controls, what is wrong with them, and their saving. */
export function useEditor({ organiser, initial, meanwhile, onSaved }: Editing) {
  const [values, setValues] = useState(initial.values);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [unfolded, setUnfolded] = useState<readonly string[]>(() =>
    initial.base === null ? initial.values.fields.map(({ id }) => id) : [],
  );
  /** The values at this moment: a save may come before they are drawn. */
  const current = useRef(initial.values);
  const { place, focus } = useFocusWish();

  const put = (next: FormValues) => {
    current.current = next;
    setValues(next);
  };
  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    setUnfolded((open) => [...open, ...wrongFields(current.current, wrong)]);
    const first = firstWrong(current.current, wrong);
    if (first !== undefined) focus(first);
  };
  const editing = useEditing({
    initial,
    meanwhile,
    drafts,
    controls: {
      values: () => current.current,
      show: put,
      async check() {
        const wrong = checkedForm(current.current).problems;
        refuse(wrong ?? {});
        return wrong === null;
      },
      refuse: (wrong) => refuse(byControl(wrong, current.current.fields)),
    },
    valuesOf,
    isSame,
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved(form) {
      void rereadForms();
      onSaved(form);
    },
  });

  /** Changes some values. What was wrong with these controls is no longer said. */
  const change = (changed: Partial<FormValues>, controls: readonly string[] = Object.keys(changed)) => {
    const next = { ...current.current, ...changed };
    put(next);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([control]) => !controls.includes(control))));
    editing.changed(next);
  };
  const changeField = (id: string, changed: Partial<FieldValues>) =>
    change(
      { fields: current.current.fields.map((field) => (field.id === id ? { ...field, ...changed } : field)) },
      Object.keys(changed).map((part) => controlOf(id, part)),
    );
  /** Adds a field and goes to its words. */
  const addField = (field: FieldValues, after = current.current.fields.length) => {
    const { fields } = current.current;
    change({ fields: [...fields.slice(0, after), field, ...fields.slice(after)] });
    setUnfolded([...unfolded, field.id]);
    focus(controlOf(field.id, 'label'));
  };
  const fold = (id: string, isOpen: boolean) =>
    setUnfolded(isOpen ? [...unfolded, id] : unfolded.filter((each) => each !== id));
  return { place, editor: { ...editing, values, problems, unfolded, change, changeField, addField, fold } };
}
