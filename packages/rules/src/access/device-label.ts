// Names a browser and its machine from the browser's user agent.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (text: string, names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1];

/** As 'Chrome, Windows'; unknown parts are left out; without any known part it is the beginning of the user agent. */
export function deviceLabel(userAgent: string | null | undefined): string {
  const said = userAgent ?? '';
  const known = [nameIn(said, browsers), nameIn(said, systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : said.slice(0, 40);
}
