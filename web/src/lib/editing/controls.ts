import type { FieldErrors } from '@arena/domain';

interface Controlled<Values> {
  values: Values;
  problems: FieldErrors;
  change: (changed: Record<string, string>) => void;
}

/** Returns the props of a field by the name of its value. */
export function controlFor<Values>({ values, problems, change }: Controlled<Values>) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    error: problems[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
}
