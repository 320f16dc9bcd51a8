import { type Competition, type Match, type Room, readTournament, seenAt, type Tournament } from '@arena/domain';
import type { AdjustmentRequest, CompetitionView, Endpoint, EndpointReply, PrizeContact } from '@arena/domain/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import { adminPatterns } from '#lib/addresses/admin-paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { type Answer, answer, lost, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { SampleCompetition } from './SampleCompetition.tsx';
import { sampleEntry, sampleMatch, sampleView } from './samples.ts';

export const organiser = { uid: 'yo', permissions: ['manage_competition', 'enter_results', 'manage_registrations'] };

/** Signs in an organiser for each test of a file. @returns the API that the test calls */
export function sampleCompetitionAdmin(): () => CompetitionApi {
  let server: CompetitionApi;
  beforeEach(() => {
    server = new CompetitionApi();
    signIn(organiser.permissions, organiser.uid);
  });
  afterEach(signOutOrganiser);
  return () => server;
}

/** Renders the admin area; a second call acts as a reload. */
export function show(): void {
  cleanup();
  render(
    <Routes>
      <Route path="*" element={<SampleCompetition organiser={organiser} />} />
      <Route path={adminPatterns.competition} element={<SampleCompetition organiser={organiser} />} />
      <Route path={adminPatterns.prizes} element={<SampleCompetition organiser={organiser} fixed="prizes" />} />
    </Routes>,
    { wrapper: SampleScreen },
  );
}

/** Opens the admin area of this competition, waits until it is loaded, and turns to a tab. */
export async function open(server: CompetitionApi, of: CompetitionView, tab?: RegExp): Promise<void> {
  server.view = of;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', false));
  if (tab !== undefined) turnTo(tab);
}

/** Reads the competition again, also behind a dialog. */
export const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => screen.findByRole('alertdialog');
export const pressInDialog = async (name: string) =>
  fireEvent.click(within(await dialog()).getByRole('button', { name }));

export async function choose(name: string, action: string): Promise<void> {
  await press(`Acciones de ${name}`);
  const menu = screen.getByRole('list', { name: `Acciones de ${name}` });
  fireEvent.click(within(menu).getByRole('button', { name: action }));
}

export const turnTo = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
export const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

export const played = [sampleMatch(1, 'official', 'ANA BETO CARO'), sampleMatch(2, 'official', 'ANA BETO CARO')];
export const toPlay = () => sampleView([sampleMatch(1, 'scheduled')]);
export const emptyLobby = [{ id: 'a', name: 'Sala única', entryIds: [] }];

// For tests only.

const AT = '2026-11-20T00:00:00.000Z';

const refused = (code: ApiError['code'], status: number) => new ApiError(code, { code, status });

/** Refuses a write that is based on an outdated record. @throws {ApiError} */
function requireSeen(seen: unknown, stored: unknown): void {
  if (seen !== stored) throw refused('edit_conflict', 409);
}

/** The API of the tournament 'copa', with its competition in memory. */
export class CompetitionApi {
  tournament: Tournament = readTournament('copa', { name: 'Copa Rayo', maxPlayers: 48, modality: 'Solo' });
  view: CompetitionView = sampleView([]);
  room: Room | null = null;
  contacts: PrizeContact[] = [];
  /** True if rooms can't be fetched. */
  isRoomDown = false;
  /** True without a network. */
  isDown = false;
  /** The methods of the next calls whose replies are lost. */
  loses: string[] = [];
  /** Body of the last write. */
  last: object = {};

  constructor() {
    this.#serveReads();
    this.#servePlan();
    this.#serveEntries();
    this.#serveMatches();
    this.#servePrizes();
  }

  /** Changes the stored view, as another organiser would. */
  put(change: Partial<CompetitionView>): CompetitionView {
    this.view = { ...this.view, ...change };
    return this.view;
  }

  /** Changes the competition itself. */
  replace(change: Partial<CompetitionView['competition']>): CompetitionView {
    const { competition } = this.view;
    return this.put({ competition: { ...competition, ...change, revision: competition.revision + 1 } });
  }

  adjust(request: AdjustmentRequest, id: string): Competition {
    const { acceptsExchange: _, ...fields } = request;
    const { adjustments } = this.view.competition;
    return this.replace({ adjustments: [...adjustments, { ...fields, id, by: 'yo', at: AT }] }).competition;
  }

  /** Answers an endpoint: a repeated key as before, and without a reply where one is lost. */
  on<E extends Endpoint>(endpoint: E, reply: Answer<E>): void {
    const [method = ''] = endpoint.split(' ');
    const keyed = new Map<string, EndpointReply<E>>();
    answer(endpoint, async (call) => {
      if (this.isDown) throw lost();
      if (method !== 'GET') this.last = Object(call.body ?? {});
      const data = keyed.get(call.key) ?? (await reply(call));
      if (call.key !== '') keyed.set(call.key, data);
      const at = this.loses.indexOf(method);
      if (at === -1) return data;
      this.loses.splice(at, 1);
      throw lost();
    });
  }

