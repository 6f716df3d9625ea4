// The beds of the hospital, who lies in each and what it is held for (R296, R414).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { bedBoardMenu, listBeds as listBedsEndpoint } from '@charaka/contract/stay/bed/bed';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { hasRight } from '../../kernel/session.ts';
import { bedList } from './bed-store.ts';

type Row = OutputOf<typeof listBedsEndpoint>['rows'][number];
const row = listBedsEndpoint.output.shape.rows.element;
/** Whoever may look at one of these may know who lies in a bed. */
const menusWithNames = ['ipd/ipd_registration', bedBoardMenu];

/** Beds ward by ward; `isFree` leaves only those a patient can be given now (Q61). */
export const listBeds = handle(listBedsEndpoint, async (call, input) => {
  const selection = { isFree: input.isFree ?? false, associationId: input.associationId ?? null };
  const answer = await readList<Row>(call.tx, bedList(call.tenantId, call.hospital.hospitalId, selection), row, input);
  if (menusWithNames.some((menu) => hasRight(call.session, menu, 'view'))) return answer;
  const rows = answer.rows.map((bed) => ({ ...bed, patientName: null, admissionId: null, holdReason: null }));
  return { ...answer, rows };
});
