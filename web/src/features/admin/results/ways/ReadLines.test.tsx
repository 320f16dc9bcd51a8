import type { ReadQuestion } from '@arena/domain';
import { readResult } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultContext } from '../entry/result-context.ts';
import { sampleFacts, sampleWork } from '../result-samples';
import { Questions } from './ReadLines.tsx';

function open(text: string, names: readonly string[]): string[] {
  const facts = sampleFacts(names);
  const lobby = facts.lobby.map(({ id, name, players, aliases }) => ({ id, name, players, aliases }));
  const { questions } = readResult(text, lobby, { scoring: facts.stage.scoring });
  const answers: string[] = [];
  const onAnswer = (question: ReadQuestion, answer: string) => void answers.push(`${question.name} ${answer}`);
  render(
    <ResultContext value={sampleWork(facts)}>
      <Questions questions={questions} onAnswer={onAnswer} />
    </ResultContext>,
  );
  return answers;
}

test('one tap accepts the suggested entry', () => {
  const answers = open('1 LOUD 4\n2 Tm Inka 3', ['Team Inka', 'LOUD', 'Fluxo']);
  fireEvent.click(screen.getByRole('button', { name: 'Sí, es Team Inka' }));
  expect(answers).toEqual(['Tm Inka team-inka']);
});

test('another entry than the suggested one can be chosen', () => {
  const answers = open('1 LOUD 4\n2 Tm Inka 3', ['Team Inka', 'LOUD', 'Fluxo']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fluxo' } });
  expect(answers).toEqual(['Tm Inka fluxo']);
});

test('an unknown name has nothing to accept', () => {
  open('1 LOUD 4\n2 Xyzzy 3', ['Team Inka', 'LOUD', 'Fluxo']);
  screen.getByRole('combobox');
  expect(screen.queryByRole('button', { name: /^Sí/ })).toBeNull();
});

test('one tap answers all numbers without a mark', () => {
  const answers = open('1 LOUD 4 kills\n2 Team Inka 3\n3 Fluxo 2', ['Team Inka', 'LOUD', 'Fluxo']);
  screen.getByRole('button', { name: 'Una por una' });
  fireEvent.click(screen.getByRole('button', { name: 'Sí a todas' }));
  expect(answers).toEqual([' kills']);
});

test('one tap answers a single number without a mark', () => {
  const answers = open('1 LOUD 4 kills\n2 Team Inka 3', ['Team Inka', 'LOUD']);
  fireEvent.click(screen.getByRole('button', { name: 'Sí, 3 bajas' }));
  expect(answers).toEqual([' 3']);
});
