// THE list of papers that areas print, gathered by the setting each is printed under. An area with papers adds its line here.
import { paperLines } from '@charaka/contract/foundation/tenancy/print-setting';
import { opdPapers } from '../clinic/opd/papers.tsx';
import type { AreaPaper, PrintedPaper, PrintedPapers } from '../foundation/tenancy/printed-papers.ts';
import { billPapers } from '../money/bill/papers.tsx';
import { financePapers } from '../money/finance/papers.tsx';
import { paymentPapers } from '../money/payment/papers.tsx';
import { tpaPapers } from '../money/tpa/papers.tsx';
import { patientPapers } from '../people/patient/papers.tsx';
import { admissionPapers } from '../stay/admission/papers.tsx';
import { dischargePapers } from '../stay/discharge/papers.tsx';
import { recordPapers } from '../stay/record/papers.tsx';
import { pharmacyPapers } from '../supply/pharmacy/papers.tsx';

/** Every paper, by its place under its setting. */
export const papers: readonly AreaPaper[] = [
  ...opdPapers,
  ...billPapers,
  ...financePapers,
  ...paymentPapers,
  ...tpaPapers,
  ...patientPapers,
  ...admissionPapers,
  ...dischargePapers,
  ...recordPapers,
  ...pharmacyPapers,
].toSorted((one, other) => one.order - other.order);

function under(papersOfSetting: readonly AreaPaper[]): PrintedPaper {
  return {
    lines: paperLines.filter((line) => papersOfSetting.some(({ lines }) => lines.includes(line))),
    samples: Object.fromEntries(papersOfSetting.map(({ name, sample }) => [name, sample])),
    own: Object.fromEntries(papersOfSetting.flatMap(({ name, own }) => (own ? [[name, own]] : []))),
  };
}

const bySetting = Map.groupBy(papers, ({ setting }) => setting);

/** By print setting name; what is missing is a name the specification knows and nothing is printed under (R277, R543). */
export const printedPapers: PrintedPapers = Object.fromEntries(
  [...bySetting].map(([setting, papersOfSetting]) => [setting, under(papersOfSetting)]),
);
