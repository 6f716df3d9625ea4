// Says which code of the screens travels together: some dozen files for a screen instead of two hundred of a few hundred bytes.
import { join } from 'node:path';

type Context = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const source = join(import.meta.dirname, 'src');

/** Everything a module needs from the start, itself included; by the module, since it is asked for every other one. */
function needsOf(file: string): (context: Context) => ReadonlySet<string> {
  const needs = new Set<string>();
  const add = (id: string, context: Context) => {
    if (needs.has(id)) return;
    needs.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (context) => {
    if (needs.size === 0) add(join(source, file), context);
    return needs;
  };
}

function neededBy(file: string, name: string, priority: number) {
  const needs = needsOf(file);
  return { debugName: name, name: (id: string, context: Context) => (needs(context).has(id) ? name : null), priority };
}

/** So many screens and dialogs must share a part before it comes with the first of them: fewer would load what they never use. */
const sharedByAtLeast = 8;

/** Groups of chunks: what starts the program, what the log-in page needs besides, what most screens share. The rest is split by screen. */
export const chunkGroups = [
  neededBy('main.tsx', 'start', 3),
  neededBy('access/login.tsx', 'entry', 2),
  { name: 'screens', minShareCount: sharedByAtLeast, priority: 1 },
];
