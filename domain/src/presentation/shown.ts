import { type Fields, isFields } from '../fields.ts';
import type { Presentation } from './presentation.schema.ts';

/** A presented team member, under a random public id. */
export interface ShownOrganiser extends Presentation {
  id: string;
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' && value !== '' ? value : other);

/** Returns the public part of a stored presentation, or null if it isn't valid. */
export function presentationIn(stored: unknown): Presentation | null {
  if (!isFields(stored)) return null;
  const name = textOr(stored.name, null);
  return name === null ? null : { name, does: textOr(stored.does, ''), picture: textOr(stored.picture, null) };
}

const sinceOf = (stored: unknown) => (isFields(stored) ? textOr(stored.since, '') : '');

/** Lists presented team members from the fields of `team/shown`, the earliest first. */
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
