// Closes a hospital: nobody works there any more, its records stay.

import { deleteHospital as deleteHospitalEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { countIn, patientsLying } from './hospital-counts.ts';
import { lockHospital, setOpen } from './hospital-store.ts';

/** Refuses while patients lie there, and while it is the own hospital of users, who could no longer work anywhere. */
export const deleteHospital = handle(deleteHospitalEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { hospitalId } = input.hospital;
  const { users } = await lockHospital(tx, tenantId, hospitalId);
  const patients = await countIn(call, patientsLying, hospitalId);
  if (patients > 0)
    refuse(
      patients === 1 ? tenancySentences.onePatientHere : tenancySentences.patientsHere({ patientsCount: patients }),
    );
  if (users > 0) refuse(users === 1 ? tenancySentences.homeOfOneUser : tenancySentences.homeOfUsers({ users }));
  await setOpen(tx, tenantId, hospitalId, false);
  call.say(tenancySentences.hospitalClosed);
  return {};
});
