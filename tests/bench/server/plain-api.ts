// The control of the API's figures: an Express handler with the same Firestore calls, and no checks, limits or
// batching.
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { openFirestore } from '../../../functions/src/platform/firestore.ts';

const database = openFirestore(initializeApp());
const tournaments = database.collection('tournaments');
const MOST_TOURNAMENTS = 201;

// The framework has read and parsed bodies already.
const app = express();

app.get('/api/health', (_request, response) => {
  response.json({});
});

app.get('/api/tournaments', async (_request, response) => {
  const { docs } = await tournaments.where('status', '==', 'published').limit(MOST_TOURNAMENTS).get();
  response.json({ tournaments: docs.map((document) => document.data()) });
});

app.get('/api/tournaments/:id', async ({ params }, response) => {
  response.json({ data: (await tournaments.doc(params.id).get()).data() });
});

app.post('/api/registrations', async ({ body }, response) => {
  const tournament = tournaments.doc(body.tournamentId);
  const registration = database.doc(`registrations/${body.tournamentId}_${body.freeFireId}`);
  await database.getAll(tournament, registration);
  const registered = database.batch();
  registered.create(registration, body);
  registered.update(tournament, { currentPlayers: FieldValue.increment(1) });
  await registered.commit();
  response.json({ data: body });
});

export const api = app;
