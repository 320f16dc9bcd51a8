import type { CDPSession, Page } from '@playwright/test';

/** What comes instead of the site's answer: this, nothing for as long as the page is open, or a connection that breaks. */
export type Answer =
  | { json: unknown; status?: number }
  | { body: Buffer | string; contentType: string }
  | 'never'
  | 'lost';

/** By the path that is asked for, as a `URLPattern` has it; a later one takes the place of an earlier one. */
export type Answers = Readonly<Record<string, Answer>>;

interface Paused {
  requestId: string;
  resourceType: string;
  request: { url: string };
}

/** What may be answered: pages, which come without content, and whatever they ask for that isn't a file of the build. */
const ANSWERED = ['Document', 'Fetch', 'XHR', 'Image', 'Other'] as const;

/**
 * Stands in for the API and the database. Playwright's own routes turn off the browser's cache: each look would load and
 * compile the whole site anew, a quarter of what all of them cost.
 */
export class Network {
  readonly #session: CDPSession;
  #answers: [path: string, Answer][] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Network> {
    const session = await page.context().newCDPSession(page);
    const network = new Network(session);
    // A page that was left has taken what it asked for with it.
    session.on('Fetch.requestPaused', (paused) => network.#reply(paused).catch(() => undefined));
    await session.send('Fetch.enable', { patterns: ANSWERED.map((resourceType) => ({ resourceType })) });
    return network;
  }

  /** Answers these from now on, before all that was answered until now. */
  answer(answers: Answers): void {
    this.#answers.push(...Object.entries(answers));
  }

  /** Has the site itself answer everything. */
  forget(): void {
    this.#answers = [];
  }

  async #reply({ requestId, resourceType, request }: Paused): Promise<unknown> {
    if (resourceType === 'Document' && this.#answers.length > 0)
      return this.#session.send('Fetch.continueRequest', { requestId, url: new URL('/app.html', request.url).href });
    const [, answer] = this.#answers.findLast(([pathname]) => new URLPattern({ pathname }).test(request.url)) ?? [];
    if (answer === undefined) return this.#session.send('Fetch.continueRequest', { requestId });
    if (answer === 'never') return undefined;
    if (answer === 'lost') return this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    return this.#session.send('Fetch.fulfillRequest', { requestId, ...messageOf(answer) });
  }
}

function messageOf(answer: Exclude<Answer, string>) {
  const { body, contentType, status } =
    'json' in answer
      ? { body: JSON.stringify(answer.json), contentType: 'application/json', status: answer.status ?? 200 }
      : { ...answer, status: 200 };
  const headers = { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  return {
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}
