// How a hospital collects the fees of visits: when, how long after a no-show they are refunded, and what a visit without a rule costs.

import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import {
  getFeeSetting as getFeeSettingEndpoint,
  saveFeeSetting as saveFeeSettingEndpoint,
} from '@charaka/contract/clinic/counter/opd-fee';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';

type FeeSetting = OutputOf<typeof getFeeSettingEndpoint>['feeSetting'];

/** A hospital that has set nothing. */
const usual: FeeSetting = { collectsAfter: false, noShowHours: 24, isFreeWithoutRule: false };

/** The setting of the caller's hospital. */
export async function readFeeSetting(call: Call): Promise<FeeSetting> {
  const kept = await call.tx.row<FeeSetting>(sql`
    select collects_after, no_show_hours, is_free_without_rule from opd_fee_setting
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`);
  return kept ?? usual;
}

/** Reads the setting of the hospital. */
export const getFeeSetting = handle(getFeeSettingEndpoint, async (call) => ({
  feeSetting: await readFeeSetting(call),
}));

/** Holds from the next call on; whether visits without a rule are free stays as it was where the caller leaves it out. */
export const saveFeeSetting = handle(saveFeeSettingEndpoint, async (call, { feeSetting: typed }) => {
  const isFreeWithoutRule = typed.isFreeWithoutRule ?? (await readFeeSetting(call)).isFreeWithoutRule;
  const feeSetting = { ...typed, isFreeWithoutRule };
  await call.tx.rows(sql`
    insert into opd_fee_setting (tenant_id, hospital_id, collects_after, no_show_hours, is_free_without_rule)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${feeSetting.collectsAfter}, ${feeSetting.noShowHours},
      ${isFreeWithoutRule})
    on conflict (tenant_id, hospital_id) do update set collects_after = excluded.collects_after,
      no_show_hours = excluded.no_show_hours, is_free_without_rule = excluded.is_free_without_rule`);
  call.say(consultationFeeSentences.feeSettingSaved);
  return { feeSetting };
});
