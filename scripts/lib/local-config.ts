import production from '../../firebase.json' with { type: 'json' };
import { addressesOf, type Stack } from './stack.ts';

/** The policy with further origins that a page may connect to. */
function allowConnections(policy: string, origins: readonly string[]): string {
  return policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
}

function localHeaders(stack: Stack) {
  const { firestoreHost, authHost } = addressesOf(stack);
  const origins = [`http://${firestoreHost}`, `http://${authHost}`];
  return production.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === 'Content-Security-Policy' ? { key, value: allowConnections(value, origins) } : { key, value },
    ),
  }));
}

/**
 * The firebase.json of a local stack: production's rules, rewrites and headers, with this stack's builds and
 * ports, and its emulators as the only further addresses that a page may reach.
 */
export function localConfig(stack: Stack) {
  const { ports } = stack;
  const host = '127.0.0.1';
  return {
    firestore: production.firestore,
    functions: production.functions.map((codebase) => ({ ...codebase, source: stack.functions })),
    hosting: { ...production.hosting, public: stack.site, headers: localHeaders(stack) },
    emulators: {
      auth: { host, port: ports.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      hosting: { host, port: ports.hosting },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
      ui: { enabled: false },
      // Test files keep to themselves by using project ids of their own.
      singleProjectMode: false,
    },
  };
}
