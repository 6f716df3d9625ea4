// Adds a hospital of the tenant.

import { addHospital as addHospitalEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { handle } from '../../kernel/handler.ts';
import { checkHospital, sayingNameTaken } from './hospital-record.ts';
import { addMember, beginGstRules, insertHospital } from './hospital-store.ts';
import { findHospital } from './tenancy-store.ts';

/** Role 0 works in every hospital; anybody else who adds one is given it (R135, R136). */
export const addHospital = handle(addHospitalEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { record, warning, isInIndia } = await checkHospital(tx, input.hospital);
  const hospitalId = await sayingNameTaken(record.hospitalName, insertHospital(tx, tenantId, record));
  if (isInIndia) await beginGstRules(tx, tenantId, hospitalId);
  if (call.session.roleId !== SUPER_ADMINISTRATOR_ROLE_ID) await addMember(tx, tenantId, hospitalId, call.userId);
  const { hospitalAdded, hospitalAddedButWarned } = tenancySentences;
  call.say(warning ? hospitalAddedButWarned({ warning }) : hospitalAdded);
  return { hospital: await findHospital(tx, tenantId, hospitalId) };
});
