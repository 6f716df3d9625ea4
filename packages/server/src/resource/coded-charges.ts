// The charges of the hospital as the files of other areas point at them: by their codes.
import sql from 'sql-template-tag';
import type { NamedRecords } from './file-source.ts';
import type { MasterRecord } from './master-store.ts';

/** By their codes; taken out of use or not. */
export const codedCharges: NamedRecords = {
  table: {
    name: 'charge',
    label: 'Charge',
    key: 'chargeId',
    fields: { chargeCode: { kind: 'text', label: 'Charge code', isRequired: true, isUnique: true } },
  },
  read: (call) =>
    call.tx.rows<MasterRecord>(sql`
      select charge_id, charge_code, is_active from charge
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} order by charge_id`),
};
