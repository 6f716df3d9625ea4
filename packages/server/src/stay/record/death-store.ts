// The SQL of deaths.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { addDeath, deathRecord } from '@charaka/contract/stay/record/death';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { onDays } from '../../kernel/asked-days.ts';
import { changesOf, type EveryColumn, type LastChange, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { type ListSource, likeText } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { RecordFilters } from './birth-store.ts';

/** A death as answered. */
export type Death = z.output<typeof deathRecord>;
type Typed = ParsedOf<typeof addDeath>['death'];
/** The typed fields of a death, besides its patient and admission. */
export type DeathFields = Omit<Typed, 'patientId' | 'admissionId'>;

const select = sql`d.death_id, d.patient_id, d.admission_id,
  name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name) as patient_name, p.sex, p.birth_date, d.died_at,
  d.father_name, d.contact_no, d.address, d.report_document_type, d.immediate_causes, d.antecedent_causes, d.other_causes,
  d.cause_of_death, d.manner_of_death, u.name as created_by_name, d.created_at`;
const from = sql`death_record d
  join patient p on p.tenant_id = d.tenant_id and p.patient_id = d.patient_id
  join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.created_by`;
const ofHospital = (call: Call) =>
  sql`d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.is_active`;

/** The deaths of the hospital, the last one first; days are those of the hospital. */
export function deathList(call: Call, { search, ...days }: RecordFilters): ListSource {
  const day = sql`(d.died_at at time zone ${call.hospital.timezone})::date`;
  const wanted: Sql[] = [
    ofHospital(call),
    ...onDays(day, days),
    ...(search ? [sql`p.search_name like ${`%${likeText(search.toLowerCase())}%`}`] : []),
  ];
  return {
    select,
    from,
    where: join(wanted, ' and '),
    columns: {
      deathId: { sql: sql`d.death_id`, kind: 'number' },
      patientId: { sql: sql`d.patient_id`, kind: 'number' },
      admissionId: { sql: sql`d.admission_id`, kind: 'number' },
      patientName: { sql: sql`p.search_name`, kind: 'text' },
      diedAt: { sql: sql`d.died_at`, kind: 'instant' },
      causeOfDeath: { sql: sql`d.cause_of_death`, kind: 'text' },
      mannerOfDeath: { sql: sql`d.manner_of_death`, kind: 'text' },
    },
    tieBreak: sql`d.death_id desc`,
    defaultOrder: sql`d.died_at desc`,
  };
}

/** How a refusal and the audit call a death record. */
export const editedDeath = { table: 'death_record', wrapper: 'death', noun: words.deathRecord } as const;

/** One death. Refuses when this hospital has none of that number. */
export function readDeath(call: Call, deathId: number, isLocked = false): Promise<Death> {
  return call.tx.one<Death>(
    sql`select ${select} from ${from} where ${ofHospital(call)} and d.death_id = ${deathId}
      ${isLocked ? sql`for no key update of d` : empty}`,
    recordSentences.deathRecordDoesNotExist,
  );
}

/** The deceased patient, and the end of the named admission. */
export interface Deceased {
  readonly birthDate: string;
  /** Null without an admission of that number of this patient in this hospital. */
  readonly admittedAt: string | null;
  readonly isDischargedAlive: boolean | null;
}

/** Looks up the patient and the admission of a death. */
export function readDeceased(call: Call, patientId: number, admissionId: number | null): Promise<Deceased> {
  return call.tx.one<Deceased>(
    sql`select p.birth_date, a.admitted_at, a.is_discharged and a.is_alive as is_discharged_alive from patient p
      left join admission a on a.tenant_id = p.tenant_id and a.patient_id = p.patient_id and a.admission_id = ${admissionId}
        and a.hospital_id = ${call.hospital.hospitalId} and not a.is_cancelled
      where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
}

/** Columns that the form does not have: the patient, the writer and the time of writing. */
type WrittenElsewhere =
  | 'tenant_id'
  | 'hospital_id'
  | 'death_id'
  | 'patient_id'
  | 'admission_id'
  | 'is_active'
  | 'register_year'
  | 'register_no'
  | LastChange;

const columns = (death: DeathFields): EveryColumn<'death_record', WrittenElsewhere> => ({
  died_at: new Date(death.diedAt),
  father_name: death.fatherName || null,
  contact_no: death.contactNo || null,
  address: death.address || null,
  report_document_type: death.reportDocumentType || null,
  immediate_causes: sql`${death.immediateCauses}::text[]`,
  antecedent_causes: sql`${death.antecedentCauses}::text[]`,
  other_causes: sql`${death.otherCauses}::text[]`,
  cause_of_death: death.causeOfDeath,
  manner_of_death: death.mannerOfDeath,
});

/** Writes a death and answers its number. Refuses a second one of the patient. */
export async function insertDeath(call: Call, { patientId, admissionId, ...death }: Typed): Promise<number> {
  const written = columns(death);
  const { deathId } = await refuseOnConflict(
    call.tx.one<{ deathId: number }>(
      sql`insert into death_record (tenant_id, hospital_id, patient_id, admission_id, created_by,
          ${namesOf(written)})
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${patientId}, ${admissionId ?? null}, ${call.userId},
          ${valuesOf(written)})
        returning death_id`,
      kernelSentences.nothingAdded,
    ),
    { one_death: recordSentences.deathKnown },
  );
  return deathId;
}

/** Replaces what is known of a death. */
export async function replaceDeath(call: Call, deathId: number, death: DeathFields): Promise<void> {
  await call.tx.rows(sql`
    update death_record set ${changesOf(columns(death))}, updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and death_id = ${deathId}`);
}

/** Takes a death off the records. */
export async function dropDeath(call: Call, deathId: number): Promise<void> {
  await call.tx.rows(sql`
    update death_record set is_active = false, updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and death_id = ${deathId}`);
}
