import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '#lib/calls/mock-api.ts';
import { HelpButton } from './HelpButton.tsx';

beforeEach(stubLayout);

test.each([
  ['opens the help by one tap', 1, 'Preguntas'],
  ['stays closed at the second tap of two, of which the first lifted it under the finger', 2, 'Inicio'],
])('the button %s', (_what, detail, shown) => {
  render(
    <MemoryRouter>
      <HelpButton />
      <Routes>
        <Route path="/" element="Inicio" />
        <Route path="/preguntas" element="Preguntas" />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'), { detail });
  expect(screen.getByText(shown)).toBeDefined();
});
