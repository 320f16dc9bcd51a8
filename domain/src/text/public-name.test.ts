import { expect, test } from 'vitest';
import { cleanPublicName, publicNameKey, publicNameProblem } from './public-name.ts';

test.each(
  [
    '5512345678|55 1234 5678|１２３４５６７８|𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴|①②③④⑤⑥⑦⑧|١٢٣٤٥٦٧٨|1·2·3·4·5·6·7·8',
    '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣|1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7\u200b8',
    'LD_12345678_MX|ana@gmail.com|ana＠gmail．com|wa.me/52155|ｗａ.ｍｅ/52155|https://t.me',
    'www.ana.mx|t.me/anita|anita.com|@ana.perez11|LD @anita_mx|＠anita|IG: anita|insta=anita|Tiktok:anita|wsp: 55',
    '55I2345O78|I2345O78|5S I2 34 5O 78|55l2345o78|５５I２３４５O７８|S5l2345678',
  ].flatMap((names) => names.split('|')),
)('refuses a public name with contact details: %j', (name) => {
  expect(publicNameProblem(name)).toMatch(/teléfono/);
});

test.each(
  [
    'Organizador|ORGANIZADORA|Organizador ✓|Ｏｒｇａｎｉｚａｄｏｒ|Ór·ga·ni·za·dor|Árbitro|Admin',
    'Arena Libre|Jugador|jugador 7|Jugador ··1234|ㅤJugadorㅤ|Аdmin|Αdmin|Аrеnа Lіbrе|Adm1n|0rganizador|4rb1tro|ѕtaff',
  ].flatMap((names) => names.split('|')),
)('refuses the reserved public name %j', (name) => {
  expect(publicNameProblem(name)).toMatch(/reservado/);
});

test.each(
  'LOUD|Ninja 2024|Mr.Bak|꧁LD꧂|Los Jugadores|Jugadora Pro|李小龙|K1NG_007|Team 1-2-3|L.O.S|L@D|BOSS2024|Solo123456|Discord Kings|SOS 1055|Борис|Sol y Zoe'.split(
    '|',
  ),
)('accepts the public name %j', (name) => {
  expect(publicNameProblem(name)).toBeNull();
});

test.each([
  ['ㅤLDㅤ', 'LD'],
  ['L\u200bD', 'LD'],
  ['LㅤD', 'L D'],
  ['⠀LD', 'LD'],
  ['👩‍🚀 Nova', '👩‍🚀 Nova'],
])('cleans the public name %j to %j', (typed, kept) => {
  expect(cleanPublicName(typed)).toBe(kept);
});

test.each([
  ['ㅤLDㅤ', 'LD'],
  ['꧁L·D꧂', 'LD'],
  ['𝗟𝗢𝗨𝗗', 'ʟᴏᴜᴅ'],
  ['Peña', 'pena'],
  ['КОТ', 'KOT'],
  ['ΝΙΚΟ', 'niko'],
])('treats %j and %j as the same name', (a, b) => {
  expect(publicNameKey(a)).toBe(publicNameKey(b));
});
