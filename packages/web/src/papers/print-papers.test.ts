// The previews of the print settings: every paper the product prints, and each block that a hospital may leave out of it.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { designedPapers, isPrintSetting, papers, specifiedSettings } from '@charaka/contract/composition/papers';
import type { Paper } from '@charaka/contract/kernel/paper';
import { sumPaise } from '@charaka/rules/money/money';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPaper, signIn } from '../../test-support/render-paper.ts';
import { partText, titleKeyOf } from '../foundation/tenancy/printed-papers.ts';
import { sampleTaxedBill } from '../money/bill/sample-bill.ts';
import { bySetting, gatherPapers } from './print-papers.ts';

// It wants a browser; what it takes away is tested where it is used.
vi.mock('dompurify', () => ({ default: { sanitize: (html: string) => html } }));

// Papers tell when they were printed; two of one test are printed at one time.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00+05:30') });
  return signIn({ hospitalName: 'Lake Hospital' });
});
afterAll(() => vi.useRealTimers());

const printed = await gatherPapers();
const contract = join(import.meta.dirname, '../../../contract/src');
const namesOf = (all: readonly Paper[]) => [...new Set(all.map(({ name }) => name))].toSorted();

describe('the papers of the print settings', () => {
  it('are all that areas declare, each with a content to look at (R277, R543, Q150)', async () => {
    const modules = await Promise.all(
      globSync('*/*/papers.ts', { cwd: contract }).map(
        (path) => import(join(contract, path)) as Promise<Readonly<Record<string, Paper | readonly string[]>>>,
      ),
    );
    const declared = modules.flatMap((all) => Object.values(all)).filter((one): one is Paper => 'blocks' in one);
    expect(namesOf(papers)).toEqual(namesOf(declared));
    expect(papers.length).toBe(declared.length);
    expect(namesOf(printed.map(({ paper }) => paper))).toEqual(namesOf(papers));
    expect(Object.keys(bySetting(printed)).filter((setting) => !isPrintSetting(setting))).toEqual([]);
    const ofInpatients = ['ipd_prescription', 'ipd_bill', 'ipd_payment', 'pharmacy_bill', 'discharge_summary'];
    expect(specifiedSettings).toEqual(expect.arrayContaining(ofInpatients));
  });

  it.each(designedPapers)(
    '$name: each block and field can be left out that may be, and no other (R276)',
    (designed) => {
      const samples = printed
        .filter(({ paper }) => paper === designed)
        .map(({ sample }) => createElement(MantineProvider, null, sample));
      const wholes = samples.map((sample) => ({ sample, whole: renderPaper(sample) }));
      const isFelt = (key: string) =>
        wholes.some(({ sample, whole }) => {
          const without = renderPaper(sample, [key]);
          return whole.text !== without.text || whole.barcodes.length !== without.barcodes.length;
        });
      for (const { key, isRequired, fields } of designed.blocks) {
        expect([key, isFelt(key)]).toEqual([key, !isRequired]);
        for (const field of fields) expect([key, field, isFelt(field)]).toEqual([key, field, true]);
      }
      const keysOf = ({ blocks }: Paper) => blocks.flatMap(({ key, fields }) => [key, ...fields]);
      const known = new Set(keysOf(designed));
      const others = new Set(designedPapers.flatMap(keysOf));
      expect([...others].filter((key) => !known.has(key) && isFelt(key))).toEqual([]);
    },
  );

  it('have a name and a place each under their setting, and words for their blocks and fields', () => {
    for (const same of Map.groupBy(printed, ({ paper }) => paper.setting).values()) {
      expect(new Set(same.map(titleKeyOf)).size).toBe(same.length);
      expect(new Set(same.map(({ order }) => order)).size).toBe(same.length);
    }
    const wordless = designedPapers.flatMap(({ name, title, blocks }) =>
      blocks.flatMap(({ key, fields }) => [
        ...(partText(title, 'block', key) === key ? [`${name}: ${key}`] : []),
        ...fields.filter((field) => partText(title, 'field', field) === field).map((field) => `${name}: ${field}`),
      ]),
    );
    expect(wordless).toEqual([]);
  });

  it('name their patient by UHID, sex, and age or date of birth (Q249)', () => {
    /** Papers that name no patient, or not so, each with its reason. */
    const exceptions: Readonly<Record<string, string>> = {
      asset_label: 'lies on a machine, and names no patient',
      booking_advance: 'a booking may be of a person who is not registered: name and phone',
      day_closing: 'the receipts of a collector',
      debit_claim: 'goes to a supplier with returned goods, and names no patient',
      gate_pass: 'goes with goods through the gate, and names no patient',
      gst_document: 'names its recipient as the rules of GST ask, and the bill, which names the patient',
      opd_token: 'is called out and lies about in the waiting room: name and UHID alone',
      payer_receipt: 'the bills that a payer settles, each with the number of its stay',
      purchase_order: 'goes to a supplier, and names no patient',
    };
    const signs = [/\bMR\d+/, /[ /·]F\b|Male|Female/, /\b\d+Y\b|Date of birth: \d/];
    const lacking = printed.filter(({ sample }) => {
      const { text } = renderPaper(createElement(MantineProvider, null, sample));
      return signs.some((sign) => !sign.test(text));
    });
    expect(namesOf(lacking.map(({ paper }) => paper))).toEqual(Object.keys(exceptions));
  });

  it('show a bill that adds up', () => {
    const { figures, lines, pharmacySales } = sampleTaxedBill;
    expect(sumPaise(lines.flatMap(({ net, gst }) => [net, gst]))).toBe(figures.totalCharge);
    expect(sumPaise(pharmacySales.map(({ credit }) => credit))).toBe(figures.medicineCharge);
    expect(figures.totalCharge + figures.medicineCharge).toBe(figures.gross);
    expect(figures.gross - figures.paidInAdvance).toBe(figures.netPayable);
  });
});
