// Every declared worklist, so that a walk forgets none.
import type { Worklist } from '@charaka/contract/people/worklist/worklist';
import { exportsWith } from './source-exports.ts';

const isWorklist = (value: unknown): value is Worklist =>
  typeof value === 'object' && value !== null && 'searched' in value;

/** The declarations by the names of their constants, found in the source of the contract. */
export async function worklistsByName(): Promise<[name: string, worklist: Worklist][]> {
  const named = await exportsWith('contract', '= worklist({');
  return named.flatMap(([name, value]): [string, Worklist][] => (isWorklist(value) ? [[name, value]] : []));
}
