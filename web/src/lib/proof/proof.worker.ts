// Solves a challenge in a worker, so that the page stays responsive.
import { solve } from './solve.ts';

addEventListener('message', ({ data }) => {
  // On failure the answer is empty, and the page solves it itself.
  void solve(data).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  );
});
