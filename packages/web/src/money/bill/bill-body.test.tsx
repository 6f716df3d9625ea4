// Content of the bill dialog: patient, charges as totals or in detail, payments, papers, and the fields that can be typed into.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onScreen, readForm } from '../../../test-support/read-form.ts';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import { noAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { BillBody } from './bill-body.tsx';
import { AdjustmentFields } from './bill-summary.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { sampleBill } from './sample-bill.ts';

beforeAll(() => signIn());

const groups = [{ name: 'Lab Charges', quantity: 1, net: 35_000, gst: 0, total: 35_000 }];

/** The dialog of somebody who did or did not choose View Details earlier in this session. */
function bodyOf(different: Partial<BillAnswer> = {}, isDetailed = false) {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'billDetails' ? String(isDetailed) : null) });
  const bill = { ...sampleBill, groups, cancelledBills: [], ...different } as unknown as BillAnswer;
  return renderPaper(onScreen(<BillBody bill={bill} date={null} onPaper={() => undefined} />));
}

describe('the bill dialog', () => {
  it('says whose bill it is, in the words of the mode (R489)', () => {
    const admission = { ...sampleAdmission, associationName: 'Sunrise Health TPA' };
    const { text } = bodyOf({ admission });
    expect(text).toMatch(/^Mrs\. Asha Sengupta .*MR5120 .*IP1024 /);
    expect(text).toContain('Sunrise Health TPA');
    expect(text).toContain('Admission Date: 06/04/2026');
    expect(text).toContain('Doctor: Dr. Rina Das, Physician');
    expect(text).toContain('B-12');
    const dental = bodyOf({ admission: { ...admission, admissionMode: 'Dental' } }).text;
    expect(dental).toContain('Case No');
    expect(dental).toContain('Procedure Start Date: 06/04/2026');
  });

  it('sums its charges up by group, or lists them as View Details was left (R492)', () => {
    const { rows, text } = bodyOf();
    expect(text).toContain('View Details');
    expect(rows[0]).toEqual(['Charge Category', 'Qty', 'GST', 'Total']);
    expect(rows[1]).toEqual(['Lab Charges', '1', '₹ 0.00', '₹ 350.00']);
    const detailed = bodyOf({}, true).rows;
    expect(detailed[0]).toEqual([
      'Charge',
      'Qty',
      'Applied Charge',
      'Total',
      'Discount',
      'GST percent',
      'Net with tax',
    ]);
    expect(detailed[1]?.[0]).toBe('Semi-private bed (S-1)');
  });

  it('lists the payments with their total, and says that there is no medicine (R493, R494)', () => {
    const { rows, text } = bodyOf();
    expect(text).toMatch(/Payment Transaction .*Medicine Charges /);
    expect(rows.find(([first]) => first === '17')).toContain('₹ 3,000.00');
    expect(rows.at(-1)?.[0]).toBe('Total');
    expect(rows.at(-1)).toContain('₹ 3,000.00');
  });

  it('offers the whole bill, the breakup and the summary, of a final bill its payments too (R497, R498)', () => {
    const buttonsOf = (isFinal: boolean) =>
      renderPaper(onScreen(<PaperButtons isFinal={isFinal} onOpen={() => undefined} />)).text;
    expect(buttonsOf(false)).toMatch(/View Bill Breakup Bill Provisional Bill$/);
    expect(buttonsOf(true)).toMatch(/View Bill Breakup Bill Bill Summary Payments$/);
  });

  it('takes other charge and discount until it is final, the reason from approvers alone (R495, R499, R511, R512)', () => {
    const fieldsOf = (isReasonShown: boolean, isDisabled = false) =>
      readForm(<AdjustmentFields values={noAdjustments} isReasonShown={isReasonShown} isDisabled={isDisabled} />);
    const labels = ['Other Charge', 'Discount (%)', 'Discount amount'];
    expect(fieldsOf(false).map(({ label }) => label)).toEqual(labels);
    expect(fieldsOf(true).map(({ label }) => label)).toEqual([...labels, 'Discount reason']);
    expect(fieldsOf(true).some(({ isDisabled }) => isDisabled)).toBe(false);
    expect(fieldsOf(true, true).every(({ isDisabled }) => isDisabled)).toBe(true);
  });
});
