import { expect, test } from 'vitest';
import { chatName, discordText } from './chat-text.ts';
import { publicNameKey } from './public-name.ts';

test.each([
  ['*Pro*', '＊Pro＊'],
  ['_Rayo_', '＿Rayo＿'],
  ['~LD~', '～LD～'],
  ['```x', '｀｀｀x'],
  ['K1NG_007', 'K1NG_007'],
  ['Ana Pérez', 'Ana Pérez'],
])('the name %j reads %j in a chat', (name, read) => {
  expect(chatName(name)).toBe(read);
  expect(publicNameKey(read)).toBe(publicNameKey(name));
});

test.each([
  ['Copa *Oro* _1_', '\\*Oro\\*'],
  ['# Copa', '\\# Copa'],
  ['> Copa', '\\> Copa'],
  ['- Copa', '\\- Copa'],
  ['<@1> [a](b) ||c||', '\\<@1\\> \\[a\\](b) \\|\\|c\\|\\|'],
])('escapes %j for Discord', (text, escaped) => {
  expect(discordText(text)).toContain(escaped);
});
