// Every declared worklist, so that a walk forgets none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worklist } from '@charaka/contract/people/worklist/worklist';

const contract = join(import.meta.dirname, '../../../contract/src');

const isWorklist = (value: unknown): value is Worklist =>
  typeof value === 'object' && value !== null && 'searched' in value;

/** The declarations by the names of their constants, found in the source of the contract. */
export async function worklistsByName(): Promise<[name: string, worklist: Worklist][]> {
  const paths = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && readFileSync(join(contract, path), 'utf8').includes('= worklist({'),
  );
  const modules = await Promise.all(paths.map((path) => import(join(contract, path)) as Promise<object>));
  const named = modules.flatMap((module): [string, unknown][] => Object.entries(module));
  return named.flatMap(([name, value]): [string, Worklist][] => (isWorklist(value) ? [[name, value]] : []));
}
