// Solves a challenge in a worker, so that the page stays responsive.
import { solve } from './solve.ts';

addEventListener('message', ({ data }) => {
  // Without an answer the page would wait for ever; with none in it, it does the work itself.
  void solve(data).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  );
});
