#!/usr/bin/env bash
# libphonenumber-js 1.13.16: `isValid()` with the default (`/min`) metadata accepts numbers that nobody can have.
#
# Seen: a Brazilian mobile number without its area code, and a Colombian mobile number with a stray leading 1, are
# "valid" by `/min`; `/max` says no. `/min` knows one pattern a country, and no types of numbers. A local Mexican number
# and a Colombian mobile number are valid by both.
# Hurts: sites that build WhatsApp links from typed numbers: the link opens a chat with nobody.
# Way out: `libphonenumber-js/max` where a wrong number costs more than its bytes, loaded when it is needed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat >phones.mjs <<'JS'
import { parsePhoneNumber as byMax } from 'libphonenumber-js/max';
import { parsePhoneNumber as byMin } from 'libphonenumber-js/min';

const phones = [
  ['BR', '98765-4321', true, false],
  ['CO', '1 300 123 4567', true, false],
  ['CO', '300 123 4567', true, true],
  ['MX', '55 1234 5678', true, true],
];
let hasChanged = false;
for (const [country, text, ...known] of phones) {
  const seen = [byMin, byMax].map((parse) => parse(text, country).isValid());
  console.log(country, text, { min: seen[0], max: seen[1] });
  hasChanged ||= String(seen) !== String(known);
}
if (hasChanged) {
  console.error('Changed. Known so far (min, max):', phones);
  process.exit(1);
}
JS
node phones.mjs
