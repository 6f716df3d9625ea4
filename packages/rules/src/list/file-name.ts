// The name under which a file that somebody sent is kept and given out again: its end is decided by what the file is.

const MOST_LETTERS = 120;
// Control letters, marks that turn the direction of writing, letters without width, and what no file system takes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]/g;

/** A name with the given ending ('pdf'), without paths, control letters and marks of direction; 'file' where nothing is left. */
export function keptFileName(name: string, ending: string): string {
  const plain = name.normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  const stem = plain
    .replace(/(\.[A-Za-z0-9]{1,5})+$/, '')
    .replace(/[. ]+$/, '')
    .slice(0, MOST_LETTERS)
    .trim();
  return `${stem || 'file'}.${ending}`;
}
