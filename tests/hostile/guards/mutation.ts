/** One line of what guards the server, broken, and the tests that must turn red for it. */
export interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  noticedBy: string;
}
