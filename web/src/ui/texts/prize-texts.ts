import type { PrizeStanding } from '@arena/domain';
import type { BadgeTone } from '../icons/Badge.tsx';

export const prizeText: Record<PrizeStanding, { label: string; tone: BadgeTone }> = {
  owed: { label: 'Por entregar', tone: 'warn' },
  overdue: { label: 'Atrasado', tone: 'bad' },
  sent: { label: 'Enviado', tone: 'cold' },
  received: { label: 'Recibido', tone: 'good' },
  objected: { label: 'Dice que no le llegó', tone: 'bad' },
  question: { label: 'En duda', tone: 'warn' },
  forfeited: { label: 'No se entrega', tone: 'quiet' },
};
