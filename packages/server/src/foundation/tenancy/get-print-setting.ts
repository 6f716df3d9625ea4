// Reads one print setting of the hospital (Q21).
import { getPrintSetting as getPrintSettingEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { handle } from '../../kernel/handler.ts';
import { findPrintSetting } from './print-setting-store.ts';

/** Refuses the number of another hospital. */
export const getPrintSetting = handle(getPrintSettingEndpoint, (call, input) =>
  findPrintSetting(call, input.printSetting.printSettingId),
);
