// The beds of the hospital and who lies in each (R296, R414).
import { listBeds as listBedsEndpoint } from '@charaka/contract/bed';
import { handle } from '../kernel/handler.ts';
import { readList } from '../kernel/list-query.ts';
import { bedList } from './bed-store.ts';

const row = listBedsEndpoint.output.shape.rows.element;

/** Beds ward by ward; `isFree` leaves only those a patient can be given now (Q61). */
export const listBeds = handle(listBedsEndpoint, (call, input) =>
  readList(call.tx, bedList(call.tenantId, call.hospital.hospitalId, input.isFree ?? false), row, input),
);
