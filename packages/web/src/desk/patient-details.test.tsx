// The workspace of a stay as it opens: the banner and the card with who lies here, the tabs, and the table of charges.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { atAddress, onScreen } from '../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../test-support/render-paper.ts';
import { adoptSession, currentSession } from '../kernel/session.ts';
import type { Session } from '../kernel/session-state.ts';
import { ChargeTable } from '../money/charge/charge-table.tsx';
import type { ServiceCharge } from '../money/charge/service-charge.ts';
import type { Patient } from '../people/patient/patient-form.ts';
import { AdmissionCard } from '../stay/admission/admission-card.tsx';
import { PatientBanner } from '../stay/admission/patient-banner.tsx';
import { sampleAdmission } from '../stay/admission/sample-admission.ts';
import type { StayTab } from '../stay/admission/stay-tab.ts';
import { AdmissionTabs } from './admission-panels.tsx';

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
      'Guardian Ratan Sengupta, Husband',
      'Gender Female',
      'Age 42Y 1M 25D',
      'Phone 9830000000',
      'Credit limit ₹ 5,000.00',
      'Admission Date 06/04/2026 10:00 AM',
      'Bed B-12, Female Ward, Second Floor',
      'Emergency phone Mita Sen, 9811111111',
      'TPA Sunrise Health TPA',
    ])
      expect(text).toContain(fact);
    const dental = { ...admission, admissionMode: 'Dental' } as typeof admission;
    const other = renderPaper(atAddress(address, <AdmissionCard admission={dental} patient={patient} />)).text;
    expect(other).toMatch(/Procedure Start Date 06/);
    expect(other).not.toContain('Bed B-12');
    const banner = (admitted: typeof admission) =>
      renderPaper(atAddress(address, <PatientBanner admission={admitted} place="workspace" />)).text;
    expect(banner(admission)).toMatch(
      /42Y · Female UHID MR5120 IPD No IP1024 Bed B-12, Female Ward .*Payer Sunrise Health TPA/,
    );
    expect(banner(dental)).toContain('Case No IP1024');
    expect(banner(dental)).not.toContain('B-12');
  });

  it('opens with the overview; the others are tabs (R343, R347)', () => {
    signInAs(0);
    const shown = { admission, patient, entering: 0, tab: 'overview', onTab: () => undefined } as const;
    const tabs = renderToStaticMarkup(atAddress(address, <AdmissionTabs {...shown} />));
    const names = [...tabs.matchAll(/<button[^>]*role="tab"[^>]*>.*?tabLabel[^>]*>([^<]*)</gs)];
    expect(names.map(([tab, title]) => `${title} ${tab.includes('aria-selected="true"')}`)).toEqual([
      'Overview true',
      'Charges false',
      'Payments false',
      'Bill false',
      'Notes false',
      'Orders false',
      'Documents false',
      'Timeline false',
      'History false',
    ]);
  });

  it('offers the entry of charges and the register of consultants to whoever may add to them (R344, R345)', () => {
    signInAs(0);
    const on = (tab: StayTab) =>
      renderToStaticMarkup(
        atAddress(
          address,
          <AdmissionTabs admission={admission} patient={patient} entering={0} tab={tab} onTab={() => undefined} />,
        ),
      );
    expect(on('charges')).toContain('aria-label="Add Charge"');
    expect(on('notes')).toContain('aria-label="Add consultant instruction"');
    signInAs(99);
    expect(on('overview')).not.toContain('Add ');
    expect(on('notes')).not.toContain('Add ');
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
