import { isDocumentId } from '@arena/domain';

/** The pages that the server renders; everything else is `unknown` and has the screen that says so. */
export type Page =
  | { kind: 'home' }
  | { kind: 'tournaments' }
  | { kind: 'tournament'; id: string }
  | { kind: 'standings'; id: string }
  | { kind: 'rules'; id: string }
  | { kind: 'unknown' };

function withId(kind: 'tournament' | 'standings' | 'rules', id: string): Page {
  return isDocumentId(id) ? { kind, id } : { kind: 'unknown' };
}

/** Which page a path names, a slash at its end or not; the site's router sees the same. */
export function pageAt(path: string): Page {
  const [first, id, part, ...more] = path.split('/').filter(Boolean);
  if (first === undefined) return { kind: 'home' };
  if (more.length > 0) return { kind: 'unknown' };
  if (first === 'tournament' && id !== undefined && part === 'standings') return withId('standings', id);
  if (part !== undefined) return { kind: 'unknown' };
  if (first === 'tournament' && id !== undefined) return withId('tournament', id);
  if (first === 'tournament-rules' && id !== undefined) return withId('rules', id);
  return first === 'tournaments' && id === undefined ? { kind: 'tournaments' } : { kind: 'unknown' };
}
