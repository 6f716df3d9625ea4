// Names are written in any script of India, whatever the language of the screens: a desk that lacks its font gets ours (docs/decisions/0008, 0260).

/** Declares the fonts of the scripts; the browser fetches one only where a letter of it is shown. */
export function loadScriptFonts(): void {
  // Without it a script is still shown, if the system has a font for it.
  void import('./script-fonts.css').catch(() => undefined);
}
