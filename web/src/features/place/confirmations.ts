import type { ConfirmationKind } from '@arena/domain';

/** What a window asks for. */
export const confirmTitle: Record<ConfirmationKind, string> = {
  enrolment: 'Confirma tu cupo',
  match: 'Confirma que juegas',
  final: 'Confirma la final',
};
