// Every declared record of a hospital and its store, found in the source, so that a walk forgets none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyHospitalRecord } from '@charaka/contract/kernel/hospital-record';
import type { RecordStore } from '../../src/resource/hospital-record.ts';

const packages = join(import.meta.dirname, '../../..');

/** What the files of a wall export that hold some text; each with the path of its file. */
async function exportsWith(wall: string, text: string): Promise<[path: string, value: unknown][]> {
  const source = join(packages, wall, 'src');
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') && !path.endsWith('.test.ts') && readFileSync(join(source, path), 'utf8').includes(text),
  );
  const modules = await Promise.all(paths.map((path) => import(join(source, path)) as Promise<object>));
  return modules.flatMap((module, at) =>
    Object.values(module).map((value): [string, unknown] => [paths[at] ?? '', value]),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The declarations. */
export async function hospitalRecords(): Promise<AnyHospitalRecord[]> {
  const exported = await exportsWith('contract', ' = hospitalRecord({');
  return exported.flatMap(([, value]) => (isObject(value) && 'besides' in value ? [value as AnyHospitalRecord] : []));
}

/** The stores, each with the path of its file. */
export async function recordStores(): Promise<[path: string, store: RecordStore<AnyHospitalRecord>][]> {
  const exported = await exportsWith('server', ' = recordStore(');
  return exported.flatMap(([path, value]): [string, RecordStore<AnyHospitalRecord>][] =>
    isObject(value) && 'lockUnchanged' in value ? [[path, value as RecordStore<AnyHospitalRecord>]] : [],
  );
}
