// The name under which an uploaded file is stored and downloaded: its extension follows from its content.
import { withoutEnd } from './text-end.ts';

const MOST_LETTERS = 120;
// Control letters, marks that turn the direction of writing, letters without width, and what no file system takes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]/g;

/** A name with the given ending ('pdf'), without paths, control letters and marks of direction; 'file' where nothing is left. */
export function keptFileName(name: string, ending: string): string {
  const plain = name.normalize('NFC').replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  const stem = withoutEnd(withoutEndings(plain), '. ').slice(0, MOST_LETTERS).trim();
  return `${stem || 'file'}.${ending}`;
}

/** 'scan' of 'scan.tar.gz': every ending of up to five letters or digits is taken off. */
function withoutEndings(name: string): string {
  let stem = name;
  for (;;) {
    const dot = stem.lastIndexOf('.');
    if (dot < 0 || !/^[A-Za-z0-9]{1,5}$/.test(stem.slice(dot + 1))) return stem;
    stem = stem.slice(0, dot);
  }
}
