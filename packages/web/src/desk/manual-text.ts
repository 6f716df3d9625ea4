// Reads the Markdown of the manual into blocks: headings, paragraphs, lists and pictures are all it may have (0133).

/** A run of words: plain, a name on the screen, a key, or a link. */
export interface Piece {
  readonly kind: 'text' | 'name' | 'key' | 'link';
  readonly text: string;
  /** Of a link: the path of a screen, or another page of the manual as `nurse.md`. */
  readonly to?: string;
}

export type Block =
  /** `screen` is the path of the screen that the part is about, without leading slash; the title of a page has none. */
  | { readonly kind: 'heading'; readonly text: string; readonly screen?: string }
  /** `file` is the name of the picture in the folder of the pictures; `text` describes the picture for readers who cannot see it. */
  | { readonly kind: 'picture'; readonly text: string; readonly file: string }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Piece[])[] };

const piecePattern = /\*\*(?<name>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)|(?<text>[^*`[]+)/g;

function piecesOf(line: string): Piece[] {
  const found = [...line.matchAll(piecePattern)];
  if (found.map(([whole]) => whole).join('') !== line) throw new Error(`The manual knows no such mark: ${line}`);
  return found.map(({ groups = {} }): Piece => {
    if (groups.name !== undefined) return { kind: 'name', text: groups.name };
    if (groups.key !== undefined) return { kind: 'key', text: groups.key };
    if (groups.link !== undefined) return { kind: 'link', text: groups.link, to: groups.to ?? '' };
    return { kind: 'text', text: groups.text ?? '' };
  });
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const title = /^# (.+)$/.exec(first);
  if (title) return { kind: 'heading', text: title[1] ?? '' };
  const heading = /^## \[(.+)\]\(\/(.*)\)$/.exec(first);
  if (heading) return { kind: 'heading', text: heading[1] ?? '', screen: heading[2] ?? '' };
  const picture = /^!\[(.+)\]\(pictures\/([a-z0-9-]+\.jpg)\)$/.exec(first);
  if (picture && lines.length === 1) return { kind: 'picture', text: picture[1] ?? '', file: picture[2] ?? '' };
  const marker = /^(?:-|\d+\.) /;
  if (marker.test(first)) {
    if (!lines.every((line) => marker.test(line)))
      throw new Error(`A line of the list is no entry: ${lines.join(' ')}`);
    const items = lines.map((line) => piecesOf(line.replace(marker, '')));
    return { kind: 'list', isNumbered: !first.startsWith('-'), items };
  }
  if (/^[#!>|<]/.test(first)) throw new Error(`The manual knows no such line: ${first}`);
  return { kind: 'paragraph', pieces: piecesOf(lines.join(' ')) };
}

/** The blocks of a page, in order. Throws where the page has a mark that no block knows. */
export function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => blockOf(paragraph.split('\n')));
}
