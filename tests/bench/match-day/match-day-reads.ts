import { limits } from '@arena/domain';
import type { Row } from '../row.ts';

const SECOND = 1_000;
const MATCH_DAY_SECONDS = 3 * 60 * 60;
const VIEWERS = [100, 10_000, 100_000] as const;
/** Each place of the delivery network asks for a table once a second at most, and no network has more of them. */
const PLACES = 200;
/** Another instance is there while one starts, and while a deployment takes another's place. */
const SPARE = 1;
/** 48 phones that wait for their codes, and two sessions: as the API's tests count, and docs/costs.md adds up. */
const OF_PLAYERS_AND_ORGANISERS = 21_960 + 5_472;
const FREE_A_DAY = 50_000;
/** The table, and the tournament that its rules read. */
const READS_OF_A_BROWSER = 2;

interface OfOneInstance {
  seconds: number;
  reads: number;
  answers: number;
}

function instancesFor(viewers: number, { seconds, answers }: OfOneInstance): number {
  const asked = Math.min((viewers * SECOND) / limits.standingsPolling, PLACES);
  return Math.ceil(asked / (answers / seconds)) + SPARE;
}

/**
 * The reads of a match day with its table watched, calculated from what one instance was counted to read; its control is
 * a match day whose browsers read the table themselves as often as is promised.
 */
export function matchDayRows(counted: OfOneInstance): Row[] {
  return VIEWERS.map((viewers) => {
    const ofPages = (MATCH_DAY_SECONDS / counted.seconds) * counted.reads * instancesFor(viewers, counted);
    const byThemselves = viewers * READS_OF_A_BROWSER * ((MATCH_DAY_SECONDS * SECOND) / limits.standingsSeen);
    const what = `standings: reads of a three hours' match day with ${viewers.toLocaleString('en')} viewers`;
    const [figure, control] = [OF_PLAYERS_AND_ORGANISERS + ofPages, OF_PLAYERS_AND_ORGANISERS + byThemselves];
    // The limit is the free daily quota itself.
    return { what, unit: 'reads', figure, control, ratio: null, limit: FREE_A_DAY };
  });
}
