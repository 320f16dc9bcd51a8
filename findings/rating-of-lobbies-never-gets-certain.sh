#!/usr/bin/env bash
# openskill 5.0.1: with the default model (Plackett-Luce) the winner of full lobbies stays as uncertain as a newcomer.
#
# Seen: ten games with the same order. Of two players, the uncertainty (sigma) of the winner falls from 8.33 to 6.77.
# Of 48 players it rises to 8.34, and the winner of all ten lobbies gets a lower `ordinal` (10.55) than the winner of ten
# duels (16.49). An order of 48 tells more than an order of two; each step is divided by the spread of the whole lobby.
# Hurts: rankings of battle royale players: `ordinal` subtracts three sigma, so a season of lobbies hardly counts.
# Way out: `bradleyTerryPart` compares neighbours of the order; there sigma falls to 6.23.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openskill@5.0.1
cat >ratings.mjs <<'JS'
import { ordinal, rate, rating } from 'openskill';
import { bradleyTerryPart, plackettLuce } from 'openskill/models';

/** Rates ten games that all end in the same order; the result is the winner. */
function winnerOf(players, model) {
  let teams = Array.from({ length: players }, () => [rating()]);
  for (let game = 0; game < 10; game += 1) teams = rate(teams, { model });
  const [[winner]] = teams;
  return `${winner.sigma.toFixed(2)} ${ordinal(winner).toFixed(2)}`;
}

const known = [
  ['a duel, default', 2, plackettLuce, '6.77 16.49'],
  ['a lobby of 48, default', 48, plackettLuce, '8.34 10.55'],
  ['a lobby of 48, neighbours', 48, bradleyTerryPart, '6.23 22.67'],
];
let hasChanged = false;
console.log('newcomer', rating().sigma.toFixed(2), ordinal(rating()).toFixed(2));
for (const [name, players, model, expected] of known) {
  const seen = winnerOf(players, model);
  console.log(name, seen);
  hasChanged ||= seen !== expected;
}
if (hasChanged) {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node ratings.mjs
