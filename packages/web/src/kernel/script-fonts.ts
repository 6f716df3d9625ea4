// Fonts of the Indic scripts: each is fetched when its language is chosen, from our own files (docs/decisions/0008).
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  bn: () =>
    Promise.all([
      import('@fontsource/noto-sans-bengali/bengali-400.css'),
      import('@fontsource/noto-sans-bengali/bengali-600.css'),
    ]),
  hi: () =>
    Promise.all([
      import('@fontsource/noto-sans-devanagari/devanagari-400.css'),
      import('@fontsource/noto-sans-devanagari/devanagari-600.css'),
    ]),
  ta: () =>
    Promise.all([
      import('@fontsource/noto-sans-tamil/tamil-400.css'),
      import('@fontsource/noto-sans-tamil/tamil-600.css'),
    ]),
  te: () =>
    Promise.all([
      import('@fontsource/noto-sans-telugu/telugu-400.css'),
      import('@fontsource/noto-sans-telugu/telugu-600.css'),
    ]),
};

/** Fetches the font a language needs; the texts show in a font of the system until it is there. */
export function loadScriptFont(language: string): void {
  // Without its own font the language is still shown, if the system has one.
  void loaders[language]?.().catch(() => undefined);
}
