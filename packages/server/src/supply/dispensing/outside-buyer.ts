// A person without a record who buys at the counter, and the prescription of a prescriber outside (PH054, PH055, PH094).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import { type Paise, paise } from '@charaka/rules/money/money';
import { callingCodeOf, phoneSpellings } from '@charaka/rules/person/phone';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MemoOwner, OutsidePerson, OutsidePrescription } from '../pharmacy/sale-store.ts';

type Entry = ParsedOf<typeof addDirectSale>['sale'];

/** From this sum on the document names the buyer with the address (rule 46 of the CGST Rules). */
const NAMED_FROM_PAISE = paise(5_000_000);

/** An outside prescription older than this is asked about (PH094). */
const FRESH_DAYS = 180;

const typed = (text: string | null | undefined): string | null => text?.trim() || null;

/** The person as written. */
export function readPerson({ personName, personPhone, personAddress }: Entry): OutsidePerson {
  return { personName: typed(personName), personPhone: typed(personPhone), personAddress: typed(personAddress) };
}

/** Refuses name, phone and address beside a registered patient, whose record has them. */
export function refusePerson({ personName, personPhone, personAddress }: Entry): void {
  if ([personName, personPhone, personAddress].every((text) => typed(text) === null)) return;
  const sentence = dispensingSentences.personOnlyOutside;
  refuse(sentence, { 'sale.personName': sentence });
}

/** The prescription of a prescriber outside, or null. Refuses one with a part missing or of a later day, and one without name and phone of the person (PH055). */
export function readPrescription(call: Call, entry: Entry): OutsidePrescription | null {
  const prescription = {
    prescriberName: typed(entry.prescriberName),
    prescriberRegistrationNo: typed(entry.prescriberRegistrationNo),
    prescriberAddress: typed(entry.prescriberAddress),
    prescribedOn: entry.prescribedOn ?? null,
    prescriptionNo: typed(entry.prescriptionNo),
  };
  const parts = Object.entries(prescription);
  if (parts.every(([, part]) => part === null)) return null;
  const [missing] = parts.find(([, part]) => part === null) ?? [];
  if (missing)
    refuse(dispensingSentences.prescriptionNeedsAll, { [`sale.${missing}`]: dispensingSentences.prescriptionNeedsAll });
  const whole = prescription as OutsidePrescription;
  if (whole.prescribedOn > todayOf(call)) {
    const sentence = dispensingSentences.prescribedLater;
    refuse(sentence, { 'sale.prescribedOn': sentence });
  }
  if (whole.prescribedOn < daysBefore(todayOf(call), FRESH_DAYS)) {
    const warning = dispensingSentences.prescribedLongAgo({ day: whole.prescribedOn, days: FRESH_DAYS });
    call.confirm(warning, dispensingSentences.sellOnPrescription);
  }
  if (entry.saleType === 'OUTSIDE') refuseUnnamed(entry);
  return whole;
}

/** Refuses a prescription without the name and the phone of the person it is for (PH054, PH055). */
function refuseUnnamed({ personName, personPhone }: Entry): void {
  const field = typed(personName) === null ? 'personName' : 'personPhone';
  if (typed(personName) !== null && typed(personPhone) !== null) return;
  const sentence = dispensingSentences.personOfPrescription;
  refuse(sentence, { [`sale.${field}`]: sentence });
}

/** Refuses a sum of Rs 50,000 or more without name and address of the person (PH054). */
export function refuseNameless({ person }: MemoOwner, amountPaise: Paise): void {
  if (!person || amountPaise < NAMED_FROM_PAISE || (person.personName && person.personAddress)) return;
  const sentence = dispensingSentences.nameAboveFiftyThousand;
  refuse(sentence, { [person.personName ? 'sale.personAddress' : 'sale.personName']: sentence });
}

/** A registration number without spaces, signs and case: it is written in many ways. */
const registrationKey = (number: Sql): Sql => sql`regexp_replace(upper(${number}), '[^[:alnum:]]', '', 'g')`;

/** Asks before the same prescription (prescriber, day, person) is dispensed again, in any spelling of phone and registration number (PH094). */
export async function askAboutDispensed(
  call: Call,
  { person, ...owner }: MemoOwner,
  prescription: OutsidePrescription | null,
): Promise<void> {
  if (prescription === null) return;
  const phones = phoneSpellings(person?.personPhone ?? '', callingCodeOf(call.hospital.countryCode));
  const isOfBuyer = person
    ? sql`s.person_phone = any (${[...phones]}::text[])`
    : sql`e.patient_id = ${'patientId' in owner ? owner.patientId : null}`;
  const before = await call.tx.row<{ cashMemo: string }>(sql`
    select s.cash_memo from pharmacy_sale s
    left join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
    where s.tenant_id = ${call.tenantId} and s.prescribed_on = ${prescription.prescribedOn}::date
      and ${registrationKey(sql`s.prescriber_registration_no`)} = ${registrationKey(sql`${prescription.prescriberRegistrationNo}::text`)} and ${isOfBuyer}
    order by s.sale_id limit 1`);
  if (!before) return;
  const { cashMemo } = before;
  call.confirm(
    dispensingSentences.dispensedBefore({ day: prescription.prescribedOn, cashMemo }),
    dispensingSentences.dispenseAgain,
  );
}
