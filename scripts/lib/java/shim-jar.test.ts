import { expect, test } from 'vitest';
import { manifestOnlyJar, shimManifest } from './shim-jar.ts';

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

test('the jar is a zip whose directory leads to the manifest', () => {
  const manifest = shimManifest('com.example.Main', 'file:///opt/emulator.jar');
  const jar = manifestOnlyJar(manifest);
  const end = jar.subarray(-22);
  expect([end.readUInt32BE(0), end.readUInt16LE(8), end.readUInt16LE(10)]).toEqual([0x504b0506, 1, 1]);
  const central = jar.subarray(end.readUInt32LE(16), end.readUInt32LE(16) + end.readUInt32LE(12));
  expect([central.readUInt32BE(0), central.readUInt32LE(42)]).toEqual([0x504b0102, 0]);
  expect(central.subarray(46).toString()).toBe('META-INF/MANIFEST.MF');
  const nameLength = jar.readUInt16LE(26);
  const size = jar.readUInt32LE(18);
  expect(jar.subarray(30 + nameLength, 30 + nameLength + size).toString()).toBe(manifest);
});
