// Changes the facts of a hospital; every session sees them with its next call.

import { updateHospital as updateHospitalEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { checkHospital, sayingNameTaken } from './hospital-record.ts';
import { beginGstRules, editedHospital, holdHospital, writeHospital } from './hospital-store.ts';
import { findHospital } from './tenancy-store.ts';

/** Left out optional fields are cleared (Q17); pictures have a call of their own. */
export const updateHospital = handle(updateHospitalEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { hospitalId, version, ...typed } = input.hospital;
  await holdHospital(tx, tenantId, hospitalId);
  await refuseStale(call, editedHospital, hospitalId, version);
  const { record, warning, isInIndia } = await checkHospital(tx, typed);
  const before = await findHospital(tx, tenantId, hospitalId);
  await sayingNameTaken(record.hospitalName, writeHospital(tx, tenantId, hospitalId, record));
  // A hospital that moves to India in the first run begins there; one that was there keeps its days.
  if (isInIndia && before.countryCode !== 'IN') await beginGstRules(tx, tenantId, hospitalId);
  const { hospitalUpdated, hospitalUpdatedButWarned } = tenancySentences;
  call.say(warning ? hospitalUpdatedButWarned({ warning }) : hospitalUpdated);
  return { hospital: await findHospital(tx, tenantId, hospitalId) };
});
