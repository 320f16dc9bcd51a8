import {
  cancelledMatchesIn,
  chatName,
  countryHoursText,
  namesIn,
  type PublicMatch,
  type PublicStage,
  type Results,
  shortDateText,
} from '@arena/domain';
import { paths } from '../addresses/paths.ts';
import { config } from '../config.ts';
import { tableVersion } from './table-pictures.ts';

type Group = PublicStage['groups'][number];

const MAX_MATCHES = 8;

/** A group of a stage, with public names and times only. */
export interface GroupList {
  /** Name of the stage; empty if the group has the same name. */
  stage: string;
  name: string;
  matches: readonly string[];
  slots: readonly { slot: number; name: string; emblem?: string | undefined }[];
}

function matchLine({ number, map, startsAt }: PublicMatch): string {
  const when =
    startsAt === null
      ? 'hora por confirmar'
      : `${shortDateText(startsAt, config.timeZone)}, ${countryHoursText(startsAt)}`;
  return [`Partida ${number}`, map, when].filter(Boolean).join(' • ');
}

/** Lists a group's next matches, in the hours of the community's countries, and its slots in drawn order. */
export function groupList(results: Results, stage: PublicStage, group: Group): GroupList {
  const table = results.tables.find(({ stageId, groupId }) => stageId === stage.id && groupId === group.id);
  const isOff = cancelledMatchesIn(results);
  const open = (table?.matches ?? []).filter(
    (match) => (match.state === 'scheduled' || match.state === 'playing') && !isOff(match),
  );
  const more = open.length - MAX_MATCHES;
  const isIn = new Set(results.entries.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  const name = namesIn(results);
  const emblems = new Map(results.entries.map(({ id, emblem }) => [id, emblem]));
  return {
    stage: stage.name === group.name ? '' : stage.name,
    name: group.name,
    matches: [
      ...open.slice(0, MAX_MATCHES).map(matchLine),
      ...(more > 0 ? [`y ${more} ${more === 1 ? 'partida' : 'partidas'} más`] : []),
    ],
    // Slots keep their number when an earlier entry leaves.
    slots: group.entryIds.flatMap((id, index) =>
      isIn.has(id) ? [{ slot: index + 1, name: name(id), emblem: emblems.get(id) }] : [],
    ),
  };
}

/** Writes a group's list as a message for its chat. */
export function groupListText(tournament: string, { stage, name, matches, slots }: GroupList): string {
  return [
    `*${chatName(tournament)}*`,
    [`*${chatName(name)}*`, chatName(stage)].filter(Boolean).join(' • '),
    ...(matches.length === 0 ? [] : ['', ...matches]),
    '',
    'Slots de la sala:',
    ...slots.map((each) => `${each.slot}. ${chatName(each.name)}`),
  ].join('\n');
}

/** Returns the address of a group's list as a picture. */
export function groupPicture(results: Results, stage: PublicStage, group: Group): string {
  const name = `group-${results.stages.indexOf(stage) + 1}-${stage.groups.indexOf(group) + 1}`;
  return `${paths.tournament(results.tournamentId)}/${name}.jpg?v=${tableVersion(results)}`;
}
