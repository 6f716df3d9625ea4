// Sends works to a partner laboratory, and receives them: only works on a dispatch can be received (LB069, LB072).
import * as dispatches from '@charaka/contract/diagnostics/outsource/dispatch';
import { outsourceChecks, outsourceSentences } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockWorks, moveWorks, refuseWorks } from '../laboratory/work-store.ts';

interface Rate {
  readonly labTestId: number;
  readonly ratePaise: number;
}

/** The partner's rates for tests today. */
function readRates(call: Call, providerId: number, labTestIds: readonly number[]): Promise<Rate[]> {
  return call.tx.rows<Rate>(sql`
    select distinct on (lab_test_id) lab_test_id, rate_paise from provider_rate
    where tenant_id = ${call.tenantId} and third_party_provider_id = ${providerId}
      and lab_test_id = any(${[...new Set(labTestIds)]}::bigint[]) and valid_from <= ${todayOf(call)}::date
    order by lab_test_id, valid_from desc, provider_rate_id desc`);
}

/** Locks the works; the price is that of the day, also when rates change later (TP002). */
export const addDispatch = handle(dispatches.addDispatch, async (call, { dispatch }) => {
  const { thirdPartyProviderId, expectedDay } = dispatch;
  if (expectedDay < todayOf(call))
    refuse(outsourceChecks.expectedInPast, { 'dispatch.expectedDay': outsourceChecks.expectedInPast });
  const { providerName } = await call.tx.one<{ providerName: string }>(
    sql`select provider_name from third_party_provider
      where tenant_id = ${call.tenantId} and third_party_provider_id = ${thirdPartyProviderId} and is_active`,
    outsourceSentences.providerDoesNotExist,
  );
  const works = await lockWorks(call, dispatch.labWorkIds, 'specimens');
  await refuseWorks(call, works, 'send');
  const rates = new Map(
    (
      await readRates(
        call,
        thirdPartyProviderId,
        works.map(({ labTestId }) => labTestId),
      )
    ).map(({ labTestId, ratePaise }) => [labTestId, ratePaise]),
  );
  for (const { labTestId, testName } of works)
    if (!rates.has(labTestId)) refuse(outsourceSentences.noRate({ providerName, testName }));
  const { dispatchId, dispatchNo } = await call.tx.single<{ dispatchId: number; dispatchNo: number }>(sql`
    insert into outsource_dispatch (tenant_id, hospital_id, dispatch_no, third_party_provider_id, sent_at, sent_by, expected_on,
      courier, temperature)
    values (${call.tenantId}, ${call.hospital.hospitalId}, next_number('outsource dispatch', ${call.hospital.hospitalId}),
      ${thirdPartyProviderId}, ${call.now}, ${call.userId}, ${expectedDay}, ${dispatch.courier || null},
      ${dispatch.temperature || null})
    returning dispatch_id, dispatch_no`);
  const lines = works.map(({ labWorkId, labTestId }) => ({ labWorkId, price: rates.get(labTestId) ?? 0 }));
  await call.tx.rows(sql`
    insert into outsource_line (tenant_id, dispatch_id, lab_work_id, specimen_id, purchase_price_paise)
    select w.tenant_id, ${dispatchId}, w.lab_work_id, w.specimen_id, line.price
    from json_to_recordset(${JSON.stringify(lines)}::json) as line ("labWorkId" bigint, price bigint)
    join lab_work w on w.tenant_id = ${call.tenantId} and w.lab_work_id = line."labWorkId"`);
  await moveWorks(call, works, 'send');
  call.say(outsourceSentences.dispatched({ dispatchNo, count: works.length }));
  return { dispatchId, dispatchNo };
});

/** Locks the works: of two users who receive one, the second is refused. */
export const receiveDispatch = handle(dispatches.receiveDispatch, async (call, { dispatchId, labWorkIds }) => {
  const { dispatchNo, thirdPartyProviderId } = await call.tx.one<{ dispatchNo: number; thirdPartyProviderId: number }>(
    sql`select dispatch_no, third_party_provider_id from outsource_dispatch
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and dispatch_id = ${dispatchId}`,
    outsourceSentences.dispatchDoesNotExist,
  );
  const works = await lockWorks(call, labWorkIds, 'specimens');
  const lines = await call.tx.rows<{ labWorkId: number; receivedAt: string | null }>(sql`
    select lab_work_id, received_at from outsource_line
    where tenant_id = ${call.tenantId} and dispatch_id = ${dispatchId}`);
  for (const work of works) {
    const { testName } = work;
    const line = lines.find(({ labWorkId }) => labWorkId === work.labWorkId);
    if (!line) return refuse(outsourceSentences.notOnDispatch({ testName, dispatchNo }));
    if (line.receivedAt !== null) refuse(outsourceSentences.receivedBefore({ testName }));
  }
  await call.tx.rows(sql`
    update outsource_line set received_at = ${call.now}, received_by = ${call.userId}
    where tenant_id = ${call.tenantId} and dispatch_id = ${dispatchId} and lab_work_id = any(${labWorkIds}::bigint[])`);
  await moveWorks(call, works, 'bring-back');
  await call.tx.rows(sql`
    update lab_work set performed_by_provider = ${thirdPartyProviderId}
    where tenant_id = ${call.tenantId} and lab_work_id = any(${labWorkIds}::bigint[])`);
  call.say(outsourceSentences.received({ count: works.length }));
  return {};
});
