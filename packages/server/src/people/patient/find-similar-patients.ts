// Finds who of the registered patients may be the person about to be registered, so that nobody is registered twice.
import { findSimilarPatients as findSimilarPatientsEndpoint } from '@charaka/contract/people/patient/patient-check';
import { isSameIdCard, maskedIdCardNo } from '@charaka/rules/person/id-card';
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
  readonly lastName: string;
}

const nameOf = ({ firstName, middleName, lastName }: Named) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** Those with the telephone or the card's number, newest first, whatever they are called. */
function alikePatients(call: Call, phone: string, cardNo: string): Promise<AlikePatient[]> {
  return call.tx.rows<AlikePatient>(sql`
    select patient_id, salutation, first_name, middle_name, last_name, sex, birth_date, contact_no, father_name,
      address_line_one, city, id_card_type, id_card_no, created_at
    from patient where tenant_id = ${call.tenantId}
      and patient_id = any(array(select patients_alike(${phone}, ${cardNo}, ${MOST_LOOKED_AT})))
    order by patient_id desc`);
}

/** At most 5: the same ID card first, then the same telephone with a name alike. */
export const findSimilarPatients = handle(findSimilarPatientsEndpoint, async (call, { patient }) => {
  const alike = await alikePatients(call, patient.contactNo, patient.idCardNo ?? '');
  const today = todayOf(call);
  const patients = alike
    .map((known) => ({
      ...known,
      ...ageFields(known.birthDate, today),
      isSameIdCard: isSameIdCard(known.idCardNo, patient.idCardNo),
      idCardNo: known.idCardNo ? maskedIdCardNo(known.idCardNo) : null,
    }))
    .filter((known) => known.isSameIdCard || isSimilarName(nameOf(known), nameOf(patient)))
    .toSorted((one, other) => Number(other.isSameIdCard) - Number(one.isSameIdCard));
  return { patients: patients.slice(0, MOST_ANSWERED) };
});
