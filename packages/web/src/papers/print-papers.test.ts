// The previews of the print settings: every paper the product prints, and each line that a hospital may leave out of it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperLines, paperNames, smallPaperNames } from '@charaka/contract/foundation/tenancy/print-setting';
import { sumPaise } from '@charaka/rules/money/money';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPaper, signIn } from '../../test-support/render-paper.ts';
import { sampleTaxedBill } from '../money/bill/sample-bill.ts';
import { papers, printedPapers } from './print-papers.ts';

// It wants a browser; what it takes away is tested where it is used.
vi.mock('dompurify', () => ({ default: { sanitize: (html: string) => html } }));

beforeAll(() => signIn());

const settings = Object.keys(printedPapers);

describe('the papers of the print settings', () => {
  it('are all those under whose letterhead something is printed, those of the inpatient desk among them (R277, R543, Q150)', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') });
    const asked = sources.flatMap((path) => {
      const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
      return [...text.matchAll(/use(?:Letterhead|PlainSheet)\(([^)]*)\)/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
      );
    });
    expect(settings.toSorted()).toEqual([...new Set(asked)].sort());
    expect([...paperNames, ...smallPaperNames, 'pharmacyBill']).toEqual(expect.arrayContaining(asked));
    const ofInpatients = ['ipd_prescription', 'ipd_bill', 'ipd_payment', 'pharmacy_bill', 'discharge_summary'];
    expect(paperNames).toEqual(expect.arrayContaining(ofInpatients));
  });

  it.each(papers)(
    '$setting, $name: each of its lines can be left out, and no other has anything to leave out (R276)',
    ({ lines, sample }) => {
      const paper = createElement(MantineProvider, null, sample);
      const felt = paperLines.filter((line) => {
        const [whole, without] = [renderPaper(paper), renderPaper(paper, [line])];
        return whole.text !== without.text || whole.barcodes.length !== without.barcodes.length;
      });
      expect(lines).toEqual(felt);
    },
  );

  it('have a name and a place each under their setting', () => {
    for (const same of Map.groupBy(papers, ({ setting }) => setting).values()) {
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
