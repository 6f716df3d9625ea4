// The font files of a PDF by their scripts: each file's place in node_modules, so that the worker and the tests name the same ones.

/** A font of the PDF, named by the letters it holds. */
export type ScriptFont = (typeof scriptFonts)[number];

/** In the order in which a letter is looked for: what most papers need first, rare signs last. */
export const scriptFonts = [
  'Latin',
  'LatinExtended',
  'Vietnamese',
  'Greek',
  'GreekExtended',
  'Cyrillic',
  'CyrillicExtended',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Gujarati',
  'Gurmukhi',
  'Odia',
  'OlChiki',
  'MeeteiMayek',
  'Sinhala',
  'Signs',
  'Arabic',
  'Mathematics',
] as const;
