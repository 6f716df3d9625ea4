// A sample of every declared record of a hospital, made from the schemas of its fields.
import type { AnyHospitalRecord } from '@charaka/contract/kernel/hospital-record';
import { isRequired } from '@charaka/contract/kernel/record-parts';
import { snakeCase } from '@charaka/contract/kernel/resource';
import type { TestTenant } from '../server/test-tenant.ts';
import type { EditSample } from './edit-sample.ts';
import { valuesFor } from './field-values.ts';
import { hospitalRecords } from './hospital-records.ts';

/** The fields that must be filled in; the title differs by the letter. */
function typedRecord({ name, title, typed }: AnyHospitalRecord, letter: string): Record<string, unknown> {
  const required = Object.entries(typed.fields).filter(([, field]) => isRequired(field));
  const values = required.map(([field, { schema }]) => [field, valuesFor(field, schema, null)[0]]);
  return { ...Object.fromEntries(values), [title]: `${name} ${letter}` };
}

function sampleOf(record: AnyHospitalRecord): EditSample {
  const { name, key, add, get, update, noun } = record;
  return {
    get,
    update,
    wrapper: name,
    noun: noun.text,
    typed: (letter) => typedRecord(record, letter),
    async make(tenant: TestTenant) {
      const { output, isFailure, message } = await tenant.call(add, { [name]: typedRecord(record, '0') });
      if (isFailure)
        throw new Error(
          `${name}: values made from the schemas are refused with "${message}". Write a sample in edits of ${snakeCase(name).replaceAll('_', '-')}-samples.ts of its area.`,
        );
      const added = output as Record<string, Record<string, number>>;
      return { [key]: added[name]?.[key] ?? 0 };
    },
  };
}

/** Samples of the records that no area names a sample of, as one that refers to other records. */
export async function hospitalRecordSamples(named: readonly EditSample[]): Promise<EditSample[]> {
  const records = await hospitalRecords();
  return records.filter(({ update }) => !named.some((sample) => sample.update === update)).map(sampleOf);
}
