import { expect, it } from 'vitest';
import { coalesceEach } from './coalesce.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('calls during a run share the next run of their key, also after a failure', async () => {
  const runs: { key: string; end: PromiseWithResolvers<string> }[] = [];
  const start = coalesceEach((key) => {
    const end = Promise.withResolvers<string>();
    runs.push({ key, end });
    return end.promise;
  });
  const keys = () => runs.map(({ key }) => key);
  const first = start('copa');
  void start('liga');
  const shared = [start('copa'), start('copa')];
  await settled();
  expect(keys()).toEqual(['copa', 'liga']);
  runs[0]?.end.reject(new Error('first'));
  await expect(first).rejects.toThrow('first');
  await settled();
  runs[2]?.end.resolve('as it is');
  await expect(Promise.all(shared)).resolves.toEqual(['as it is', 'as it is']);
  expect(keys()).toEqual(['copa', 'liga', 'copa']);
});
