import { buildResults } from '@arena/domain';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '@arena/domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { testTournament } from '../../features/tournaments/test-tournament.ts';
import { layout, loadFaces } from './faces.ts';
import { slotName } from './group-picture.ts';
import { drawable, drawableName, widthOf } from './lettering.ts';
import { drawing } from './page-pictures';

const tournament = testTournament();

/** Names as players write them, one of each kind. */
const kinds = {
  'a zero': 'Nik0',
  'the letter O': 'NikO',
  'small letters': 'kaos jr',
  'Spanish letters': 'Ñandú Güero',
  'Portuguese letters': 'João Açaí',
  'Latin of other countries': 'Łukasz Ğřő',
  'Vietnamese letters': 'Nguyễn',
  'crossed letters': 'Ɍɇɏ Ƀɍø',
  'upside-down letters': 'ɐɹǝuɐ',
  'small capitals': 'ꜱᴇɴꜱᴇɪ',
  'superscript letters': 'ᶠᶠᴾʳᵒ',
  'letters with marks': 'L̲O̲U̲D̲',
  Greek: 'ΣΠΛΩ δφψ',
  Cyrillic: 'Łøчк丨ил ЖЯ',
  Armenian: 'Արամ',
  Georgian: 'გიო',
  Cherokee: 'ᏒᎥᏦᎾ',
  'Canadian syllabics': 'ᗪᗩᖇK',
  Thai: 'ท๏๓ ๛',
  Devanagari: 'राम',
  Kannada: 'ಠ_ಠ',
  Javanese: '꧁KAOS꧂',
  Tibetan: '༺LOUD༻',
  Arabic: 'عمر',
  Hebrew: 'שלום',
  Bamum: '𖣘ZEUS𖣘',
  hieroglyphs: '𓆩♡𓆪',
  'look-alikes of Han': '乂丹ㄖ乂',
  'Han characters': '亗FENIX亗',
  Hiragana: 'さくら',
  Katakana: 'ツカゲツ',
  'narrow Katakana': 'ﾉﾚﾶ',
  'full-width letters': 'ＦＵＬＬ',
  Hangul: '김민준',
  brackets: '『Sᴋ』•Rᴇʏ',
  'mathematical letters': '𝓛𝓞𝓤𝓓 𝔄𝕬𝟘',
  'letters in circles': 'ⒶⓁⒺⓍ❶',
  'letters in squares': '🅰🅱🅾',
  stars: '★彡 ✪ ✦ 彡★',
  chess: '♛♔ ☠ ☬ ⚡',
  arrows: '➳➤➽ ─═╦',
  blocks: '▄︻┻═一',
  emoji: '🔥👑💀',
  'joined emoji': 'ANA👩‍👧❤️',
  'emoji with a skin tone': '👍🏽LEO',
  flags: '🇲🇽 REY 🇦🇷',
  numerals: 'Ⅳ½₀₁²³',
} as const;

const names = Object.values(kinds);

function results() {
  const entries = names.map((name, index) => sampleEntry(`j${index}`, { name }));
  const ids = entries.map(({ id }) => id);
  const stage = sampleStage('', { state: 'closed', groups: [{ id: 'g1', name: 'A', entryIds: ids }] });
  const match = sampleMatch(1, ids.map((id, index) => `${id}:${index + 1}:0`).join(' '));
  const competition = sampleCompetition([stage], { state: 'finished' });
  return buildResults(competition, entries, [match], '2026-03-01T00:00:00.000Z');
}

const outlines = (text: string) => layout(text).glyphs.map(({ glyph }) => `d="${glyph.path.toSVG()}"`);

async function outlinesIn(picture: string, of = tournament): Promise<string> {
  const found = (await drawing(picture, of, async () => results(), new Date(0))) ?? expect.fail(picture);
  const svg = await found.draw();
  expect(svg).not.toMatch(/<text|NaN|Infinity/);
  return (svg.match(/d="[^"]*"/g) ?? []).join('');
}

describe('names in pictures', () => {
  beforeAll(() => loadFaces(names.join('')));

  it.each(Object.entries(kinds))('keep every visible character of %s: %s', (_kind, name) => {
    const visible = [...name.normalize('NFC').replace(/[\p{DI}\p{Emoji_Modifier}]/gu, '')];
    const text = drawableName(name);
    expect([...text]).toHaveLength(visible.length);
    const { glyphs, width } = layout(text);
    expect(glyphs.filter(({ glyph }) => glyph.id === 0)).toEqual([]);
    expect([glyphs.length > 0, width > 0.2, width < visible.length * 2]).toEqual([true, true, true]);
  });

  it('differ where a zero or the case of a letter differs', () => {
    expect(outlines(drawableName('Nik0'))).not.toEqual(outlines(drawableName('NikO')));
    expect(outlines(drawableName('kaos'))).not.toEqual(outlines(drawableName('KAOS')));
  });

  it('show a flag as its letters', () => {
    expect(drawableName('🇲🇽REY')).toBe('MX REY');
  });

  it.each([
    ['the lists of slots', ['group-1-1']],
    ['the tables to post', [1, 2, 3, 4].map((page) => (page === 1 ? 'standings-post' : `standings-post-${page}`))],
    [
      'the stories of a table',
      [1, 2, 3, 4].map((page) => (page === 1 ? 'standings-story' : `standings-story-${page}`)),
    ],
  ])('are whole in %s', async (_what, pictures) => {
    const drawn = (await Promise.all(pictures.map((picture) => outlinesIn(picture)))).join('');
    expect(names.filter((name) => !drawn.includes(outlines(drawableName(name)).join('')))).toEqual([]);
  });

  it.each(['share', 'story', 'enrolled', 'standings', 'champion'])('are whole in %s.jpg', async (picture) => {
    const isTitle = !['standings', 'champion'].includes(picture);
    for (const name of isTitle ? names : names.slice(0, 1)) {
      const drawn = await outlinesIn(picture, testTournament({ name, maxPlayers: 0 }));
      const words = (isTitle ? drawable(name) : drawableName(name)).split(' ');
      expect(words.filter((word) => !drawn.includes(outlines(word).join('')))).toEqual([]);
    }
  });

  it('fit their box in a list of slots', () => {
    for (const name of names) {
      const { lines, size } = slotName(name, { width: 400, height: 40 });
      for (const line of lines) expect(1.7 * 24 + widthOf(line, size)).toBeLessThanOrEqual(400.1);
    }
  });
});
