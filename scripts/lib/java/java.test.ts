import { expect, test } from 'vitest';
import { javaMajor } from './java.ts';

test.each([
  ['openjdk version "21.0.5" 2024-10-15 LTS', 21],
  ['openjdk version "17.0.19" 2026-04-21', 17],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "22-ea" 2024-03-19', 22],
])('of %j the major version is %i', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

test.each(['', 'The operation couldn’t be completed. Unable to locate a Java Runtime.', 'version "unknown"'])(
  '%j names no version',
  (output) => {
    expect(javaMajor(output)).toBeNull();
  },
);
