// Which admissions a typed text means: among those in hospital by trying each, among all there ever were by indexes alone.
import { stripPrefix, typedAdmissionNumber } from '@charaka/rules/list/display-number';
import sql, { join, type Sql } from 'sql-template-tag';
import { likeText } from '../../kernel/list-query.ts';
import type { HospitalFacts } from '../../kernel/session.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { admissionSettings } from './admission-settings.ts';

/** The largest number of a record that is asked for; longer digits are a phone number alone. */
const MOST_DIGITS = 15;
/** A text of fewer letters is in too many names to be looked up. */
const LEAST_LETTERS = 3;
/** So many patients of a phone number are looked at. */
const MOST_PHONES = 500;

/** Which records a text may be the number of. */
interface TypedNumbers {
  readonly admission: string | null;
  readonly patient: string | null;
}

/** The numbers that a typed text may be, with or without their prefixes. */
export function numbersIn(typed: string, hospital: HospitalFacts): TypedNumbers {
  const numberOf = (text: string) => (/^\d+$/.test(text) && text.length <= MOST_DIGITS ? text : null);
  return {
    admission: numberOf(typedAdmissionNumber(typed, admissionSettings.of(hospital).inpatientAdmissionPrefix)),
    patient: numberOf(stripPrefix(typed, [patientSettings.of(hospital).patientRegistrationPrefix])),
  };
}

/** Those of these numbers, as conditions of the admission `a`. */
const hasNumber = ({ admission, patient }: TypedNumbers): Sql[] => [
  ...(admission ? [sql`a.admission_id = ${admission}::bigint`] : []),
  ...(patient ? [sql`a.patient_id = ${patient}::bigint`] : []),
];

const butHidden = (who: readonly Sql[], hidden: readonly number[]): Sql => {
  const isWho = join([...who], ' or ');
  return hidden.length > 0 ? sql`(a.patient_id <> all(${hidden}::bigint[]) and (${isWho}))` : isWho;
};

/**
 * Whether the typed text means an admission: the IPD number or UHID with or without its prefix, the last digits of the
 * phone, the bed, or a part of the name. Stands on the patient and the bed. The hidden are not meant by name and phone (PS009).
 */
export function matchesSearch(typed: string, hospital: HospitalFacts, hidden: readonly number[] = []): Sql {
  const numbers = numbersIn(typed, hospital);
  const part = likeText(typed.toLowerCase());
  const who = [
    sql`p.contact_no like ${`%${likeText(typed)}`}`,
    ...(numbers.admission || numbers.patient
      ? []
      : [sql`p.search_name like ${`%${part}%`}`, sql`lower(a.infant_name) like ${`%${part}%`}`]),
  ];
  const ways = [butHidden(who, hidden), sql`lower(b.bed_name) like ${`%${part}%`}`, ...hasNumber(numbers)];
  return sql`(${join(ways, ' or ')})`;
}

/**
 * The same among all admissions there ever were, on the admission alone: patients, infants and beds are found first, once, by their
 * own indexes; the arrays keep the planner from asking those for every row. A bed means who lies in it now. A name has at least
 * three letters, or is tried on every patient.
 */
export function isFoundAmongAll(
  tenantId: number,
  typed: string,
  numbers: TypedNumbers,
  hidden: readonly number[] = [],
): Sql {
  const part = `%${likeText(typed.toLowerCase())}%`;
  const hasDigit = /\d/.test(typed);
  const isIndexed =
    /^[\p{L}\p{M}. ]+$/u.test(typed) && typed.split(/[. ]/).some((word) => word.length >= LEAST_LETTERS);
  const named = isIndexed
    ? sql`select patients_once_named(${typed})`
    : sql`select patient_id from patient where tenant_id = ${tenantId} and search_name like ${part}`;
  const who = [
    ...(hasDigit ? [sql`a.patient_id = any (array(select patients_with_phone(${typed}, ${MOST_PHONES})))`] : []),
    ...(numbers.admission || numbers.patient
      ? []
      : [
          sql`a.patient_id = any (array(${named}))`,
          sql`a.admission_id = any (array(select admission_id from admission
            where tenant_id = ${tenantId} and infant_name is not null and lower(infant_name) like ${part}))`,
        ]),
  ];
  const inBed = sql`(not a.is_discharged and not a.is_cancelled and a.current_bed_id = any (array(
    select bed_id from bed where tenant_id = ${tenantId} and lower(bed_name) like ${part})))`;
  const ways = [...(who.length > 0 ? [butHidden(who, hidden)] : []), inBed, ...hasNumber(numbers)];
  return sql`(${join(ways, ' or ')})`;
}
