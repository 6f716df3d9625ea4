// Finds whose visit is to be billed by a number that was scanned: of a patient, of an order, of a specimen; or by the patient's phone (OR044).
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { findCounterVisit as findCounterVisitEndpoint } from '@charaka/contract/clinic/counter/unbilled-orders';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ordersOfNumber } from '../order/orders-of-number.ts';

/** A bare number is a patient's, as on a wristband or token; one with a stroke is an order's, a long one a specimen's. */
export const findCounterVisit = handle(findCounterVisitEndpoint, async (call, { number: typed }) => {
  const number = typed.trim();
  const patient = (await findPatient(call, number)) ?? (await findByPhone(call, number));
  if (patient) return patient;
  const [order] = await ordersOfNumber(call, number);
  const { patientId, encounterId } = order ?? refuse(counterSentences.numberUnknown);
  return { patientId, encounterId };
});

/** The patient of a phone number. Refuses a number that several patients share: the cashier chooses in the list. */
async function findByPhone(call: Call, number: string): Promise<{ patientId: number } | undefined> {
  if (!/^(91|880)?\d{10}$/.test(number)) return undefined;
  const found = await call.tx.rows<{ patientId: number }>(sql`
    select patient_id from patient where tenant_id = ${call.tenantId} and right(contact_no, 10) collate "C" = ${number.slice(-10)}
      and is_active and merged_into_id is null limit 2`);
  if (found.length > 1) refuse(counterSentences.phoneOfSeveral);
  return found[0];
}

async function findPatient(call: Call, number: string): Promise<{ patientId: number } | undefined> {
  if (!/^\d{1,9}$/.test(number)) return undefined;
  return call.tx.row(sql`
    select patient_id from patient where tenant_id = ${call.tenantId} and patient_id = ${number}::bigint and merged_into_id is null`);
}
