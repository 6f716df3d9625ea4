// The hospitals the user may work in, for the dropdown in the header and the screen of hospitals (R132-R136).

import { HOSPITAL_MENU_PATH } from '@charaka/contract/foundation/tenancy/hospital';
import { listHospitals as listHospitalsEndpoint, ORGANISATION_ID } from '@charaka/contract/foundation/tenancy/tenancy';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { everyHospitalList, hospitalList } from './tenancy-store.ts';

const row = listHospitalsEndpoint.output.shape.rows.element;

/**
 * All hospitals for role 0, for others those they were given; by name (R135, R136). Closed ones are for those who see the
 * screen of hospitals: throws 403 for others.
 */
export const listHospitals = handle(listHospitalsEndpoint, async (call, input) => {
  const { tx, tenantId, session } = call;
  // Left out it is the one there is (R014).
  if ((input.organisationId ?? ORGANISATION_ID) !== ORGANISATION_ID) return { rows: [], totalCount: 0, pageNumber: 1 };
  if (!input.isWithClosed) return readList(tx, hospitalList(tenantId, [...session.hospitals.keys()]), row, input);
  if (!hasRight(session, HOSPITAL_MENU_PATH, 'view')) throw new HttpError(403, kernelSentences.notPermitted);
  return readList(
    tx,
    everyHospitalList(tenantId, session.roleId === SUPER_ADMINISTRATOR_ROLE_ID ? undefined : call.userId),
    row,
    input,
  );
});
