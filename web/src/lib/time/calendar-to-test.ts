interface Property {
  getParameter(name: string): unknown;
  getFirstValue(): Moment | Duration;
}

interface Component {
  getAllSubcomponents(name: string): Component[];
  getFirstProperty(name: string): Property;
  getFirstPropertyValue(name: string): unknown;
}

interface Moment {
  toJSDate(): Date;
}

interface Duration {
  toSeconds(): number;
}

interface Event {
  uid: string;
  sequence: number;
  summary: string;
  description: string | null;
  startDate: Moment;
  endDate: Moment;
}

/** The used part of the library, whose own declarations don't compile. */
interface Library {
  parse(text: string): unknown;
  Component: new (parsed: unknown) => Component;
  Event: new (component: Component | undefined) => Event;
}

const OTHER_LIBRARY: string = 'ical.js';
const { default: ICAL }: { default: Library } = await import(OTHER_LIBRARY);

/** Parses the events of a calendar file with another library than the one that wrote it. */
export function eventsIn(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      status: text('status'),
      url: text('url'),
      description: event.description,
    };
  });
}

/** Returns the instants at which the alarms of each event ring. */
export function alarmsIn(file: string): string[][] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return events.map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    return component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      const value = trigger.getFirstValue();
      if ('toJSDate' in value) return value.toJSDate().toISOString();
      const from = trigger.getParameter('related') === 'END' ? endDate : startDate;
      return new Date(from.toJSDate().getTime() + value.toSeconds() * 1_000).toISOString();
    });
  });
}
