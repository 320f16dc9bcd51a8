import { type Endpoint, endpoints, type Method } from '@arena/domain/api';

/** An endpoint's name taken apart: `GET /tournaments/:id`. */
export interface Route {
  endpoint: Endpoint;
  method: Method;
  path: string;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function isEndpoint(name: string): name is Endpoint {
  return Object.hasOwn(endpoints, name);
}

function routeOf(endpoint: Endpoint): Route[] {
  return METHODS.filter((method) => endpoint.startsWith(`${method} `)).map((method) => ({
    endpoint,
    method,
    path: endpoint.slice(method.length + 1),
  }));
}

/** Sorts a fixed segment before a parameter if both match. */
function byPrecedence(a: Route, b: Route): number {
  return a.path.replaceAll(':', '\uffff') < b.path.replaceAll(':', '\uffff') ? -1 : 1;
}

/** Every route of the endpoint table, in the order in which they must be tried. */
export const routes: readonly Route[] = Object.keys(endpoints).filter(isEndpoint).flatMap(routeOf).sort(byPrecedence);
