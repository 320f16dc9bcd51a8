import { endpoints } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

const patternOf = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);

describe('the routes', () => {
  it('are those of the endpoint table, each once', () => {
    expect(routes.map(({ endpoint }) => endpoint).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    for (const { endpoint, method, path } of routes) expect(endpoint).toBe(`${method} ${path}`);
  });

  it.each(routes.map(({ method, path }, index) => [method, path, index] as const))(
    '%s %s is not shadowed by an earlier route',
    (method, path, index) => {
      const before = routes.slice(0, index).filter((route) => route.method === method);
      expect(before.filter((route) => patternOf(route.path).test(path))).toEqual([]);
    },
  );
});
