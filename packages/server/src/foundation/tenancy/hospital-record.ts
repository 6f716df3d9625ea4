// Checks of a hospital beyond the shape of its fields: its state is of its country, its GST number of its state.

import type { addHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { cashLimitWarning } from '@charaka/rules/money/cash-limit';
import { gstNumberFault } from '@charaka/rules/money/gst-number';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { findCountry, findState, type HospitalRecord } from './hospital-store.ts';

/** The hospital with the code of its state, and the warning for the clerk. Refuses values that do not fit together. */
export async function checkHospital(
  tx: Transaction,
  typed: ParsedOf<typeof addHospital>['hospital'],
): Promise<{ record: HospitalRecord; warning: Sentence | null; isInIndia: boolean }> {
  const { countryId, stateId, gstNumber } = typed;
  const [country, state] = await Promise.all([
    findCountry(tx, countryId),
    stateId == null ? undefined : findState(tx, countryId, stateId),
  ]);
  if (!country) refuse(tenancySentences.countryDoesNotExist);
  if (stateId != null && !state) refuse(tenancySentences.stateOfAnotherCountry);
  const isInIndia = country.countryCode === 'IN';
  // Without the hospital's state the kind of GST on a bill is unknown (R521).
  if (isInIndia && !state) refuse(fieldSentences.selectState);
  const fault = isInIndia && gstNumber ? gstNumberFault(gstNumber, state?.stateCode) : null;
  if (fault) refuse(fault);
  const warning = cashLimitWarning(typed.cashLimitReceipt ?? 'warn', country.countryCode);
  return { record: { ...typed, stateCode: state?.stateCode ?? null }, warning, isInIndia };
}

/** Waits for a write; refuses when another open hospital has the name already. */
export function sayingNameTaken<T>(hospitalName: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { hospital_by_name: tenancySentences.hospitalExists({ hospitalName }) });
}
