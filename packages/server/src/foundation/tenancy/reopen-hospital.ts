// Opens a closed hospital again.

import { reopenHospital as reopenHospitalEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { handle } from '../../kernel/handler.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { sayingNameTaken } from './hospital-record.ts';
import { isMember, lockHospital, setOpen } from './hospital-store.ts';
import { findHospital } from './tenancy-store.ts';

/** For role 0 and those who were given the hospital: throws 403 for others (Q18). */
export const reopenHospital = handle(reopenHospitalEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const hospitalId = input.hospital.closedHospitalId;
  await lockHospital(tx, tenantId, hospitalId);
  if (call.session.roleId !== SUPER_ADMINISTRATOR_ROLE_ID && !(await isMember(tx, tenantId, hospitalId, call.userId)))
    throw new HttpError(403, kernelSentences.notYourHospital);
  const { hospitalName } = await findHospital(tx, tenantId, hospitalId);
  await sayingNameTaken(hospitalName, setOpen(tx, tenantId, hospitalId, true));
  call.say(tenancySentences.hospitalOpened);
  return { hospital: await findHospital(tx, tenantId, hospitalId) };
});
