import { type PhoneCountry, phoneCountries } from '../registration/countries.ts';
import type { Guardian } from '../registration/guardian.schema.ts';
import type { Team } from '../registration/registration.schema.ts';
import { nameKey } from '../text/name-key.ts';
import type { TeamSize } from '../tournament/modes.schema.ts';
import type { RegistrationColumn, RegistrationRole } from './registration-columns.ts';

/** A registration in a list; phone and e-mail may be empty. */
export interface ListedFields {
  fullName: string;
  nickname: string;
  freeFireId: string;
  phone: string;
  /** Country of the phone, if the list names it. */
  country: PhoneCountry | null;
  email: string;
  team: Team | null;
  /** The contact may be empty. */
  guardian: Guardian | null;
}

/** A row of a list of registrations, with its problems. */
export interface ListedRegistration {
  /** From 1. */
  line: number;
  text: string;
  fields: ListedFields;
  problems: string[];
  /** Remarks that don't keep the row from being imported. */
  notes: string[];
}

/** Cleans a number from a spreadsheet: a leading quote, a trailing '.0'. */
const plainNumber = (cell: string) => cell.replace(/^'/, '').replace(/[.,]0+$/, '');

/** Cleans an ID from a spreadsheet: also spaces and thousands separators. */
function plainId(cell: string): string {
  const written = plainNumber(cell.replace(/\s/g, ''));
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written;
}

const SHORTENED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** True for a long number that a spreadsheet has rounded: '1.23E+10'. */
export function isShortened(cell: string): boolean {
  return SHORTENED.test(cell);
}

const OTHER_NAMES = [
  ['BR', 'brazil'],
  ['US', 'eeuu'],
  ['US', 'ee uu'],
  ['US', 'usa'],
  ['DO', 'rep dominicana'],
] as const;
const COUNTRY_NAMES = Object.entries(phoneCountries).map(([code, { name }]) => [code, nameKey(name)] as const);
const FLAG = /([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])/u;
const letterOf = (sign: string) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65);

/** Returns the country that a cell names: 'Perú', 'PE', '🇵🇪', 'Lima, Perú'; null for none or several. */
function countryOfCell(cell: string): PhoneCountry | null {
  const isCode = (text: string): text is PhoneCountry => Object.hasOwn(phoneCountries, text);
  const [, first = '', second = ''] = FLAG.exec(cell) ?? [];
  const code = first === '' ? cell.trim().toUpperCase() : `${letterOf(first)}${letterOf(second)}`;
  if (isCode(code)) return code;
  const words = ` ${nameKey(cell.replace(/[^\p{L}\s]/gu, ' '))} `;
  const named = [...COUNTRY_NAMES, ...OTHER_NAMES].filter(([, name]) => words.includes(` ${name} `));
  const countries = [...new Set(named.map(([country]) => country))].filter(isCode);
  return countries.length === 1 ? (countries[0] ?? null) : null;
}

const NO_GUARDIAN = /^(?:n\s*[/.]?\s*a\.?|no(?: aplica| tengo)?|ningun[oa]|[-–—.x]+|(?:soy )?mayor(?: de edad)?)$/iu;
const MATE = /(.*?)\s*(\d{8,12})\s*(?:[;,\n]\s*|$)/gs;

/** The cells of one row by their roles. */
export class ListedCells {
  readonly #cells: readonly string[];
  readonly #columns: readonly RegistrationColumn[];

  constructor(cells: readonly string[], columns: readonly RegistrationColumn[]) {
    this.#cells = cells;
    this.#columns = columns;
  }

  has(role: RegistrationRole): boolean {
    return this.#columns.some((each) => each.role === role);
  }

  /** Returns the first filled cell of a role. */
  of(role: RegistrationRole, player = 1): string {
    const columns = this.#columns.filter((each) => each.role === role && each.player === player);
    return columns.map(({ at }) => (this.#cells[at] ?? '').trim()).find((cell) => cell !== '') ?? '';
  }

  /** True if a column has players besides the first. */
  hasMates(): boolean {
    return this.#columns.some(({ role, player }) => role === 'mates' || (role === 'freeFireId' && player > 1));
  }

  filled(): string[] {
    return this.#columns.map(({ at }) => (this.#cells[at] ?? '').trim()).filter((cell) => cell !== '');
  }

  /** Returns the players after the captain that have an ID. */
  mates(): Team['players'] {
    const numbers = [...new Set(this.#columns.map(({ player }) => player))].filter((player) => player > 1);
    const numbered = numbers
      .toSorted((a, b) => a - b)
      .map((player) => ({
        nickname: this.of('nickname', player) || this.of('fullName', player),
        freeFireId: plainId(this.of('freeFireId', player)),
      }))
      .filter(({ freeFireId }) => freeFireId !== '');
    const joined = [...this.of('mates').matchAll(MATE)].map(([, nickname = '', freeFireId = '']) => ({
      nickname: nickname.trim(),
      freeFireId,
    }));
    return [...numbered, ...joined];
  }

  guardian(): Guardian | null {
    const [name, said] = [this.of('guardianName'), this.of('guardianContact')];
    // One question may ask for both: 'Rosa 55 1234 5678'.
    const number = said.includes('@') ? undefined : /\+?\d[\d ()-]{6,}\d/.exec(said)?.[0];
    const contact = number ?? (NO_GUARDIAN.test(said) ? '' : said);
    const beside =
      number === undefined
        ? ''
        : said
            .replace(number, '')
            .replace(/[^\p{L}\s]/gu, '')
            .trim();
    if (contact === '' && (name === '' || NO_GUARDIAN.test(name))) return null;
    return { name: name || beside || 'Tutor', contact };
  }
}

/** Reads the fields of a row. */
export function listedFields(cells: ListedCells, teamSize: TeamSize): ListedFields {
  const [name, nickname] = [cells.of('fullName'), cells.of('nickname')];
  const mates = teamSize === 1 ? [] : cells.mates();
  const team = cells.of('team') || name || nickname;
  // A name becomes public as a nickname only if the list has no column of nicknames.
  const called = teamSize > 1 && !cells.has('nickname') ? name : '';
  return {
    fullName: name || nickname,
    nickname: nickname || called,
    freeFireId: plainId(cells.of('freeFireId')),
    phone: plainNumber(cells.of('phone')),
    country: countryOfCell(cells.of('country')),
    email: cells.of('email'),
    team: mates.length === 0 ? null : { name: team, players: mates },
    guardian: cells.guardian(),
  };
}
