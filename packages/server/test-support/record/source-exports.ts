// Finds what files of the source declare, so that a walk forgets no declaration and no list names them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../..');

/** The exports, by name, of all files of a wall that contain a text, as `= worklist({`; tests are left out. */
export async function exportsWith(wall: 'rules' | 'contract' | 'server', text: string): Promise<[string, unknown][]> {
  const source = join(packages, wall, 'src');
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && readFileSync(join(source, path), 'utf8').includes(text))
    .toSorted();
  const modules = await Promise.all(paths.map((path) => import(join(source, path)) as Promise<object>));
  return modules.flatMap((module): [string, unknown][] => Object.entries(module));
}
