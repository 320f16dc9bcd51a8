import { type Endpoint, endpoints, type Method } from '@arena/domain/api';

/** A parsed endpoint name, such as `GET /tournaments/:id`. */
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

/** Sorts fixed segments before parameters. */
function byPrecedence(a: Route, b: Route): number {
  return a.path.replaceAll(':', '\uffff') < b.path.replaceAll(':', '\uffff') ? -1 : 1;
}

/** All routes of the endpoint table, in matching order. */
export const routes: readonly Route[] = Object.keys(endpoints).filter(isEndpoint).flatMap(routeOf).sort(byPrecedence);
