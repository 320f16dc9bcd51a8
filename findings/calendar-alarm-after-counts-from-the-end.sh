#!/usr/bin/env bash
# ical-generator 11.1.2: `triggerAfter` counts from the end of an event, and `relatesTo: 'START'` does not change it.
#
# Seen: an event of 22 hours with an alarm 21 hours "after" gets TRIGGER;RELATED=END:PT21H. A calendar rings 21 hours
# after the event has ended. RFC 5545, 3.8.6.3, counts from the start unless RELATED=END is written.
# Hurts: everyone who reminds a person before a long window closes (registrations, check-ins, confirmations).
# Way out: an absolute trigger, `trigger: new Date(…)`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1
cat >alarm.mjs <<'JS'
import ical from 'ical-generator';
import ICAL from 'ical.js';

const start = new Date('2026-11-20T16:00:00Z');
const end = new Date('2026-11-21T14:00:00Z');
const hours = 60 * 60;

function ringsAt(alarm) {
  const calendar = ical();
  calendar.createEvent({ start, end, summary: 'Window' }).createAlarm({ type: 'display', ...alarm });
  const event = new ICAL.Component(ICAL.parse(calendar.toString())).getFirstSubcomponent('vevent');
  const trigger = event.getFirstSubcomponent('valarm').getFirstProperty('trigger');
  const value = trigger.getFirstValue();
  if (value instanceof ICAL.Time) return value.toJSDate().toISOString();
  const from = trigger.getParameter('related') === 'END' ? 'dtend' : 'dtstart';
  const time = event.getFirstPropertyValue(from).clone();
  time.addDuration(value);
  return time.toJSDate().toISOString();
}

const seen = {
  after: ringsAt({ triggerAfter: 21 * hours }),
  afterTheStart: ringsAt({ triggerAfter: 21 * hours, relatesTo: 'START' }),
  absolute: ringsAt({ trigger: new Date('2026-11-21T13:00:00Z') }),
};
const known = {
  after: '2026-11-22T11:00:00.000Z',
  afterTheStart: '2026-11-22T11:00:00.000Z',
  absolute: '2026-11-21T13:00:00.000Z',
};
console.log(seen);
if (JSON.stringify(seen) !== JSON.stringify(known)) {
  console.error('Changed. Known so far:', known);
  process.exit(1);
}
JS
node alarm.mjs
