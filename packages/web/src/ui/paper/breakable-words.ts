// The places where a long word of a PDF may break: between its letters, and never within a letter.

/** Joined consonants of Malayalam are about so many times as wide as the type is high. */
const WIDE_LETTER = 1.4;
const letterSegments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Signs that join a letter to the next one. */
const endsJoining = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\uABED\u200D]$/;
const BREAK = '\u200B';

/**
 * A word with marks that may be wider than its place breaks between its letters: broken within one, as pdfmake does by counting, a mark
 * loses its letter and is printed on a dotted circle. `widthInType` is the width of the place divided by the size of the type.
 */
export function breakable(text: string, widthInType: number): string {
  return text.replace(/\S*\p{M}\S*/gu, (word) => {
    const letters = [...letterSegments.segment(word)].map(({ segment }) => segment);
    if (letters.length * WIDE_LETTER <= widthInType) return word;
    return letters.map((letter) => (endsJoining.test(letter) ? letter : letter + BREAK)).join('');
  });
}
