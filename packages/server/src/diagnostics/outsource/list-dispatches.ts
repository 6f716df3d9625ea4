// Works sent to partner laboratories, late ones among them, and works that may be sent (LB069-LB071).

import * as dispatches from '@charaka/contract/diagnostics/outsource/dispatch';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import { handle, todayOf } from '../../kernel/handler.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { workColumns, workName, workTables } from '../laboratory/lab-rows.ts';

type Sendable = OutputOf<typeof dispatches.listSendable>['works'][number];
const MOST_SENDABLE = 500;

/** Late ones first, then those still out. */
export const listDispatches = handleWorklist(dispatches.dispatchWorklist, (call) => {
  const isLate = sql`(l.received_at is null and d.expected_on < ${todayOf(call)}::date)`;

  return workSource(dispatches.dispatchWorklist, {
    patient: ofEncounter,
    from: sql`outsource_line l
      join outsource_dispatch d on d.tenant_id = l.tenant_id and d.dispatch_id = l.dispatch_id
      join third_party_provider v on v.tenant_id = d.tenant_id and v.third_party_provider_id = d.third_party_provider_id
      join lab_work w on w.tenant_id = l.tenant_id and w.lab_work_id = l.lab_work_id
      join specimen s on s.tenant_id = l.tenant_id and s.specimen_id = l.specimen_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id`,
    where: sql`l.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      outsourceLineId: sql`l.outsource_line_id`,
      dispatchId: sql`d.dispatch_id`,
      dispatchNo: sql`d.dispatch_no`,
      ...workColumns,
      providerName: sql`v.provider_name`,
      sentAt: sql`d.sent_at`,
      expectedDay: sql`d.expected_on`,
      isLate: isLate,
      receivedAt: sql`l.received_at`,
      courier: sql`d.courier`,
      temperature: sql`d.temperature`,
    },
    compared: { priority: urgency },
    tieBreak: sql`l.outsource_line_id desc`,
    defaultOrder: sql`${isLate} desc, (l.received_at is null) desc, d.sent_at desc`,
  });
});

/** The most urgent first. */
export const listSendable = handle(dispatches.listSendable, async (call, { thirdPartyProviderId }) => {
  const works = await call.tx.rows<Born<Sendable>>(sql`
    select w.lab_work_id, ${ofEncounter.select}, ${workName} as test_names, o.priority, g.ordered_at, s.specimen_no
    from lab_work w
    ${workTables}
    ${ofEncounter.joins}
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status = 'Ready'
      and w.performed_by_provider is null
      and exists (select from provider_rate r where r.tenant_id = w.tenant_id and r.third_party_provider_id = ${thirdPartyProviderId}
        and r.lab_test_id = w.lab_test_id and r.valid_from <= ${todayOf(call)}::date)
    order by ${urgency}, w.lab_work_id limit ${MOST_SENDABLE}`);
  return { works: works.map((one) => withAge(one, todayOf(call))) };
});
