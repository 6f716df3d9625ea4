// The previews of the print settings: every paper the product prints, and each block that a hospital may leave out of it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designedPapers, paperDesigns } from '@charaka/contract/foundation/tenancy/paper-blocks';
import { paperNames, smallPaperNames } from '@charaka/contract/foundation/tenancy/print-setting';
import { sumPaise } from '@charaka/rules/money/money';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPaper, signIn } from '../../test-support/render-paper.ts';
import { settingOf } from '../foundation/tenancy/use-letterhead.ts';
import { sampleTaxedBill } from '../money/bill/sample-bill.ts';
import { papers, printedPapers } from './print-papers.ts';

// It wants a browser; what it takes away is tested where it is used.
vi.mock('dompurify', () => ({ default: { sanitize: (html: string) => html } }));

// Papers tell when they were printed; two of one test are printed at one time.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00+05:30') });
  return signIn({ hospitalName: 'Lake Hospital' });
});
afterAll(() => vi.useRealTimers());

const settings = Object.keys(printedPapers);

describe('the papers of the print settings', () => {
  it('are all those that are asked for a letterhead, those of the inpatient desk among them (R277, R543, Q150)', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
    const asked = sources.flatMap((path) => {
      const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
      return [...text.matchAll(/use(?:Letterhead|PlainSheet)\('([^']+)'/g)].map(([, name = '']) => name);
    });
    expect([...new Set(papers.map(({ paper }) => paper))].sort()).toEqual([...new Set(asked)].sort());
    expect(asked).toEqual(expect.arrayContaining([...designedPapers]));
    expect([...paperNames, ...smallPaperNames, 'pharmacyBill']).toEqual(expect.arrayContaining(settings));
    const ofInpatients = ['ipd_prescription', 'ipd_bill', 'ipd_payment', 'pharmacy_bill', 'discharge_summary'];
    expect(paperNames).toEqual(expect.arrayContaining(ofInpatients));
  });

  it.each(designedPapers)('%s: each block and field can be left out that may be, and no other (R276)', (designed) => {
    const samples = papers
      .filter(({ paper }) => paper === designed)
      .map(({ sample }) => createElement(MantineProvider, null, sample));
    const wholes = samples.map((sample) => ({ sample, whole: renderPaper(sample) }));
    const isFelt = (key: string) =>
      wholes.some(({ sample, whole }) => {
        const without = renderPaper(sample, [key]);
        return whole.text !== without.text || whole.barcodes.length !== without.barcodes.length;
      });
    const { blocks } = paperDesigns[designed];
    for (const { key, isRequired, fields } of blocks) {
      expect([key, isFelt(key)]).toEqual([key, !isRequired]);
      for (const field of fields) expect([key, field, isFelt(field)]).toEqual([key, field, true]);
    }
    const known = new Set<string>(blocks.flatMap(({ key, fields }) => [key, ...fields]));
    const others = new Set<string>(
      designedPapers.flatMap((name) => paperDesigns[name].blocks.flatMap(({ key, fields }) => [key, ...fields])),
    );
    expect([...others].filter((key) => !known.has(key) && isFelt(key))).toEqual([]);
  });

  it('have a name and a place each under their setting', () => {
    for (const same of Map.groupBy(papers, ({ paper }) => settingOf(paper)).values()) {
      expect(new Set(same.map(({ name }) => name)).size).toBe(same.length);
      expect(new Set(same.map(({ order }) => order)).size).toBe(same.length);
    }
  });

  it('show a bill that adds up', () => {
    const { figures, lines, pharmacySales } = sampleTaxedBill;
    expect(sumPaise(lines.flatMap(({ net, gst }) => [net, gst]))).toBe(figures.totalCharge);
    expect(sumPaise(pharmacySales.map(({ credit }) => credit))).toBe(figures.medicineCharge);
    expect(figures.totalCharge + figures.medicineCharge).toBe(figures.gross);
    expect(figures.gross - figures.paidInAdvance).toBe(figures.netPayable);
  });
});
