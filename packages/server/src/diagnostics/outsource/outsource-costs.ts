// The prices paid to partner laboratories, and the patients' prices for the same tests; visible to finance only (LB070, TP002).
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import * as dispatches from '@charaka/contract/diagnostics/outsource/dispatch';
import { outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { workName } from '../laboratory/lab-rows.ts';

const row = dispatches.listOutsourceCosts.output.shape.rows.element;

/** The latest first. */
export const listOutsourceCosts = handle(dispatches.listOutsourceCosts, (call, input) =>
  readList(call.tx, costs(call), row, input),
);

/** The patient's price is the charge of the order, or before it is charged, the price list; of a member of a panel, which has no price of its own, the price list (Q251). */
function costs(call: Call): ListSource {
  return {
    select: sql`l.outsource_line_id, d.dispatch_no, v.provider_name, ${workName} as test_name, d.sent_at, l.received_at,
      l.purchase_price_paise, paid.patient_price_paise, paid.patient_price_paise - l.purchase_price_paise as difference_paise`,
    from: sql`outsource_line l
      join outsource_dispatch d on d.tenant_id = l.tenant_id and d.dispatch_id = l.dispatch_id
      join third_party_provider v on v.tenant_id = d.tenant_id and v.third_party_provider_id = d.third_party_provider_id
      join lab_work w on w.tenant_id = l.tenant_id and w.lab_work_id = l.lab_work_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
      join charge c on c.tenant_id = o.tenant_id and c.charge_id = case when w.member_name is null then o.charge_id else t.charge_id end
      cross join lateral (
        select coalesce(sum(k.line_total_paise), c.standard_charge_paise)::bigint as patient_price_paise from service_charge k
        where k.tenant_id = o.tenant_id and k.clinical_order_id = o.clinical_order_id and w.member_name is null) paid`,
    where: sql`l.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      dispatchNo: { sql: sql`d.dispatch_no`, kind: 'number', isNeverNull: true },
      providerName: { sql: sql`v.provider_name`, kind: 'text' },
      testName: { sql: workName, kind: 'text' },
      sentAt: { sql: sql`d.sent_at`, kind: 'instant' },
      receivedAt: { sql: sql`l.received_at`, kind: 'instant' },
      purchasePricePaise: { sql: sql`l.purchase_price_paise`, kind: 'money' },
    },
    tieBreak: sql`l.outsource_line_id desc`,
    defaultOrder: sql`d.sent_at desc`,
  };
}

/** Rates are versions: a new one counts from its day on. */
export const setProviderRate = handle(dispatches.setProviderRate, async (call, { providerRate }) => {
  const { thirdPartyProviderId, labTestId, ratePaise, validFrom } = providerRate;
  await call.tx.one(
    sql`select 1 from third_party_provider
      where tenant_id = ${call.tenantId} and third_party_provider_id = ${thirdPartyProviderId} and is_active`,
    outsourceSentences.providerDoesNotExist,
  );
  await call.tx.one(
    sql`select 1 from lab_test
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and lab_test_id = ${labTestId} and is_active`,
    labParameterSentences.labTestDoesNotExist,
  );
  await call.tx.rows(sql`
    insert into provider_rate (tenant_id, third_party_provider_id, lab_test_id, rate_paise, valid_from, created_by, created_at)
    values (${call.tenantId}, ${thirdPartyProviderId}, ${labTestId}, ${ratePaise}, ${validFrom}, ${call.userId}, ${call.now})`);
  call.say(outsourceSentences.rateSet);
  return {};
});
