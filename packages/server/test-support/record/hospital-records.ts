// Every declared record of a hospital and its store, so that a walk forgets none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyHospitalRecord } from '@charaka/contract/kernel/hospital-record';
import { handlersOf } from '../../src/composition/areas.ts';
import { type RecordStore, storeBehind } from '../../src/resource/hospital-record.ts';
import { noParts } from '../server/no-parts.ts';

const contract = join(import.meta.dirname, '../../../contract/src');

const isRecord = (value: unknown): value is AnyHospitalRecord =>
  typeof value === 'object' && value !== null && 'besides' in value;

/** The declarations by the names of their constants, found in the source of the contract. */
export async function hospitalRecordsByName(): Promise<[name: string, record: AnyHospitalRecord][]> {
  const paths = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && readFileSync(join(contract, path), 'utf8').includes('hospitalRecord({'),
  );
  const modules = await Promise.all(paths.map((path) => import(join(contract, path)) as Promise<object>));
  const named = modules.flatMap((module): [string, unknown][] => Object.entries(module));
  return named.flatMap(([name, value]): [string, AnyHospitalRecord][] => (isRecord(value) ? [[name, value]] : []));
}

/** The declarations. */
export async function hospitalRecords(): Promise<AnyHospitalRecord[]> {
  return (await hospitalRecordsByName()).map(([, record]) => record);
}

/** The stores behind the calls that are served. */
export function recordStores(): RecordStore<AnyHospitalRecord>[] {
  return [...new Set(handlersOf(noParts).flatMap((handler) => storeBehind(handler) ?? []))];
}
