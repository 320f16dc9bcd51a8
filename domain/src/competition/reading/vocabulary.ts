import { fold } from './fold.ts';

/** The meaning of a number or a text of a result. */
export type ColumnRole =
  | 'team'
  | 'name'
  | 'player'
  | 'playerId'
  | 'teamId'
  | 'placement'
  | 'rank'
  | 'index'
  | 'slot'
  | 'kills'
  | 'placePoints'
  | 'killPoints'
  | 'points'
  | 'match'
  | 'map'
  | 'matches'
  | 'wins'
  | 'other';

const words = (text: string) => new Set(text.split(' '));

const KILL = words(
  'kill kills killscore k baja bajas abate abates baixa baixas elim elims eliminacion eliminaciones eliminacao eliminacoes elimination eliminations asesinato asesinatos muerte muertes morte mortes frag frags matados matadas',
);
const PLACE = words(
  'puesto puestos lugar pos posicion posicao colocacao colocado place placement placing position top clasificacion classificacao posto',
);
const RANK = words('rank ranking');
const POINTS = words('pts pt punto puntos ponto pontos point points puntaje puntuacion pontuacao score p');
const TOTAL = words('total totales totais general geral');
const TEAM = words(
  'equipo equipos equipe equipes team teams escuadra escuadras escuadron squad squads clan clanes cla guild duo duos dupla duplas participante participantes teamname',
);
const NAME = words('nombre nombres nome nomes name names nick nickname apodo usuario');
const PLAYER = words('jugador jugadores jugadora jogador jogadores player players');
const ID = words('id ids uid');
const MATCH = words('match partida sala game ronda round caida queda jogo');
const MATCHES = words('matches partidas pj jogos quedas rondas rounds games caidas jugadas played salas');
const MAP = words('map mapa');
const WINS = words('booyah booyahs wins win victoria victorias vitoria vitorias');
const INDEX = words('n no nro num numero number');
const SLOT = words('slot');
const OTHER = words(
  'dano damage dmg assist assists asistencia asistencias assistencia assistencias revive revives headshot headshots hs survival tiempo tempo time min mins minuto minutos minutes seg segundos season event date fecha data hora status estado pais country grupo group knockdowns ff',
);
const FILLERS = words('de del da do dos das por of the el la los las en per by final en y e');

const all = [KILL, PLACE, RANK, POINTS, TOTAL, TEAM, NAME, PLAYER, ID, MATCH, MATCHES, MAP, WINS, INDEX, SLOT, OTHER];

const KILL_SIGNS = /[☠💀🔫🎯⚔🩸🗡🔪🪦]/u;

/** Splits a heading such as 'KillScore', 'kill_score' or '💀 Kills (total)' into plain words. */
export function headingWords(heading: string): string[] {
  const apart = heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return fold(apart)
    .text.split(/[^\p{L}\p{N}°]+/u)
    .map((word) => word.replace(/°$/, ''))
    .filter((word) => word !== '');
}

/** Returns the role of a heading, or null for unknown words. */
export function roleOfWords(spoken: readonly string[]): ColumnRole | null {
  const known = spoken.filter((word) => !FILLERS.has(word));
  const has = (set: ReadonlySet<string>) => known.some((word) => set.has(word));
  if (known.length === 1 && known[0] === 'pp') return 'placePoints';
  if (known.length === 1 && known[0] === 'kp') return 'killPoints';
  if (known.length === 0 || !known.every((word) => all.some((set) => set.has(word)))) return null;
  const isPoints = has(POINTS);
  if (has(KILL)) {
    if (has(ID)) return 'other';
    // 'kills top 1' consists of two labels.
    if (has(PLACE) || has(RANK) || has(WINS)) return null;
    const isCount = known.includes('score') && known.length === 2;
    return isPoints && !isCount ? 'killPoints' : 'kills';
  }
  if (isPoints) return has(PLACE) || has(RANK) || known.includes('survival') ? 'placePoints' : 'points';
  if (has(ID)) return idRole(has);
  if (has(OTHER)) return 'other';
  if (has(MATCHES)) return 'matches';
  if (has(RANK) || (has(PLACE) && has(TOTAL))) return 'rank';
  if (has(WINS)) return 'wins';
  if (has(PLACE)) return 'placement';
  return nameRole(has);
}

type Has = (set: ReadonlySet<string>) => boolean;

function idRole(has: Has): ColumnRole {
  if (has(TEAM)) return 'teamId';
  if (has(MATCH)) return 'match';
  return has(OTHER) ? 'other' : 'playerId';
}

function nameRole(has: Has): ColumnRole | null {
  if (has(PLAYER)) return 'player';
  if (has(TEAM)) return 'team';
  if (has(NAME)) return 'name';
  if (has(TOTAL)) return 'points';
  if (has(MATCH)) return 'match';
  if (has(MAP)) return 'map';
  if (has(SLOT)) return 'slot';
  return has(INDEX) ? 'index' : null;
}

/** Returns the role of a heading in Spanish, Portuguese or English; null for other words. */
export function roleOfHeading(heading: string): ColumnRole | null {
  const trimmed = heading.trim();
  if (trimmed === '#') return 'index';
  const spoken = headingWords(heading);
  if (spoken.length === 0) return KILL_SIGNS.test(trimmed) ? 'kills' : null;
  return roleOfWords(spoken);
}

/** True if a sign means kills, such as ☠️ or 🎯. */
export function isKillSign(character: string): boolean {
  return KILL_SIGNS.test(character);
}

const ABSENT =
  /(?:^|[^\p{L}\p{N}])(no (?:se )?(?:jugo|jugaron|jugó|presento|presentaron|asistio|vino|participo|llego|entro|show)|no-show|noshow|nao jogou|nao compareceu|nao entrou|falto|faltou|ausente|ausentes|np|n\/p|n\.p\.?|dnp|dns|dq|dsq|w\.o\.?|descalificad[oa]s?|desclassificad[oa]s?|disqualified|absent|did not play)(?![\p{L}\p{N}])/u;

/** Finds words for absence in folded text. */
export function findAbsence(folded: string): { words: string; rest: string } | null {
  const found = ABSENT.exec(folded);
  if (found === null) return null;
  const spoken = found[1] ?? '';
  const start = found.index + found[0].length - spoken.length;
  return { words: spoken, rest: `${folded.slice(0, start)} ${folded.slice(start + spoken.length)}` };
}

const CHATTER = words(
  'total totales totais sala salas mapa map partida partidas match ronda round caida queda grupo group fecha date hora id pass password clave contrasena senha gracias obrigado thanks felicidades felicitaciones parabens proxima proximo siguiente resultado resultados results torneo torneio tournament tabla tabela clasificacion copa liga scrim scrims final semifinal mvp nota ojo reglas link http https discord whatsapp canal bermuda purgatorio purgatory kalahari alpine alpes nexterra solara buenas hola saludos atentamente premio premios kills bajas top puntos jugadores equipos horario inicio',
);

/** True if a line without a known name is something else: a title, a room, a sum, thanks. */
export function isCommentary(folded: string): boolean {
  return folded.split(/[^\p{L}\p{N}]+/u).some((word) => CHATTER.has(word));
}
