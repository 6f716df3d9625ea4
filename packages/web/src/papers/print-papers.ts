// THE list of papers that areas print, gathered by the setting each is printed under. An area with papers adds its line here.
import { consultationPapers } from '../clinic/consultation/papers.tsx';
import { counterPapers } from '../clinic/counter/papers.tsx';
import { opdPapers } from '../clinic/opd/papers.tsx';
import { laboratoryPapers } from '../diagnostics/laboratory/papers.tsx';
import type { AreaPaper, PrintedPaper, PrintedPapers } from '../foundation/tenancy/printed-papers.ts';
import { settingOf } from '../foundation/tenancy/use-letterhead.ts';
import { billPapers } from '../money/bill/papers.tsx';
import { financePapers } from '../money/finance/papers.tsx';
import { paymentPapers } from '../money/payment/papers.tsx';
import { taxPapers } from '../money/tax/papers.tsx';
import { tpaPapers } from '../money/tpa/papers.tsx';
import { patientPapers } from '../people/patient/papers.tsx';
import { admissionPapers } from '../stay/admission/papers.tsx';
import { dischargePapers } from '../stay/discharge/papers.tsx';
import { recordPapers } from '../stay/record/papers.tsx';
import { pharmacyPapers } from '../supply/pharmacy/papers.tsx';

/** Every paper, by its place under its setting. */
export const papers: readonly AreaPaper[] = [
  ...opdPapers,
  ...consultationPapers,
  ...billPapers,
  ...financePapers,
  ...paymentPapers,
  ...taxPapers,
  ...tpaPapers,
  ...patientPapers,
  ...admissionPapers,
  ...dischargePapers,
  ...recordPapers,
  ...pharmacyPapers,
  ...laboratoryPapers,
  ...counterPapers,
].toSorted((one, other) => one.order - other.order);

function shown(papersShown: readonly AreaPaper[]): PrintedPaper {
  return {
    paperOf: Object.fromEntries(papersShown.map(({ name, paper }) => [name, paper])),
    samples: Object.fromEntries(papersShown.map(({ name, sample }) => [name, sample])),
    own: Object.fromEntries(papersShown.flatMap(({ name, own }) => (own ? [[name, own]] : []))),
  };
}

function by(keyOf: (paper: AreaPaper) => string): PrintedPapers {
  return Object.fromEntries([...Map.groupBy(papers, keyOf)].map(([key, grouped]) => [key, shown(grouped)]));
}

const bySetting = by(({ paper }) => settingOf(paper));

/** By print setting name; what is missing is a name the specification knows and nothing is printed under (R277, R543, Q150). */
export const printedPapers: PrintedPapers = { ...bySetting, pharmacyBill: shown(pharmacyPapers) };

/** By the paper that is laid out. */
export const laidOutPapers: PrintedPapers = by(({ paper }) => paper);
