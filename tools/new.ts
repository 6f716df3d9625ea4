// The command `npm run new`: writes an area, a record, a table or a master that work and are proved, and adds them to the written lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Birth } from './new/birth.ts';
import { type Checkout, plan } from './new/plan.ts';
import { root, runNode } from './step.ts';

/** A checkout on the disk as plans read it. */
export function checkoutAt(folder: string, today: Date): Checkout {
  return {
    today,
    migrations: readdirSync(join(folder, 'packages/server/db/migrations')).filter((name) => name.endsWith('.sql')),
    read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined),
  };
}

/** Writes what is planned; throws before the first file when one that shall be born is there. */
export function give(folder: string, { born, changed }: Birth): void {
  const taken = Object.keys(born).find((path) => existsSync(join(folder, path)));
  if (taken) throw new Error(`${taken} is already there; nothing was written.`);
  for (const [path, text] of Object.entries({ ...born, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Drawings from the sources, drawn again: the graph of areas, the sentences for translators, the schema. */
export const drawings = [
  'tools/draw-areas.ts',
  'tools/draw-sentences.ts',
  'tools/draw-undo.ts',
  'packages/server/src/database/draw-schema-command.ts',
];

async function main(words: string[]): Promise<void> {
  const birth = plan(words, checkoutAt(root, new Date()));
  give(root, birth);
  const paths = Object.keys({ ...birth.born, ...birth.changed });
  await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', ...paths]);
  for (const program of drawings) await runNode(program, []);
  for (const path of Object.keys(birth.born)) console.log(`new: ${path}`);
  for (const path of Object.keys(birth.changed)) console.log(`changed: ${path}`);
  for (const hint of birth.hints) console.log(`\n${hint}`);
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
