#!/usr/bin/env bash
# brackets-manager 1.11.1: `finalStandings` ranks densely, so a rank isn't a place.
#
# Seen: in a single elimination of eight, four players lose in the quarter-finals. They share rank 4, although six
# players finished before the last of them and their places are fifth to eighth. With a match for third place the same
# four losses give rank 5. In a double elimination of eight the first two to leave have rank 6.
# Hurts: series that give points by final place: the same result is worth more where no match for third place is played.
# Way out: count the players with a better rank and add one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund brackets-manager@1.11.1 brackets-memory-db@1.0.6
cat >ranks.mjs <<'JS'
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';

const ready = new Set([2, 3]);

/** Plays a bracket of eight in which the better seed always wins. */
async function ranksOf(type, settings) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const seeding = Array.from({ length: 8 }, (_, index) => `Seed ${index + 1}`);
  const stage = await manager.create.stage({ tournamentId: 0, name: 'Cup', type, seeding, settings });
  for (;;) {
    const match = (await storage.select('match')).find(({ status }) => ready.has(status));
    if (match === undefined) break;
    const isFirstBetter = match.opponent1.id < match.opponent2.id;
    await manager.update.match({
      id: match.id,
      opponent1: { score: isFirstBetter ? 1 : 0, result: isFirstBetter ? 'win' : 'loss' },
      opponent2: { score: isFirstBetter ? 0 : 1, result: isFirstBetter ? 'loss' : 'win' },
    });
  }
  return (await manager.get.finalStandings(stage.id)).map(({ rank }) => rank).join(' ');
}

const known = [
  ['single_elimination', {}, '1 2 3 3 4 4 4 4'],
  ['single_elimination', { consolationFinal: true }, '1 2 3 4 5 5 5 5'],
  ['double_elimination', { grandFinal: 'simple' }, '1 2 3 4 5 5 6 6'],
];
let hasChanged = false;
for (const [type, settings, expected] of known) {
  const ranks = await ranksOf(type, settings);
  console.log(type, JSON.stringify(settings), ranks);
  hasChanged ||= ranks !== expected;
}
if (hasChanged) {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node ranks.mjs
