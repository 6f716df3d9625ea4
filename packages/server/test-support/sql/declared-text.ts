// The columns of declared records in a statement, written by the same functions that write them when the program runs.

import { staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import type { DeclaredRecord } from '@charaka/contract/kernel/record';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { referralRecord } from '@charaka/contract/people/referral/referral';
import { Sql } from 'sql-template-tag';
import { declaredSelect, listedSelect } from '../../src/kernel/record-columns.ts';
import type { Known } from './known.ts';

const records: Readonly<Record<string, DeclaredRecord>> = { patientRecord, referralRecord, staffRecord };

function fieldOf(known: Known, name: string): Known {
  return known?.kind === 'object' ? known.fields.get(name)?.() : undefined;
}

function ownOf(known: Known): Record<string, Sql> {
  const own = fieldOf(known, 'own');
  if (own?.kind !== 'object') return {};
  return Object.fromEntries(
    [...own.fields].flatMap(([name, read]): [string, Sql][] => {
      const part = read();
      return part?.kind === 'sql' ? [[name, new Sql(part.strings, part.strings.slice(1))]] : [];
    }),
  );
}

function withoutOf(known: Known): string[] {
  const without = fieldOf(known, 'without');
  if (without?.kind !== 'list') return [];
  return without.items.flatMap((item) => (item?.kind === 'text' ? [item.text] : []));
}

/** The select of a declared record, as it is called with: its name in the source, the alias, what is read in a way of its own. */
export function declaredText(call: string, recordName: string, alias: Known, reading: Known): Known {
  const declared = records[recordName];
  if (!declared || alias?.kind !== 'text') return undefined;
  const select =
    call === 'listedSelect'
      ? listedSelect(declared, alias.text)
      : declaredSelect(declared, alias.text, { own: ownOf(reading), without: withoutOf(reading) });
  return { kind: 'sql', strings: select.strings };
}
