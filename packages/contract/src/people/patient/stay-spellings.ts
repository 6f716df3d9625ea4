// How the facts of a stay are spelled on the wire wherever a patient's stays are named.
import type { Spellings } from '../../kernel/shape.ts';

/** Spellings shared by the history of a patient and every call on an admission (Q25). */
export const staySpellings: Spellings = {
  admissionId: ['patientIpId', 'patient_IpId', 'ipdId'],
  admittedAt: 'admissionDatetime',
  dischargedAt: 'dischargeDatetime',
  isDischarged: 'dischargeStatus',
  bedName: 'currentBedName',
  bedGroupName: 'currentBedGroupName',
};
