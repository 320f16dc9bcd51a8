import { teamText } from '@arena/domain';
import { type PlanValues, stageLines } from './plan-values.ts';

/** Words for what a control holds; of the stages only what differs from the other plans. */
export function readablePlan(control: keyof PlanValues, values: PlanValues, others: readonly PlanValues[]): string {
  if (control === 'teamSize') return teamText[values.teamSize].label;
  if (control === 'secondPerson') return values.secondPerson ? 'sí' : 'no';
  const otherLines = others.map(stageLines);
  const lines = Object.entries(stageLines(values)).filter(([label, text]) =>
    otherLines.some((other) => other[label] !== text),
  );
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n') || 'nada más';
}
