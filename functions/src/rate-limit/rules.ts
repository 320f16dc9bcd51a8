import { limits, MINUTE } from '@arena/domain';
import { type Flow, flowOn, weigh } from './flow.ts';
import { type Admission, admit, type Window } from './window.ts';

type WindowName = keyof typeof limits.rate;
type OfAddress<Name> = Name extends `${infer What}PerAddress` ? What : never;

/** What is limited by where a call comes from. */
export type FromOrigin = OfAddress<WindowName>;
type PressureName = keyof typeof limits.pressure;
/** The name of a limit: one of the domain's, the ceiling that stands beside one by address, or what is only weighed. */
export type RateName = WindowName | `${FromOrigin}PerHop` | PressureName;

/** Decides on a try, given what there is to remember of earlier ones. */
type Rule = (earlier: readonly number[], now: Date) => Admission;

const isWindow = (name: string): name is WindowName => Object.hasOwn(limits.rate, name);

const isPressure = (name: string): name is PressureName => Object.hasOwn(limits.pressure, name);

/** An address can be claimed, a hop can't: it may bring as much as so many addresses. */
function ceilingOf({ hits, window }: Window): Flow {
  const most = hits * limits.addressesPerHop;
  return { most, perMinute: (most * MINUTE) / window };
}

/** How tries are decided on by the limit of that name. */
export function ruleOf(name: RateName): Rule {
  if (isWindow(name)) return (earlier, now) => admit(limits.rate[name], earlier, now);
  if (isPressure(name)) return (earlier, now) => weigh(limits.pressure[name], earlier, now);
  const byAddress = name.replace(/PerHop$/, 'PerAddress');
  if (!isWindow(byAddress)) throw new RangeError(`No limit is called ${name}`);
  const ceiling = ceilingOf(limits.rate[byAddress]);
  return (earlier, now) => flowOn(ceiling, earlier, now);
}
