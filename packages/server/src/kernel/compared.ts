// Compares values sent by a request with the true values, where the server calculates them or another call changes them (Q216).

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { writeAnswer } from '@charaka/contract/kernel/wire';
import { refuse } from './refusal.ts';

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a key in any capitals. */
function valueUnder(body: Body, key: string): unknown {
  const lower = key.toLowerCase();
  return Object.entries(body).find(([name]) => name.toLowerCase() === lower)?.[1];
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** Whether two values of the wire say the same: numbers also as text, instants also of other zones. */
function isSame(told: unknown, answered: unknown): boolean {
  if (isInstant(told) && isInstant(answered)) return Date.parse(told) === Date.parse(answered);
  return String(told) === String(answered ?? '') || (told === 0 && answered === null);
}

/**
 * Refuses, before the commit, a request that sent another value of a compared key than the call answers. The endpoint's sentence is
 * reported for the key as well. A key that was not sent is not compared.
 */
export function refuseDifferent(endpoint: Endpoint, body: Body, output: unknown): void {
  if (!endpoint.compared) return;
  const { record, keys } = endpoint.compared;
  const told = valueUnder(body, record);
  const answered = (writeAnswer(endpoint.output)(output) as Body)[record];
  if (!isBody(told) || !isBody(answered)) return;
  for (const [key, sentence] of Object.entries(keys)) {
    const value = valueUnder(told, key);
    if (value === undefined || value === null || value === '' || isSame(value, answered[key])) continue;
    refuse(sentence, { [`${record}.${key}`]: sentence });
  }
}

/** The spellings of the keys of an admission's number, of its patient and of the registration number. */
const admissionKeys = ['patientIpId', 'patient_IpId', 'ipdId'];
const patientKeys = ['patientUid', 'patient_UId'];
const registrationKeys = ['hospitalRegnNo', 'hospitalRegNo'];

/** An admission in the request, with the patient that the request states for it. */
export interface ToldAdmission {
  readonly admissionId: number;
  readonly patientId: number | undefined;
  readonly registrationNo: string | undefined;
}

/** Every admission that a request names together with its patient or registration number, also in records within it. */
export function toldAdmissions(body: unknown, depth = 0): readonly ToldAdmission[] {
  if (depth > 3) return [];
  if (Array.isArray(body)) return body.flatMap((item) => toldAdmissions(item, depth + 1));
  if (!isBody(body)) return [];
  const found = (keys: readonly string[]) =>
    keys.map((key) => valueUnder(body, key)).find((value) => value !== undefined && value !== null && value !== '');
  const [admissionId, patientId, registrationNo] = [found(admissionKeys), found(patientKeys), found(registrationKeys)];
  const inside = Object.values(body).flatMap((value) => toldAdmissions(value, depth + 1));
  if (admissionId === undefined || (patientId === undefined && registrationNo === undefined)) return inside;
  const own = {
    admissionId: Number(admissionId),
    patientId: patientId === undefined ? undefined : Number(patientId),
    registrationNo: registrationNo === undefined ? undefined : String(registrationNo),
  };
  return [own, ...inside];
}

/** Refuses when a request names another patient, or another registration number, beside an admission than it has. */
export function refuseOtherPatient(
  told: readonly ToldAdmission[],
  known: { readonly admissionId: number; readonly patientId: number; readonly registrationNo: string },
): void {
  for (const { admissionId, patientId, registrationNo } of told) {
    if (admissionId !== known.admissionId) continue;
    const isOther =
      (patientId !== undefined && patientId !== known.patientId) ||
      (registrationNo !== undefined && registrationNo !== known.registrationNo);
    if (isOther) refuse(kernelSentences.admissionOfAnotherPatient);
  }
}
