import type { CDPSession, Page } from '@playwright/test';

/** Replacement for the site's answer: content, no answer, or a broken connection. */
export type Answer =
  | { json: unknown; status?: number }
  | { body: Buffer | string; contentType: string }
  | 'never'
  | 'lost';

/** Answers by path, a `URLPattern` pathname. Later answers override earlier ones. */
export type Answers = Readonly<Record<string, Answer>>;

interface Paused {
  requestId: string;
  resourceType: string;
  request: { url: string };
}

/** Intercepted resource types: pages, which come without content, and their requests except built files. */
const ANSWERED = ['Document', 'Fetch', 'XHR', 'Image', 'Other'] as const;

/**
 * Answers for the API and the database. Playwright's own routes disable the browser's cache, and loading the whole site
 * for each picture would cost a quarter of the time.
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
    // The request may have ended with its page.
    session.on('Fetch.requestPaused', (paused) => network.#reply(paused).catch(() => undefined));
    await session.send('Fetch.enable', { patterns: ANSWERED.map((resourceType) => ({ resourceType })) });
    return network;
  }

  /** Adds answers, which override earlier ones. */
  answer(answers: Answers): void {
    this.#answers.push(...Object.entries(answers));
  }

  /** Removes all answers, so that the site answers. */
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
