// Finds who of the registered patients may be the person about to be registered, so that nobody is registered twice.

import { findSimilarPatients as findSimilarPatientsEndpoint } from '@charaka/contract/people/patient/patient-check';
import { isSameIdCard, maskedIdCardNo } from '@charaka/rules/person/id-card';
import { nameInOne } from '@charaka/rules/person/person-name';
import { isSimilarName } from '@charaka/rules/person/similar-name';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { ageFields } from './patient-answer.ts';

/** A family shares one telephone; this many of it are looked at. */
const MOST_LOOKED_AT = 50;
const MOST_ANSWERED = 5;

interface AlikePatient {
  patientId: number;
  salutation: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  sex: 'M' | 'F' | 'O';
  birthDate: string;
  contactNo: string;
  fatherName: string | null;
  addressLineOne: string;
  city: string;
  idCardType: string | null;
  idCardNo: string | null;
  createdAt: string;
}

interface Named {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

interface Sought extends Named {
  readonly contactNo: string;
  readonly birthDate?: string | null | undefined;
}

const nameOf = ({ firstName, middleName, lastName }: Named) => nameInOne(firstName, middleName, lastName);

/** Those with the telephone, the card's number or the name, newest first. */
function alikePatients(call: Call, phone: string, cardNo: string, name: string): Promise<AlikePatient[]> {
  return call.tx.rows<AlikePatient>(sql`
    select patient_id, salutation, first_name, middle_name, last_name, sex, birth_date, contact_no, father_name,
      address_line_one, city, id_card_type, id_card_no, created_at
    from patient where tenant_id = ${call.tenantId}
      and patient_id = any(array(select patients_alike(${phone}, ${cardNo}, ${MOST_LOOKED_AT})
        union select patients_named(${name}, ${MOST_LOOKED_AT})))
    order by patient_id desc`);
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name);

/**
 * With the same phone the names decide; those of two scripts cannot be compared, so the date of birth does. Families share a phone.
 * With another phone the search has found the name, in any script, and the date of birth decides.
 */
function isAlike(known: AlikePatient, sought: Sought): boolean {
  const isBornThen = known.birthDate === sought.birthDate;
  if (known.contactNo.slice(-10) !== sought.contactNo.slice(-10)) return isBornThen;
  const [name, soughtName] = [nameOf(known), nameOf(sought)];
  return isSimilarName(name, soughtName) || (isBornThen && isLatin(name) !== isLatin(soughtName));
}

/** At most 5: the same ID card first, then two equal values of phone, name and date of birth. */
export const findSimilarPatients = handle(findSimilarPatientsEndpoint, async (call, { patient }) => {
  const alike = await alikePatients(call, patient.contactNo, patient.idCardNo ?? '', nameOf(patient));
  const today = todayOf(call);
  const patients = alike
    .map((known) => ({
      ...known,
      ...ageFields(known.birthDate, today),
      isSameIdCard: isSameIdCard(known.idCardNo, patient.idCardNo),
      idCardNo: known.idCardNo ? maskedIdCardNo(known.idCardNo) : null,
    }))
    .filter((known) => known.isSameIdCard || isAlike(known, patient))
    .toSorted((one, other) => Number(other.isSameIdCard) - Number(one.isSameIdCard));
  return { patients: patients.slice(0, MOST_ANSWERED) };
});
