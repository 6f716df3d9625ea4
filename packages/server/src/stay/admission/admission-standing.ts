// The state of an admission for every call that moves its money: state, payer, and the states that decide its GST.

import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import { type AdmissionFacts, admissionStateOf, type Viewer } from '@charaka/rules/stay/admission-state';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { does, hasRight, type Session } from '../../kernel/session.ts';
import { withinReach } from './admission-reach.ts';
import { NO_ADMISSION } from './admission-store.ts';

/** The facts of an admission that its bill needs. */
export interface AdmissionStanding extends AdmissionFacts {
  readonly patientType: string;
  readonly associationId: number | null;
  readonly insuranceId: number | null;
  readonly authorizedPaise: Paise;
  readonly finalAuthorizedPaise: Paise | null;
  readonly hospitalStateCode: string | null;
  readonly patientStateCode: string | null;
  readonly isNonHospitalChargeOn: boolean;
}

/**
 * The standing of an admission of the call's hospital. Whoever writes takes `lockAdmission` first and sends both together: what
 * is read behind the lock is what the last change left (money.md). Refuses when there is none of that number.
 */
export function readStanding(call: Call, admissionId: number): Promise<AdmissionStanding> {
  return call.tx.one<AdmissionStanding>(
    sql`select a.patient_type, a.association_id, a.insurance_id, a.association_id is not null as has_association,
        a.tpa_authorized_paise as authorized_paise, a.final_authorized_paise,
        a.is_discharge_initiated, a.is_final_bill, a.is_discharged, a.is_cancelled,
        h.state_code as hospital_state_code, p.state_code as patient_state_code,
        h.is_non_hospital_charge as is_non_hospital_charge_on
      from admission a
      join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and a.hospital_id = ${call.hospital.hospitalId}${withinReach(call, sql`a.admission_mode`)}`,
    NO_ADMISSION,
  );
}

/** The caller as the rules about an admission's actions see them; that they reach the admission is seen to where it is read. */
export function viewerOf(session: Session): Viewer {
  const may = (action: 'view' | 'edit') => admissionPages.some(({ menu }) => hasRight(session, menu, action));
  return { canView: may('view'), canEdit: may('edit'), does: (deed) => does(session, deed) };
}

/** Why an admission takes no more charges and payments, as the beginning of a sentence; undefined while it does (Q47, Q125). */
export function closedReason(admission: AdmissionFacts): Sentence | undefined {
  const state = admissionStateOf(admission);
  if (state === 'cancelled') return admissionSentences.admissionCancelled;
  if (state === 'discharged') return admissionSentences.patientIsDischarged;
  return state === 'final bill' ? admissionSentences.finalBillGenerated : undefined;
}
