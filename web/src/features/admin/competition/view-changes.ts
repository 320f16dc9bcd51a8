import { entryName, type Match, type Prize, recordedStanding, type Stage } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { isEqual } from '#lib/editing/merge-edits.ts';
import { matchName, matchStateText, prizeText, statusText } from '#ui/texts/competition-texts.ts';

function matchChanges(before: Match | undefined, match: Match, stage: Stage | undefined): string[] {
  const name = matchName(match, stage);
  if (before === undefined) return [`${name}: es nueva`];
  const changes: string[] = [];
  if (before.state !== match.state) changes.push(`${name}: ahora está «${matchStateText[match.state].label}»`);
  if (before.revision !== match.revision) changes.push(`${name}: tiene otro resultado`);
  if (before.map !== match.map || before.startsAt !== match.startsAt || before.number !== match.number) {
    changes.push(`${name}: cambió de mapa, hora o número`);
  }
  return changes;
}

function entryChanges(before: CompetitionView, after: CompetitionView): string[] {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const left = new Set(after.entries.map(({ id }) => id));
  return [
    ...after.entries.flatMap((entry) => {
      const old = known.get(entry.id);
      if (old === undefined) return [`${entryName(entry)}: se agregó`];
      if (isEqual(old, entry)) return [];
      const [was, is] = [statusText(old), statusText(entry)];
      return [`${entryName(entry)}: ${was === is ? 'cambió' : `ahora dice «${is}»`}`];
    }),
    ...before.entries.filter(({ id }) => !left.has(id)).map((entry) => `${entryName(entry)}: se eliminó`),
  ];
}

function stageChanges(before: Stage | undefined, stage: Stage): string[] {
  if (before === undefined) return [`${stage.name}: es una fase nueva`];
  const changes: string[] = [];
  if (before.state !== stage.state) {
    changes.push(stage.state === 'closed' ? `${stage.name}: se cerró` : `${stage.name}: se reabrió`);
  }
  if (!isEqual(before.groups, stage.groups)) changes.push(`${stage.name}: cambiaron sus grupos`);
  const planOf = ({ name, scoring, matchCount, advance }: Stage) => ({ name, scoring, matchCount, advance });
  if (!isEqual(planOf(before), planOf(stage))) changes.push(`${stage.name}: cambió su plan`);
  return changes;
}

const saidOf = (prize: Prize) => prizeText[recordedStanding({ ...prize, inQuestion: prize.question !== null })].label;

function prizeChanges(before: CompetitionView, after: CompetitionView): string[] {
  const known = new Map(before.prizes.map((prize) => [prize.id, prize]));
  return after.prizes.flatMap((prize) => {
    const old = known.get(prize.id);
    if (isEqual(old, prize)) return [];
    const is = saidOf(prize);
    return [`Premio del ${prize.rank}.º: ${old && saidOf(old) === is ? 'cambió' : `ahora dice «${is}»`}`];
  });
}

export function viewChanges(before: CompetitionView, after: CompetitionView): string[] {
  const stages = new Map(after.competition.stages.map((stage) => [stage.id, stage]));
  const oldStages = new Map(before.competition.stages.map((stage) => [stage.id, stage]));
  const oldMatches = new Map(before.matches.map((match) => [match.id, match]));
  const leftMatches = new Set(after.matches.map(({ id }) => id));
  const adjusted = !isEqual(before.competition.adjustments, after.competition.adjustments);
  return [
    ...after.competition.stages.flatMap((stage) => stageChanges(oldStages.get(stage.id), stage)),
    ...before.competition.stages.filter(({ id }) => !stages.has(id)).map(({ name }) => `${name}: se quitó la fase`),
    ...after.matches.flatMap((match) => matchChanges(oldMatches.get(match.id), match, stages.get(match.stageId))),
    ...before.matches
      .filter(({ id }) => !leftMatches.has(id))
      .map((match) => `${matchName(match, oldStages.get(match.stageId))}: se eliminó`),
    ...entryChanges(before, after),
    ...prizeChanges(before, after),
    ...(adjusted ? ['Cambiaron los ajustes de puntos'] : []),
    ...(before.competition.secondPerson === after.competition.secondPerson
      ? []
      : ['Cambió si confirma una segunda persona']),
  ];
}
