import {
  Competition,
  derivedStatus,
  FieldType,
  Form,
  playersOf,
  prizeStanding,
  Question,
  RegistrationFields,
  Results,
  readTournament,
  type Tournament,
  TournamentArchive,
  tournamentCard,
} from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { resultsAmong } from '../../tests/fixtures/records/stored-results.ts';
import { type DemoDocument, demoCompetitions } from './competitions.ts';
import { demoForms } from './forms.ts';
import { demoQuestions } from './questions.ts';
import { demoRegistrations } from './registrations.ts';
import { demoTournaments } from './tournaments.ts';

const now = new Date('2026-11-20T18:30:00Z');
const demo = demoTournaments(now);
const registrations = demoRegistrations(demo, now);

/** The record as the API reads it. */
function read({ tournament, players }: (typeof demo)[number]): Tournament {
  const plain = JSON.parse(JSON.stringify(tournament));
  return readTournament(tournament.id, { ...plain, currentPlayers: players });
}

const tournaments = new Map(demo.map((one) => [one.tournament.id, read(one)]));
function tournament(id: string): Tournament {
  const found = tournaments.get(id);
  if (found === undefined) throw new Error(`There is no demo tournament '${id}'.`);
  return found;
}

describe('the demo tournaments', () => {
  test.each<[string, string, string]>([
    ['copa-zona-segura', 'Inscripciones Abiertas', 'INSCRIBIRSE AL TORNEO'],
    ['liga-bermuda', 'Inscripciones Abiertas', 'INSCRIBIRSE AL TORNEO'],
    ['noche-de-kalahari', 'Iniciando Pronto', 'INSCRIBIRSE AL TORNEO'],
    ['clasico-purgatorio', 'Torneo Completo', 'TORNEO COMPLETO'],
    ['reto-alpine', 'Iniciando Pronto', 'INSCRIPCIONES CERRADAS'],
    ['torneo-aniversario', 'Inscripciones Abiertas', 'PRÓXIMAMENTE'],
  ])('the card of %s says %s, its button %s', (id, label, button) => {
    expect(tournamentCard(tournament(id), now)).toMatchObject({ label, button });
  });

  test('include a draft, and one that is published two minutes later', () => {
    expect(derivedStatus(tournament('borrador-navidad'), now)).toBe('draft');
    const states = [0, 2].map((minutes) => new Date(now.getTime() + minutes * 60_000));
    const told = states.map((at) => derivedStatus(tournament('madrugada-express'), at));
    expect(told).toEqual(['scheduled', 'published']);
  });
});

describe('the demo registrations', () => {
  test.each(demo)('fill the seats and the waiting list that $tournament.id counts', (one) => {
    const own = registrations.filter(({ stored }) => stored.tournamentId === one.tournament.id);
    const [waiting, decided] = [true, false].map((waits) =>
      own.filter(({ stored }) => stored.status !== 'rejected' && (stored.status === 'waiting') === waits),
    );
    expect(decided).toHaveLength(one.players);
    expect(waiting?.map(({ stored }) => stored.line)).toEqual(
      Array.from({ length: one.tournament.waitingPlayers }, (_, index) => index + 1),
    );
  });

  test('are all valid, and no player is registered twice', () => {
    for (const { stored } of registrations) {
      const { fullName, nickname, freeFireId, email, phone, answers, team } = stored;
      const sent = { fullName, nickname, freeFireId, email, phone, answers, ...(team === null ? {} : { team }) };
      expect(RegistrationFields.parse(sent)).toEqual(sent);
      expect(email).toMatch(/@example\.com$/);
    }
    const ids = registrations.flatMap(({ stored }) =>
      playersOf(stored).map(({ freeFireId }) => `${stored.tournamentId} ${freeFireId}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the demo competitions', () => {
  const documents = demoCompetitions(demo, registrations).documents;
  const at = (path: string): DemoDocument['fields'] => documents.find((one) => one.path === path)?.fields ?? {};
  const published = new Map(resultsAmong(documents).map((results) => [results.tournamentId, results]));
  test.each([
    ['reto-alpine', 'playing', ['official', 'official', 'provisional', 'scheduled', 'scheduled', 'scheduled']],
    ['copa-de-apertura', 'finished', Array(6).fill('official')],
    ['choque-de-escuadras', 'finished', Array(3).fill('official')],
  ])('%s is %s', (id, state, matches) => {
    const results = Results.parse(published.get(id));
    expect(results.state).toBe(state);
    expect(results.tables[0]?.matches.map((match) => match.state)).toEqual(matches);
    const { error } = Competition.safeParse(at(`competitions/${id}`));
    expect(error?.issues.map(({ code }) => code)).toEqual(['unrecognized_keys']);
  });

  test.each([
    ['copa-de-apertura', ['received', 'owed', 'question']],
    ['choque-de-escuadras', ['received', 'received', 'objected']],
    ['copa-de-escuadras', ['sent', 'overdue', 'forfeited']],
  ])('the prizes of %s are %j', (id, standings) => {
    const { prizes } = TournamentArchive.parse(at(`archive/${id}`));
    expect(prizes.map((prize) => prizeStanding(prize, now))).toEqual(standings);
  });
});

test('the demo questions and forms are valid, and one form has every type of field', () => {
  for (const question of demoQuestions) expect(Question.parse(question)).toEqual(question);
  for (const form of demoForms) expect(Form.parse(form)).toEqual(form);
  const types = demoForms.map(({ fields }) => new Set(fields.map(({ type }) => type)));
  expect(types).toContainEqual(new Set(FieldType.options));
});
