import { toPublicTournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { TournamentDetail } from './TournamentDetail.tsx';

test('the button of an open tournament without a form leads to the registration screen', () => {
  const tournament = toPublicTournament(sampleTournament({ status: 'published', linkedFormId: null, date: null }));
  render(tournament && <TournamentDetail tournament={tournament} />, { wrapper: SampleScreen });
  const button = screen.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' });
  expect(button.getAttribute('href')).toBe('/register?tournament=copa');
});
