// Certificates and letters of a visit on the wire: each has the next number of its series, and is printed as it was signed (OP029, OP036).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from '../opd/visit.ts';
import { consultationChecks } from './consultation-sentences.ts';
import { consultationTopic } from './topics.ts';

/** Kinds of certificate; a referral is a letter to a doctor or hospital outside. */
export const certificateKinds = ['SickLeave', 'Fitness', 'Referral', 'Vaccination', 'Travel', 'Other'] as const;

/** The readers of a certificate. An employer or a school learns the diagnosis only where the patient agrees. */
export const certificateAudiences = ['Patient', 'Employer', 'School', 'Insurer', 'Court'] as const;
/** Readers that do not learn the diagnosis unless the patient agrees. */
export const audiencesWithoutDiagnosis: readonly string[] = ['Employer', 'School'];

const spellings = {
  patientId: 'patientUid',
  visitId: 'opdScheduleId',
  fromDay: 'fromDate',
  toDay: 'toDate',
  issuedAt: 'issuedOn',
  signerName: 'signedBy',
  certificates: 'patientCertificateList',
  certificate: 'patientCertificate',
};

const typed = {
  kind: oneOf(certificateKinds),
  audience: optional(oneOf(certificateAudiences)),
  /** The patient agrees that the reader learns the diagnosis. */
  isDiagnosisAgreed: optional(flag()),
  /** For a referral: its addressee. */
  addressee: optional(text(200)),
  body: requiredText(consultationChecks.enterCertificate, 4000),
  fromDay: optional(day()),
  toDay: optional(day()),
  /** Why it speaks of days before the visit. */
  pastReason: optional(text(300)),
};

const patientCertificate = shape(
  {
    certificateId: id(),
    encounterId: id(),
    serialNo: count(),
    ...typed,
    issuedAt: instant(),
    signerName: text(),
    signerQualification: optional(text()),
    signerRegistrationNo: optional(text()),
  },
  spellings,
);

/** Those of a visit, the latest first. */
export const listCertificates = endpoint({
  path: '/Certificate/GetAllCertificates',
  summary: 'Lists the certificates and letters of a visit.',
  // The content of a certificate belongs to the chart, as the note does.
  permission: { menu: visitMenu, action: 'view', deeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape({ patientId: id(), visitId: id() }, spellings),
  output: shape({ patientId: id(), certificates: z.array(patientCertificate) }, spellings),
});

/** Signed by the calling doctor; it never changes. */
export const addCertificate = endpoint({
  path: '/Certificate/AddCertificate',
  logAs: ['patient_certificate', 'added'],
  summary: 'Signs a certificate or letter with the next number of its series.',
  permission: may('edit', visitMenu),
  effect: 'once',
  changes: [consultationTopic],
  isWalled: true,
  input: shape({ patientId: id(), visitId: id(), certificate: shape(typed, spellings) }, spellings),
  output: shape({ patientId: id(), certificate: patientCertificate }, spellings),
});
