// The floors of the hospital (R296).
import { listBedFloors as listBedFloorsEndpoint } from '@charaka/contract/stay/bed/bed';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { bedFloorList } from './bed-store.ts';

const row = listBedFloorsEndpoint.output.shape.rows.element;

/** Floors of the hospital. */
export const listBedFloors = handle(listBedFloorsEndpoint, (call, input) =>
  readList(call.tx, bedFloorList(call.tenantId, call.hospital.hospitalId), row, input),
);
