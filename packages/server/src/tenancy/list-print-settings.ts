// Letterhead and footer of the hospital's papers (R276).
import { listPrintSettings as listPrintSettingsEndpoint } from '@charaka/contract/tenancy';
import { handle } from '../kernel/handler.ts';
import { readList } from '../kernel/list-query.ts';
import { printSettingList } from './tenancy-store.ts';

const row = listPrintSettingsEndpoint.output.shape.rows.element;

/** Print settings of the hospital; screens filter by `settingFor`. */
export const listPrintSettings = handle(listPrintSettingsEndpoint, (call, input) =>
  readList(call.tx, printSettingList(call.tenantId, call.hospital.hospitalId), row, input),
);
