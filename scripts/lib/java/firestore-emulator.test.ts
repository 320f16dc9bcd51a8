import { expect, test } from 'vitest';
import { shimManifest } from './firestore-emulator.ts';

const url = `file:///opt/${'a-very-long-folder/'.repeat(8)}emulator.jar`;

test('no line of the manifest is longer than jars allow, and unfolded it says what was asked', () => {
  const manifest = shimManifest('com.example.Main', url);
  expect(Math.max(...manifest.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(72);
  expect(manifest.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'Manifest-Version: 1.0',
    'Main-Class: com.example.Main',
    `Class-Path: ${url}`,
    '',
    '',
  ]);
});
