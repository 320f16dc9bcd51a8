import { randomUUID } from 'node:crypto';
import type { Match, StageFields, TeamSize } from '@arena/domain';
import { planTemplates } from '@arena/domain';
import type { Page } from '@playwright/test';
import { getCompetition, planCompetition } from '../../../../functions/src/competitions/competitions.ts';
import { addEntry } from '../../../../functions/src/competitions/entries.ts';
import { enterResult, setMatchState } from '../../../../functions/src/competitions/matches.ts';
import { drawGroups } from '../../../../functions/src/competitions/stages.ts';
import type { Context } from '../../../../functions/src/platform/context.ts';
import type { Database } from '../../../../functions/src/platform/firestore.ts';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import type { Backstage } from '../../../fixtures/people/accounts.ts';
import { row } from '../../../fixtures/records/competition-records.ts';
import { registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { contextOn, silent } from '../../../fixtures/records/registering.ts';
import { siteHash, write } from '../../site-records.ts';
import { adminScreen } from '../admin-screen.ts';
import { expect, test as withAdminArea } from '../editing/admin-tournaments.ts';

/** Believable nicknames. */
const NICKNAMES = 'LaParca,TopUno,Nocturna,Centella,Rayo,SinPiedad,ZonaFinal,Cazador,Fantasma'.split(',');

/** Returns the nickname of the player at an index. */
export const nickname = (index: number) => NICKNAMES[index] ?? `Jugador ${index}`;

/** A competition in the database, edited as by another organiser. */
export type PlayedCompetition = ReturnType<typeof competitionOf>;

export function competitionOf(db: Database, id: string, actor = 'otra-persona') {
  const context: Context = {
    db,
    log: silent,
    hash: siteHash,
    proofWork: 0,
    actor,
    get now() {
      return new Date();
    },
  };
  const view = () => getCompetition(context, id);
  return {
    id,
    /** Context for the use cases of `functions`. */
    context,
    view,
    /** Stores a plan: a template's, or custom stages. */
    async plan(entries: number, teamSize: TeamSize = 1, change = (stages: StageFields[]) => stages): Promise<void> {
      const [template] = planTemplates(entries, teamSize);
      const stages = change(template?.stages ?? []);
      await planCompetition(context, id, { teamSize, secondPerson: false, stages, expectedRevision: 0 });
    },
    /** Adds a number of entries by hand and draws them into the first stage's groups. */
    async fill(entries: number): Promise<void> {
      const added = Array.from({ length: entries }, (_, index) => ({
        name: '',
        players: [{ nickname: nickname(index), freeFireId: null }],
      }));
      for (const entry of added) await addEntry(context, id, entry, randomUUID());
      const { competition } = await view();
      const [stage] = competition.stages;
      const request = { method: 'registration', expectedRevision: competition.revision } as const;
      await drawGroups(context, { tournamentId: id, stageId: stage?.id ?? '' }, request, randomUUID());
    },
    async match(number: number, stageId?: string): Promise<Match> {
      const matches = (await view()).matches.filter(({ state }) => state !== 'void');
      const found = matches.find((each) => each.number === number && (stageId ?? each.stageId) === each.stageId);
      if (found === undefined) throw new Error(`There is no match ${number}`);
      return found;
    },
    /** Enters a result in the given order; kills decrease with the placement. */
    async play(
      number: number,
      order: readonly string[],
      state: 'provisional' | 'official' = 'official',
      stageId?: string,
    ): Promise<void> {
      const { id: matchId, revision } = await this.match(number, stageId);
      const place = { tournamentId: id, matchId };
      const rows = order.map((entryId, index) => row(entryId, index + 1, Math.max(0, order.length - index - 1)));
      const submission = { rows, reason: null, expectedRevision: revision };
      const entered = await enterResult(context, place, submission);
      if (state === 'provisional') return;
      const change = { state, from: entered.state, expectedRevision: entered.revision };
      await setMatchState(context, place, change);
    },
    /** Entry IDs in the order in which they were added. */
    entryIds: async () => (await view()).entries.map((entry) => entry.id),
  };
}

/** Page object of a competition's tabs. */
export function competitionPage(page: Page) {
  return {
    ...adminScreen(page),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    entry: (name: string) =>
      page
        .getByRole('list', { name: 'Participantes' })
        .getByRole('article', { name, exact: true })
        .or(page.getByRole('table', { name: 'Participantes' }).getByRole('row', { name })),
    /** Rows of the visible standings. */
    rows: page.getByRole('list', { name: /^Tabla de / }).getByRole('button', { name: /puntos$/ }),

    async open(tournamentId: string): Promise<void> {
      await page.goto(adminPath('competition', { id: tournamentId, part: null }));
      await expect(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
    },

    async turnTo(part: 'Partidas' | 'Tabla' | 'Participantes' | 'Premios' | 'Plan'): Promise<void> {
      const tabs = page.getByRole('navigation', { name: /^Partes d/ });
      await tabs.getByRole('link', { name: new RegExp(`^${part}`) }).click();
    },

    /** Chooses an item in the menu of a match or an entry. */
    async choose(name: string, action: string): Promise<void> {
      await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
      await page
        .getByRole('list', { name: `Acciones de ${name}`, exact: true })
        .getByText(action, { exact: true })
        .click();
    },
  };
}

type CompetitionPage = ReturnType<typeof competitionPage>;

/** Stores a number of approved registrations of a tournament. */
export async function approve({ database }: Backstage, tournamentId: string, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, index) => {
    const freeFireId = String(40_000_000 + index);
    const fields = { freeFireId, tournamentId, status: 'approved', email: `jugador${index}@example.com` };
    return [registrationPath(freeFireId, tournamentId), registrationRecord(fields)];
  });
  await write(database, Object.fromEntries(records));
}

interface Fixtures {
  competition: CompetitionPage;
  /** The test's own tournament, with edits of its competition by another organiser. */
  played: PlayedCompetition;
  /** Makes another one. */
  makePlayed: () => Promise<PlayedCompetition>;
  /** Context of a job that runs now. */
  job: () => Context;
}

/** Tests of the competition's admin area. */
export const test = withAdminArea.extend<Fixtures>({
  competition: async ({ adminPage }, use) => {
    await use(competitionPage(adminPage.page));
  },
  job: async ({ database }, use) => {
    await use(() => contextOn(database, { now: new Date(), hash: siteHash }));
  },
  makePlayed: async ({ makeTournament, database }, use) => {
    const made: string[] = [];
    await use(async () => {
      const { id } = await makeTournament({ maxPlayers: 48, modality: 'Solo' });
      made.push(id);
      return competitionOf(database, id);
    });
    for (const path of made.flatMap((id) => [`competitions/${id}`, `results/${id}`])) {
      await database.recursiveDelete(database.doc(path));
    }
  },
  played: async ({ makePlayed }, use) => {
    await use(await makePlayed());
  },
});

export { expect };
