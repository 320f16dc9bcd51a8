import { stack } from '../support/stack.ts';

/** A page that visitors read: what it is called in the tables, and its address. */
export interface PublicPage {
  name: string;
  url: string;
}

/** The pages that visitors read, with the tournament of the demo data whose card comes first. */
export async function openPublicPages(): Promise<PublicPage[]> {
  const list = new URL('/tournaments', stack.siteUrl).href;
  const [, id] = /href="\/tournament\/([\w-]+)"/.exec(await (await fetch(list)).text()) ?? [];
  if (id === undefined) throw new Error('The list has no tournament');
  return [
    { name: 'home', url: new URL('/', stack.siteUrl).href },
    { name: 'list', url: list },
    { name: 'detail', url: new URL(`/tournament/${id}`, stack.siteUrl).href },
    { name: 'standings', url: new URL('/tournament/copa-de-apertura/standings', stack.siteUrl).href },
    { name: 'rules', url: new URL(`/tournament-rules/${id}`, stack.siteUrl).href },
  ];
}
