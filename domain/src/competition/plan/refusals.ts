import type { FieldErrors } from '../../errors.ts';

/** Refusals of the competition; `{…}` is filled in. A code never changes its meaning. */
export const competitionRefusalText = {
  entry_not_in_group: '{entry} no está en este grupo.',
  entry_repeated: '{entry} ya está en otra fila.',
  placement_repeated: 'El puesto {placement} ya lo tiene {other}.',
  not_played_with_result: 'Quien no jugó no tiene puesto ni bajas.',
  player_kills_above: 'Los jugadores de {entry} suman más bajas que su equipo.',
  player_unknown: 'Ese jugador no es de {entry}.',
  match_without_group: 'Esta partida no es de ningún grupo de la fase.',
  match_number_taken: 'El grupo ya tiene una partida {number}.',
  replay_without_void: 'Solo se repite una partida anulada.',
  replay_number: 'La partida anulada y su repetición llevan el mismo número.',
  match_without_result: 'Esta partida todavía no tiene resultado.',
  same_person: 'El resultado lo confirma otra persona, no quien lo anotó.',
  stage_unknown: 'Esta fase no existe.',
  stage_repeated: 'Ya hay una fase con ese identificador.',
  group_repeated: 'Ya hay un grupo con ese identificador.',
  entry_in_two_groups: '{entry} ya está en otro grupo de esta fase.',
  entry_unknown: 'Ese participante no existe en esta competencia.',
  champion_in_groups: 'El título se define en una fase de un solo grupo.',
  advance_from_last: 'De la última fase no se avanza a ninguna otra.',
  advance_missing: 'Falta decir cuántos avanzan a la fase siguiente.',
  adjustment_without_entry: '{entry} no juega esta fase.',
  stage_closed: 'Esta fase ya está cerrada. Para cambiarla, primero reábrela.',
  stage_not_closed: 'Esta fase no está cerrada.',
  stage_before_open: 'Primero cierra la fase anterior.',
  matches_unfinished: 'Falta el resultado oficial de {matches}.',
  tie_at_the_cut: '{entries} empatan en el último puesto que avanza. Elige quién sigue.',
  next_stage_closed: 'Primero reabre la fase siguiente.',
  next_stage_has_results:
    'La fase siguiente ya tiene resultados: esta se corrige sin reabrirla, y quien avanzó no cambia.',
  next_stage_redrawn:
    'La fase siguiente ya tiene resultados y sus grupos se armarían otra vez. Anula antes esas partidas.',
  advance_exchanged: '{exchanges} Confírmalo para guardar.',
  match_with_result: 'Esta partida ya tiene resultado.',
  match_void: 'Esta partida está anulada.',
  match_replayed: 'Esta partida ya se repitió.',
  match_official:
    'Esta partida es oficial: usa «Volver a provisional» antes de cambiar su número o sus puntos por baja.',
  state_out_of_order: 'La partida no puede pasar a ese estado.',
  stage_with_results: 'Esta fase ya tiene resultados.',
  stage_with_official:
    'Esta fase tiene partidas oficiales: usa «Volver a provisional» en cada una antes de cambiar cómo se cuenta.',
  entry_with_result: 'Este participante ya está en un resultado. Puedes retirarlo.',
  group_too_large: '{group} tendría {count} participantes y caben {most}. Agrega grupos en el plan y ármalos otra vez.',
  final_open: 'La final está abierta. Ciérrala primero: así se sabe a quién le toca.',
  prize_in_question: 'Primero decide de quién es este premio.',
  prize_out_of_order: 'Este premio ya no está en ese paso. Revisa cómo quedó.',
  prize_not_theirs: 'Ese participante no puede recibir este premio.',
  prize_not_sent: 'Este premio todavía no está marcado como enviado.',
  too_many_entries: 'Una competencia admite {most} participantes como máximo.',
  too_many_adjustments: 'Una competencia admite {most} ajustes como máximo.',
} as const satisfies Record<string, string>;

export type CompetitionRefusalCode = keyof typeof competitionRefusalText;

/** A refusal: its stable code, its field (`rows.3.placement`), its text. */
export interface CompetitionRefusal {
  code: CompetitionRefusalCode;
  path: string;
  message: string;
  entryIds: readonly string[];
}

/** Builds a refusal with its sentence filled in. */
export function refuse(
  code: CompetitionRefusalCode,
  path: string,
  values: Readonly<Record<string, string | number>> = {},
  entryIds: readonly string[] = [],
): CompetitionRefusal {
  const message = competitionRefusalText[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return { code, path, message, entryIds };
}

/** Maps field paths to sentences, as the API reports them; the first refusal of a field counts. */
export function refusalFields(refusals: readonly CompetitionRefusal[]): FieldErrors {
  return Object.fromEntries(refusals.toReversed().map(({ path, message }) => [path, message]));
}
