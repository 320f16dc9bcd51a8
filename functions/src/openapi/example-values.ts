export const EXAMPLE_INSTANT = '2026-11-27T20:00:00.000Z';
export const EXAMPLE_KEY = 'b6f9c8d2-1c1e-4a53-9a53-8d0f1f0e9a11';

/** Example texts of fields without their own. A field's pattern selects the first match. */
export const exampleTexts: readonly string[] = [
  'Texto de ejemplo',
  'copa-noviembre',
  '0',
  '123456789',
  'nm_zWQ0x7Yd4Kp1v9cBtAQ',
  'copa-noviembre_123456789',
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d',
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d-800x600',
  '3f9a0c5e7b1d2846af03',
  EXAMPLE_KEY,
  '3f9a0c5e7b1d2846af033f9a0c5e7b1d2846af033f9a0c5e7b1d2846af03abcd',
];
