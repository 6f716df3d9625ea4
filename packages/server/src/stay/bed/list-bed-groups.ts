// The wards of the hospital (R296).
import { listBedGroups as listBedGroupsEndpoint } from '@charaka/contract/stay/bed/bed';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { bedGroupList } from './bed-store.ts';

const row = listBedGroupsEndpoint.output.shape.rows.element;

/** Wards of the hospital by name. */
export const listBedGroups = handle(listBedGroupsEndpoint, (call, input) =>
  readList(call.tx, bedGroupList(call.tenantId, call.hospital.hospitalId), row, input),
);
