// Walks every call: an answer with a patient's data names the patient, so that the log of charts records the reading (PS012).
import { unwrap } from '@charaka/contract/kernel/wire';
import { canShowCharts } from '@charaka/contract/people/privacy/chart';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

const endpoints = handlersOf(noParts).map((handler) => handler.endpoint);

/** Keys with personal data, at any depth of an answer. */
const personal =
  /^(firstName|lastName|patientName|personName|motherName|infantName|birthDate|contactNo|patientType|admissionMode|diagnosis)$/;

/** Answers about people who are no patients, and why. */
const ofOthers: Readonly<Record<string, string>> = {
  '/Staff/GetAllStaff': 'employees',
  '/Staff/GetAllStaffWithImage': 'employees',
  '/Staff/GetStaffById': 'employees',
  '/Staff/SaveStaff': 'employees',
  '/Staff/UpdateStaff': 'employees',
  '/Staff/GetAllStaffDelegations': 'employees',
  '/ThirdPartyProvider/GetAllThirdPartyProviders': 'partner laboratories',
  '/ThirdPartyProvider/GetThirdPartyProviderById': 'partner laboratories',
  '/ThirdPartyProvider/AddThirdPartyProvider': 'partner laboratories',
  '/ThirdPartyProvider/UpdateThirdPartyProvider': 'partner laboratories',
  '/Organisation/GetAllOrganisation': 'payers',
  '/Organisation/GetOrganisationByID': 'payers',
  '/Organisation/SaveOrganisation': 'payers',
  '/Organisation/UpdateOrganisation': 'payers',
  '/PatientReferralDetail/GetAllPatientReferral': 'referring doctors',
  '/PatientReferralDetail/GetPatientReferralByID': 'referring doctors',
  '/PatientReferralDetail/AddPatientReferral': 'referring doctors',
  '/PatientReferralDetail/UpdatePatientReferral': 'referring doctors',
};

/** Pages of an admission whose answer needs no name, with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  '/IPD/CountIpdPatients': 'a count alone',
  '/IPD/GetDocumentPart': 'the handler says whose document it is',
  '/IPD/GetIPDBillDueByAge': 'sums alone',
  '/Report/GetDashboard': 'figures alone',
};

function keysOf(schema: z.ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return keysOf(inner.element as z.ZodType);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => keysOf(option as z.ZodType));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => [name, ...keysOf(field as z.ZodType)]);
}

const isPersonal = (endpoint: (typeof endpoints)[number]) => keysOf(endpoint.output).some((key) => personal.test(key));

describe('every call that answers about persons', () => {
  it.each(endpoints.filter(isPersonal).map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s names the patients it shows (PS012)',
    (path, endpoint) => {
      expect(canShowCharts(endpoint) || path in ofOthers).toBe(true);
    },
  );

  it('is left out of the log only while it is there and shows no patient', () => {
    const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
    for (const path of Object.keys(ofOthers)) {
      const endpoint = byPath.get(path);
      expect(endpoint && isPersonal(endpoint) && !canShowCharts(endpoint), path).toBe(true);
    }
  });

  // A patient's own papers and entries are part of the chart too, whatever their keys are called.
  it.each(
    endpoints
      .filter(({ effect, permission }) => effect === 'read' && typeof permission === 'object')
      .filter(({ permission }) => /^(ipd|bill)\//.test((permission as { menu: string }).menu))
      .map((endpoint) => [endpoint.path, endpoint] as const),
  )('%s, a page of an admission, names the patients it shows (PS012)', (path, endpoint) => {
    expect(canShowCharts(endpoint)).toBe(!(path in otherwise));
  });
});
