// The orderables as a file: read here, added and changed by the calls of their dialog.

import { filedOrderable } from '@charaka/contract/clinic/orderable/orderable';
import { orderableFile } from '@charaka/contract/clinic/orderable/orderable-file';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { areaSource } from '../../resource/area-source.ts';
import { codedCharges } from '../../resource/coded-charges.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addOrderable, updateOrderable } from './orderables.ts';

/** The members of a panel by the codes of their charges, one a line or separated by semicolons: a code may contain a comma. Refuses a code of which nothing is refined. */
async function withMembers(call: Call, record: MasterRecord): Promise<MasterRecord> {
  const codes = String(record.memberCodes ?? '')
    .split(/[\n;]+/)
    .map((code) => code.trim())
    .filter(Boolean);
  const known = await call.tx.rows<{ code: string; orderableId: number }>(sql`
    select lower(c.charge_code) as code, b.orderable_id from orderable b
    join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active
      and lower(c.charge_code) = any(${codes.map((code) => code.toLowerCase())}::text[])`);
  const idOf = new Map(known.map(({ code, orderableId }) => [code, orderableId]));
  const memberIds = codes.map((chargeCode) => {
    const sentence = orderableSentences.noSuchMember({ chargeCode });
    return idOf.get(chargeCode.toLowerCase()) ?? refuse(sentence, { 'orderable.memberCodes': sentence });
  });
  return { ...record, memberIds };
}

/** The orderables of the hospital as a file. */
export const orderableSource = areaSource(orderableFile, {
  add: addOrderable,
  update: updateOrderable,
  item: 'orderable',
  checks: { new: filedOrderable, changed: filedOrderable },
  targets: { chargeId: codedCharges },
  inputOf: withMembers,
  async read(call, isLocking) {
    if (isLocking)
      await call.tx.rows(sql`
        select from orderable where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
        order by orderable_id for update`);
    return call.tx.rows<MasterRecord>(
      sql`select b.orderable_id, b.charge_id, b.order_name, b.synonyms, b.order_kind as kind, b.preparation, b.sex_limit,
          b.age_from_days, b.age_to_days, b.repeat_window_hours, b.requires_payer_approval, b.waits_for_signature, b.charge_moment, b.lead_minutes,
          b.is_active, (
            select string_agg(c.charge_code, chr(10) order by m.sequence_no) from orderable_member m
            join orderable one on one.tenant_id = m.tenant_id and one.orderable_id = m.member_id
            join charge c on c.tenant_id = one.tenant_id and c.charge_id = one.charge_id
            where m.tenant_id = b.tenant_id and m.orderable_id = b.orderable_id and m.is_active) as member_codes
        from orderable b where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}
        order by b.orderable_id`,
    );
  },
});
