import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptTournaments, refreshTournaments } from '../features/tournaments/tournament-list.ts';
import { App } from './App.tsx';
import './common.ts';
import { readPageData } from './page-data.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const data = readPageData();
const site = (
  <StrictMode>
    <App data={data} />
  </StrictMode>
);

if (data === null) {
  // Every screen begins with it, so that the read the page announces in its head is always used, and used once.
  void refreshTournaments();
  createRoot(root).render(site);
} else {
  adoptTournaments(data.carried.list);
  // As a transition it gives way to the visitor's touches.
  startTransition(() => {
    hydrateRoot(root, site);
  });
}
