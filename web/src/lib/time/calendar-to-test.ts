interface Component {
  getAllSubcomponents(name: string): Component[];
  getFirstPropertyValue(name: string): unknown;
}

interface Event {
  uid: string;
  sequence: number;
  summary: string;
  description: string | null;
  startDate: { toJSDate(): Date };
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

/** Returns the alarms of each event: `-PT15M` is a quarter of an hour before. */
export function alarmsIn(file: string): string[][] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const triggerOf = (alarm: Component) => String(alarm.getFirstPropertyValue('trigger'));
  return events.map((event) => event.getAllSubcomponents('valarm').map(triggerOf));
}
