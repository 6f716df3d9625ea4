// Reads one print setting of the hospital (Q21).
import { getPrintSetting as getPrintSettingEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { handle } from '../../kernel/handler.ts';
import { findPrintSetting } from './print-setting-store.ts';

/** Refuses the number of another hospital. */
export const getPrintSetting = handle(getPrintSettingEndpoint, async (call, input) => {
  const { tx, tenantId, hospital } = call;
  const { printSettingId } = input.printSetting;
  return findPrintSetting(tx, tenantId, hospital.hospitalId, printSettingId);
});
