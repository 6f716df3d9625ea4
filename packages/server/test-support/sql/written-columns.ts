// Which columns of which tables a statement inserts and which it updates, by its text.

/** An insert with the columns that it names. */
export interface Insert {
  readonly table: string;
  readonly columns: readonly string[];
}

const names = (list: string): string[] => list.split(',').map((name) => name.trim().replaceAll('"', ''));

/** Every insert of a statement that names its columns. */
export function insertsOf(text: string): Insert[] {
  return [...text.matchAll(/\binsert into (\w+)(?:\s+as\s+\w+)?\s*\(([\w\s,"]+)\)/gi)].map(
    ([, table = '', list = '']) => ({ table, columns: names(list) }),
  );
}

/** Every `table column` that a statement updates, an insert that meets its own row included. */
export function updatesOf(text: string): string[] {
  const updates = text.matchAll(/\bupdate (\w+)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s+/gi);
  const meetings = text.matchAll(/\binsert into (\w+)[\s\S]*?\bdo update set\s+/gi);
  return [...updates, ...meetings].flatMap((found) =>
    assignedIn(text.slice(found.index + found[0].length)).map((column) => `${found[1]} ${column}`),
  );
}

/** The columns before each equals sign at the outer level, up to the end of the list of assignments. */
function assignedIn(text: string): string[] {
  const columns: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    const isEnd =
      letter === undefined ||
      depth < 0 ||
      (depth === 0 && /^\s(where|from|returning)\b/i.test(text.slice(at, at + 12)));
    if (!isEnd && !(letter === ',' && depth === 0)) continue;
    const [target = ''] = text.slice(start, at).split('=');
    columns.push(...names(target.replace(/[()]/g, '')).filter((name) => /^\w+$/.test(name)));
    start = at + 1;
    if (isEnd) break;
  }
  return columns;
}
