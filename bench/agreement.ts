// Makes sure before measuring that both servers answer the same, so that neither is fast by leaving something out.
import { isDeepStrictEqual } from 'node:util';
import type { Request, Workload } from './workload.ts';

type Wire = Record<string, unknown>;
const rowsOf = (answer: Wire, key: string) => (answer[key] ?? []) as Wire[];
const keysOf = (row: unknown) => Object.keys((row ?? {}) as Wire).sort();

/** The parts of an answer that must be alike: rows, their order, their number and their fields. */
const essentials: Readonly<Record<string, (answer: Wire) => unknown>> = {
  GetAllIpdPatients: (answer) => {
    const rows = rowsOf(answer, 'ipdPatientDetailsList');
    return { total: answer.totalCount, ids: rows.map((row) => row.patientIpId), keys: keysOf(rows[0]) };
  },
  GetIpdPatientById: (answer) => {
    const admission = answer.ipdPatientViewModel as Wire;
    return { id: admission.patientIpId, keys: keysOf(admission) };
  },
  AddMultipleServiceCharges: (answer) => rowsOf(answer, 'ipdServiceChargeIds').length,
  GetIPDPatientBillById: (answer) => ({
    lines: rowsOf(answer, 'ipdServiceChargeList').map((line) => [
      line.serviceChargeId,
      line.totalAmount,
      line.gstAmount,
    ]),
    payments: rowsOf(answer, 'ipdPaymentList').map((payment) => [payment.paymentId, payment.paymentAmount]),
  }),
};

async function ask(server: string, request: Request): Promise<unknown> {
  const { path, headers, body } = request;
  const reply = await fetch(`${server}${path}`, { method: 'POST', headers, body });
  const answer = (await reply.json()) as Wire;
  if (!reply.ok || answer._failure) throw new Error(`${server}${path} answered ${reply.status}: ${answer._message}`);
  return essentials[path.split('/').at(-1) ?? '']?.(answer);
}

/** Asks both servers the same a number of times. Throws with both answers where they differ. */
export async function checkAgreement(floor: string, ours: string, workload: Workload, times = 30): Promise<void> {
  for (let time = 0; time < times; time++) {
    const request = workload.next();
    const [wanted, given] = await Promise.all([ask(floor, request), ask(ours, request)]);
    if (isDeepStrictEqual(wanted, given)) continue;
    const texts = [wanted, given].map((answer) => JSON.stringify(answer).slice(0, 2000));
    throw new Error(
      `The servers answer ${request.path} ${request.body} differently:\nfloor ${texts[0]}\nours  ${texts[1]}`,
    );
  }
}
