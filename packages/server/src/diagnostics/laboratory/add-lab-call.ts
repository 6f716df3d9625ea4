// Enters a call about critical values of a work: the person who was informed and read them back, or that no one was reached (LB044, Q248).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import * as verify from '@charaka/contract/diagnostics/laboratory/verify';
import { insertCriticalCall } from '../../clinic/order/critical-call-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { awaitsCall } from './amendment-store.ts';
import { readCriticalValues } from './lab-call-store.ts';
import { lockWorks, refuseOtherStatus } from './work-store.ts';

/** Behind the lock of the work, so that no value changes while the call is entered; also after it was verified with tries that reached no one. */
export const addLabCall = handle(verify.addLabCall, async (call, { call: made }) => {
  const { labWorkId, labParameterId, toldName, ...result } = made;
  const [work] = await lockWorks(call, [labWorkId]);
  if (!work) return refuse(laboratorySentences.workDoesNotExist);
  if (!(await awaitsCall(call, labWorkId))) {
    await refuseOtherStatus(call, work, 'Entered', 'Checked', 'Verified');
    const values = await readCriticalValues(call, [labWorkId]);
    const isCritical = values.some((one) => !labParameterId || one.labParameterId === labParameterId);
    if (!isCritical) refuse(laboratorySentences.nothingCritical);
  }
  const subject = { labWorkId, repeatNo: work.repeatNo, labParameterId: labParameterId ?? null };
  await insertCriticalCall(call, { orderId: work.orderId, work: subject }, { ...result, toldTo: toldName });
  call.say(laboratorySentences.callLogged);
  return {};
});
