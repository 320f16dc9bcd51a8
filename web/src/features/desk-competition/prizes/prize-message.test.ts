import type { Prize } from '@arena/domain';
import { expect, test } from 'vitest';
import { samplePrize } from '../samples.ts';
import { prizeMessage } from './prize-message.ts';

test.each<[Prize['state'], string]>([
  [
    'owed',
    '¡Felicidades, Nube! Ganaste $50 USD por tu 1.º lugar en Copa. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    'sent',
    'Hola, Nube: te enviamos $50 USD por tu 1.º lugar en Copa. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.',
  ],
])('a message about a prize that is %s', (state, text) => {
  const about = { name: 'Nube', tournament: 'Copa', zone: 'America/Mexico_City' };
  expect(prizeMessage(samplePrize({ state }), about)).toBe(text);
});