  #serveReads(): void {
    this.on('GET /tournaments/:id', () => this.tournament);
    this.on('GET /competitions/:tournamentId', () => this.view);
    this.on('GET /prizes/:tournamentId/contacts', () => ({ contacts: this.contacts }));
    this.on('GET /competitions/:tournamentId/matches/:matchId/room', () => {
      if (this.isRoomDown) throw refused('unavailable', 503);
      if (this.room === null) throw refused('not_found', 404);
      return this.room;
    });
    this.on('GET /competitions/:tournamentId/matches/:matchId/read-receipts', () => {
      const { room } = this;
      const entries = this.view.entries.map(({ id }) => ({
        entryId: id,
        seenAt: room && seenAt(room, id),
        phone: null,
      }));
      return { entries };
    });
  }

  #servePlan(): void {
    const requireRevision = (seen: number) => requireSeen(seen, this.view.competition.revision);
    this.on('PUT /competitions/:tournamentId', ({ body }) => {
      requireRevision(body.expectedRevision);
      const stages = body.stages.map((stage) => ({ ...stage, draw: null, state: 'open' as const }));
      return this.replace({ stages, teamSize: body.teamSize });
    });
    const changesStage = ({ body }: { body: { expectedRevision: number } }) => {
      requireRevision(body.expectedRevision);
      return this.view;
    };
    this.on('POST /competitions/:tournamentId/stages/:stageId/draw', changesStage);
    this.on('POST /competitions/:tournamentId/stages/:stageId/close', changesStage);
    this.on('POST /competitions/:tournamentId/stages/:stageId/reopen', changesStage);
    this.on('POST /competitions/:tournamentId/adjustments', ({ body, key }) => this.adjust(body, key));
  }

  #serveEntries(): void {
    this.on('POST /competitions/:tournamentId/entries/import', () => this.view);
    this.on('POST /competitions/:tournamentId/entries', ({ body: { players }, key }) => {
      const entry = { ...sampleEntry(key), name: players[0]?.nickname ?? '' };
      this.put({ entries: [...this.view.entries, entry] });
      return entry;
    });
    this.on('PUT /competitions/:tournamentId/entries/:entryId', ({ params, body }) => {
      const entry = this.view.entries.find(({ id }) => id === params.entryId) ?? sampleEntry(params.entryId);
      requireSeen(body.expectedRevision, entry.revision);
      return { ...entry, ...body };
    });
  }

  #matchOf({ matchId }: { matchId: string }): Match {
    const match = this.view.matches.find(({ id }) => id === matchId);
    if (match === undefined) throw refused('not_found', 404);
    return match;
  }

  #serveMatches(): void {
    this.on('POST /competitions/:tournamentId/matches', ({ body: { number, groupId }, key }) => {
      const match = sampleMatch(number, 'scheduled', '', { id: key, groupId });
      this.put({ matches: [...this.view.matches, match] });
      return match;
    });
    this.on('PUT /competitions/:tournamentId/matches/:matchId', ({ params, body: { map, startsAt, from } }) => {
      const match = this.#matchOf(params);
      requireSeen(from.map, match.map);
      const next = { ...match, map, startsAt };
      this.put({ matches: this.view.matches.map((each) => (each === match ? next : each)) });
      return next;
    });
    this.on('PATCH /competitions/:tournamentId/matches/:matchId/state', ({ params, body }) => {
      const match = this.#matchOf(params);
      requireSeen(body.expectedRevision, match.revision);
      return { ...match, state: body.state };
    });
    this.on('PUT /competitions/:tournamentId/matches/:matchId/room', ({ params, body }) => {
      const { expectedRevision: _, ...fields } = body;
      const revision = (this.room?.revision ?? 0) + 1;
      const room = { ...params, ...fields, startsAt: null, changedAt: AT, seen: {}, replaced: false, revision };
      this.room = room;
      return room;
    });
  }

  #servePrizes(): void {
    const prizeOf = (prizeId: string, seen: number) => {
      const prize = this.view.prizes.find(({ id }) => id === prizeId);
      if (prize === undefined) throw refused('not_found', 404);
      requireSeen(seen, prize.revision);
      return prize;
    };
    this.on('PUT /prizes/:tournamentId/:prizeId', ({ params, body }) => {
      const { expectedRevision, ...fields } = body;
      return { ...prizeOf(params.prizeId, expectedRevision), ...fields };
    });
    this.on('PUT /prizes/:tournamentId/:prizeId/holder', ({ params, body }) => {
      const { expectedRevision, ...fields } = body;
      return { ...prizeOf(params.prizeId, expectedRevision), ...fields };
    });
  }
}
