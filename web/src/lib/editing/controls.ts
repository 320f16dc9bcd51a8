import type { FieldErrors } from '@arena/domain';

interface Controlled<Values, Typed> {
  values: Values;
  problems: FieldErrors;
  change: (changed: Record<string, Typed>) => void;
  nameOf?: (value: string) => string;
}

/** Says what a field needs to be the control of one of these values that is written or chosen, by its name. */
export function controlFor<Values>({
  values,
  problems,
  change,
  nameOf = (value) => value,
}: Controlled<Values, string>) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name: nameOf(name),
    error: problems[nameOf(name)],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
}

/** The same of a checkbox. */
export function checkboxFor<Values>({ values, change, nameOf = (value) => value }: Controlled<Values, boolean>) {
  return <Name extends keyof Values & string>(name: Name) => ({
    type: 'checkbox' as const,
    name: nameOf(name),
    checked: values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => change({ [name]: target.checked }),
  });
}
