import { randomUUID } from 'node:crypto';
import type { Match, ResultRow, StageFields, TeamSize } from '@arena/domain';
import { planTemplates } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import type { Page } from '@playwright/test';
import type { Services } from '../../../../functions/src/services.ts';
import type { Backstage } from '../../../support/people/accounts.ts';
import { registrationPath, registrationRecord, write } from '../../../support/records/records.ts';
import { startInstance } from '../../../support/records/registering.ts';
import { deskScreen } from '../desk-screen.ts';
import { expect, test as withDesk } from '../editing/desk-tournaments.ts';

type Competitions = Services['competitions'];

/** Names that players would give themselves. */
const NICKNAMES = [
  'LaParca',
  'TopUno',
  'Nocturna',
  'Centella',
  'Rayo',
  'SinPiedad',
  'ZonaFinal',
  'Cazador',
  'Fantasma',
];

/** The name of the so-manieth player. */
export function nickname(index: number): string {
  const round = Math.floor(index / NICKNAMES.length);
  return `${NICKNAMES[index % NICKNAMES.length]}${round === 0 ? '' : round}`;
}

/** A competition in the database, as an organiser who isn't at this screen would go on with it. */
export interface PlayedCompetition {
  id: string;
  view(): Promise<CompetitionView>;
  /** Stores a plan: a template's, or stages of one's own. */
  plan(entries: number, teamSize?: TeamSize, change?: (stages: StageFields[]) => StageFields[]): Promise<void>;
  /** Writes so many entries by hand, and puts them into the first stage's groups. */
  fill(entries: number): Promise<void>;
  match(number: number, stageId?: string): Promise<Match>;
  /** Enters a result in the order in which entries are given; kills fall with the place. */
  play(number: number, order: readonly string[], state?: 'provisional' | 'official', stageId?: string): Promise<void>;
  /** The ids of the entries, in the order in which they came. */
  entryIds(): Promise<string[]>;
  readonly service: Competitions;
  readonly actor: { uid: string; now: Date };
}

function rowsOf(order: readonly string[]): ResultRow[] {
  return order.map((entryId, index) => ({
    entryId,
    played: true,
    placement: index + 1,
    kills: Math.max(0, order.length - index - 1),
  }));
}

/** Somebody else of the team, who works on the same competition. */
export function competitionOf(service: Competitions, id: string, uid = 'otra-persona'): PlayedCompetition {
  const actor = {
    uid,
    get now() {
      return new Date();
    },
  };
  return {
    id,
    service,
    actor,
    view: () => service.view(id),
    async plan(entries, teamSize = 1, change = (stages) => stages) {
      const [template] = planTemplates(entries, teamSize);
      const stages = change(template?.stages ?? []);
      await service.plan(id, { teamSize, secondPerson: false, stages, expectedRevision: 0 }, actor);
    },
    async fill(entries) {
      for (let index = 0; index < entries; index += 1) {
        const players = [{ nickname: nickname(index), freeFireId: null }];
        await service.addEntry(id, { name: '', players, requestId: randomUUID() }, actor);
      }
      const { competition } = await service.view(id);
      const [stage] = competition.stages;
      const request = { method: 'registration', expectedRevision: competition.revision } as const;
      await service.draw(id, stage?.id ?? '', request, actor);
    },
    async match(number, stageId) {
      const { matches } = await service.view(id);
      const found = matches.find((each) => each.number === number && (stageId ?? each.stageId) === each.stageId);
      if (found === undefined) throw new Error(`There is no match ${number}`);
      return found;
    },
    async play(number, order, state = 'official', stageId) {
      const { id: matchId, revision } = await this.match(number, stageId);
      const place = { tournamentId: id, matchId };
      const submission = { rows: rowsOf(order), reason: null, expectedRevision: revision };
      const entered = await service.enterResult(place, submission, actor);
      if (state === 'provisional') return;
      const change = { state, from: entered.state, expectedRevision: entered.revision };
      await service.setMatchState(place, change, actor);
    },
    entryIds: async () => (await service.view(id)).entries.map((entry) => entry.id),
  };
}

/** `/admin/competition/:tournamentId`, the way an organiser uses it. */
export function competitionPage(page: Page) {
  const entries = page.getByRole('list', { name: 'Participantes' });
  return {
    ...deskScreen(page),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }),
    match: (name: string) => page.getByRole('article', { name, exact: true }),
    entry: (name: string) => entries.getByRole('article', { name, exact: true }),
    entries: entries.getByRole('article'),
    /** The rows of the first table that is shown, as they read. */
    rows: page.getByRole('list', { name: /^Tabla de / }).getByRole('button', { name: /puntos$/ }),

    async open(tournamentId: string): Promise<void> {
      await page.goto(`/admin/competition/${tournamentId}`);
      await expect(page.getByRole('heading', { name: 'Competencia', level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
    },

    async turnTo(part: 'La noche' | 'Tabla' | 'Participantes' | 'Premios' | 'Plan'): Promise<void> {
      await page.getByRole('group', { name: 'Parte' }).getByText(part).click();
    },

    /** Chooses something from the menu of a match or of somebody who plays. */
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

/** Stores so many approved registrations of a tournament. */
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
  /** A tournament of this test's own, and what others of the team do with its competition. */
  played: PlayedCompetition;
  services: Services;
}

/** Tests of the competition's desk. */
export const test = withDesk.extend<Fixtures>({
  competition: async ({ desk }, use) => {
    await use(competitionPage(desk.page));
  },
  services: async ({ database }, use) => {
    await use(startInstance(database, { clock: () => new Date() }));
  },
  played: async ({ makeTournament, services, database }, use) => {
    const { id } = await makeTournament({ maxPlayers: 48, modality: 'Solo' });
    await use(competitionOf(services.competitions, id));
    for (const path of [`competitions/${id}`, `results/${id}`]) await database.recursiveDelete(database.doc(path));
  },
});

export { expect };
