// Addresses of the font files of a PDF; a file is fetched only when one of its letters occurs.

import cyrillic400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import cyrillic600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?url';
import cyrillicExtended400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url';
import cyrillicExtended600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?url';
import greek400 from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import greek600 from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?url';
import greekExtended400 from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url';
import greekExtended600 from '@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff?url';
import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latin600 from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?url';
import latinExtended400 from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import latinExtended600 from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?url';
import vietnamese400 from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';
import vietnamese600 from '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?url';
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url';
import arabic600 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff?url';
import bengali400 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import bengali600 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff?url';
import devanagari400 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url';
import devanagari600 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?url';
import gujarati400 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff?url';
import gujarati600 from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-600-normal.woff?url';
import gurmukhi400 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff?url';
import gurmukhi600 from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-600-normal.woff?url';
import kannada400 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?url';
import kannada600 from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-600-normal.woff?url';
import malayalam400 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff?url';
import malayalam600 from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff?url';
import mathematics400 from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?url';
import meeteiMayek400 from '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-400-normal.woff?url';
import meeteiMayek600 from '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-600-normal.woff?url';
import olChiki400 from '@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-400-normal.woff?url';
import olChiki600 from '@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-600-normal.woff?url';
import odia400 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff?url';
import odia600 from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-600-normal.woff?url';
import sinhala400 from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?url';
import sinhala600 from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-600-normal.woff?url';
import tamil400 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url';
import tamil600 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?url';
import telugu400 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?url';
import telugu600 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff?url';
import signs600 from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import signs400 from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import type { ScriptFont } from '../paper/paper-fonts.ts';

/** The address of each font in its two weights. */
export const fontFiles: Readonly<Record<ScriptFont, readonly [normal: string, bold: string]>> = {
  Latin: [latin400, latin600],
  LatinExtended: [latinExtended400, latinExtended600],
  Vietnamese: [vietnamese400, vietnamese600],
  Greek: [greek400, greek600],
  GreekExtended: [greekExtended400, greekExtended600],
  Cyrillic: [cyrillic400, cyrillic600],
  CyrillicExtended: [cyrillicExtended400, cyrillicExtended600],
  Devanagari: [devanagari400, devanagari600],
  Bengali: [bengali400, bengali600],
  Tamil: [tamil400, tamil600],
  Telugu: [telugu400, telugu600],
  Kannada: [kannada400, kannada600],
  Malayalam: [malayalam400, malayalam600],
  Gujarati: [gujarati400, gujarati600],
  Gurmukhi: [gurmukhi400, gurmukhi600],
  Odia: [odia400, odia600],
  OlChiki: [olChiki400, olChiki600],
  MeeteiMayek: [meeteiMayek400, meeteiMayek600],
  Sinhala: [sinhala400, sinhala600],
  Arabic: [arabic400, arabic600],
  // Signs missing from all other fonts, such as ≤ and ⁶ and arrows; rare signs have one weight.
  Signs: [signs400, signs600],
  Mathematics: [mathematics400, mathematics400],
};
