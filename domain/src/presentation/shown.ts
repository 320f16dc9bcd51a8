import { type Fields, isFields } from '../fields.ts';
import type { Presentation } from './presentation.schema.ts';

/** Somebody of the team as everybody sees them, under an id that stands for nothing else. */
export interface ShownOrganiser extends Presentation {
  id: string;
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' && value !== '' ? value : other);

/** What is public of a presentation as it is stored; null where it isn't one. */
export function presentationIn(stored: unknown): Presentation | null {
  if (!isFields(stored)) return null;
  const name = textOr(stored.name, null);
  return name === null ? null : { name, does: textOr(stored.does, ''), picture: textOr(stored.picture, null) };
}

const sinceOf = (stored: unknown) => (isFields(stored) ? textOr(stored.since, '') : '');

/** Who of the team shows themselves, by the fields of `team/shown`: who did so first stands first. */
export function shownOrganisers(fields: Fields | null): ShownOrganiser[] {
  const people = isFields(fields?.people) ? fields.people : {};
  const inOrder = Object.entries(people).sort(
    ([one, first], [other, second]) => sinceOf(first).localeCompare(sinceOf(second)) || one.localeCompare(other),
  );
  return inOrder.flatMap(([id, stored]) => {
    const presentation = presentationIn(stored);
    return presentation === null ? [] : [{ id, ...presentation }];
  });
}
