// Works beside the page, so that nobody who reads or types feels it: gets a challenge, answers with its proof.
import { solve } from './solve.ts';

addEventListener('message', ({ data }) => {
  // Without an answer the page would wait for ever; with none in it, it does the work itself.
  void solve(data).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  );
});
