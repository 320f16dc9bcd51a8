import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshTournaments } from '../features/tournaments/tournament-list.ts';
import { App } from './App.tsx';

// Every screen begins with it, so that the read the page announces in its head is always used, and used once.
void refreshTournaments();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
