// The page of one admission as it opens: the card with who lies here, the panels, and the table of charges.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { atAddress, onScreen } from '../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../test-support/render-paper.ts';
import { adoptSession, currentSession } from '../kernel/session.ts';
import type { Session } from '../kernel/session-state.ts';
import { ChargeTable } from '../money/charge/charge-table.tsx';
import type { ServiceCharge } from '../money/charge/service-charge.ts';
import { sampleAdmission } from '../papers/print-samples.ts';
import type { Patient } from '../people/patient/patient-form.ts';
import { AdmissionCard } from '../stay/admission/admission-card.tsx';
import { AdmissionPanels } from './admission-panels.tsx';

const address = '/ipd/ipd_registration/patient-details?id=1024';
const admission = {
  ...sampleAdmission,
  associationId: 3,
  associationName: 'Sunrise Health TPA',
  guardianName: 'Ratan Sengupta',
  guardianRelation: 'Husband',
  emergencyContactPerson: 'Mita Sen',
  emergencyNumber: '9811111111',
  isDischargeInitiated: false,
  isDischarged: false,
  isFinalBill: false,
};
const patient = { creditLimit: 500_000, drugAllergy: '' } as Patient;

beforeAll(() => signIn());

/** Role 0 may everything, a role without rights may look at nothing. */
const signInAs = (roleId: number) => {
  const session = currentSession() as Session;
  adoptSession({ ...session, user: { ...session.user, roleId } }, 'demo');
};

describe('the page of an admission', () => {
  it('shows who lies here, where, and who pays (R341)', () => {
    signInAs(0);
    const { text } = renderPaper(atAddress(address, <AdmissionCard admission={admission} patient={patient} />));
    for (const fact of [
      'Patient UHID MR5120',
      'IPD No IP1024',
      'Guardian Ratan Sengupta, Husband',
      'Gender Female',
      'Age 42Y 1M 25D',
      'Phone 9830000000',
      'Credit limit ₹ 5,000.00',
      'Admission Date 06/04/2026 10:00 AM',
      'Bed B-12, Female Ward, Second Floor Change Bed',
      'Emergency phone Mita Sen, 9811111111',
      'TPA Sunrise Health TPA',
    ])
      expect(text).toContain(fact);
    const dental = { ...admission, admissionMode: 'Dental' } as typeof admission;
    const other = renderPaper(atAddress(address, <AdmissionCard admission={dental} patient={patient} />)).text;
    expect(other).toMatch(/Case No IP1024 .*Procedure Start Date 06/);
    expect(other).not.toContain('Bed B-12');
  });

  it('opens with the consultant register, the other panels closed; register and charges can be added to (R343, R344)', () => {
    signInAs(0);
    const panels = renderToStaticMarkup(atAddress(address, <AdmissionPanels admission={admission} />));
    const headings = [...panels.matchAll(/aria-expanded="(true|false)".*?Accordion-label"[^>]*>([^<]*)</gs)];
    expect(headings.map(([, isOpen, title]) => `${title} ${isOpen}`)).toEqual([
      'Consultant Register true',
      'Diagnostic false',
      'Prescription false',
      'Charges false',
      'Payment false',
      'Bill false',
    ]);
    const adders = [...panels.matchAll(/aria-label="(Add [^"]*)"/g)].map(([, label]) => label);
    expect(adders).toEqual(['Add consultant instruction', 'Add charge']);
    signInAs(99);
    expect(renderToStaticMarkup(atAddress(address, <AdmissionPanels admission={admission} />))).not.toContain('Add ');
  });

  it('lists the charges by date, type and category, at standard, for the payer and as applied (R346)', () => {
    const charge = {
      serviceChargeId: 1,
      appliedAt: sampleAdmission.admittedAt,
      chargeType: { chargeTypeName: 'Hospital Services' },
      chargeCategory: { chargeCategoryName: 'Dressings' },
      chargeName: 'Dressing',
      chargeCode: 'DR-1',
      quantity: 1000,
      standardCharge: 10_000,
      tpaCharge: 9000,
      appliedCharge: 8500,
      net: 8500,
    } as unknown as ServiceCharge;
    const heading = 'Charges';
    const { rows } = renderPaper(onScreen(<ChargeTable label={heading} charges={[charge]} emptyText="" />));
    expect(rows[0]).toEqual([
      'Date',
      'Charge Type',
      'Charge Category',
      'Standard Charge',
      'TPA Charge',
      'Applied Charge',
    ]);
    expect(rows[1]?.[0]).toMatch(/^06\/04\/2026/);
    expect(rows[1]?.[1]).toBe('Hospital Services');
    expect(rows[1]?.[2]).toMatch(/^Dressings/);
    expect(rows[1]?.slice(3)).toEqual(['₹ 100.00', '₹ 90.00', '₹ 85.00']);
  });
});
