// Every paper of the product, gathered from the areas, and the print settings they are printed under.
import { type Paper, paperSizes, type Sheets } from '../kernel/paper.ts';
import { areas } from './areas.ts';

/** All papers. */
export const papers: readonly Paper[] = areas.flatMap((area) => area.papers ?? []);

/** The papers that a hospital can lay out. */
export const designedPapers: readonly Paper[] = papers.filter(({ blocks }) => blocks.length > 0);

/** The print settings that the specification names; nothing is printed yet under some of them (R277). */
export const specifiedSettings: readonly string[] =
  `opd_prescription opd_bill ipd_prescription ipd_bill ipd_payment pharmacy_bill payslip birth_record death_record laboratory
  pathology radiology operation_theatre blood_bank ambulance pharmacy_report discharge_summary labotory_radiology_billing
  inventory voucher-bill provisional-booking inventory-po day-book TrialBalance Report published_lab_report
  patient_registration`.split(/\s+/);

/** The print settings that a hospital can have: those of the specification, and those of papers it does not name. */
export const printSettingNames: readonly string[] = [
  ...new Set([...specifiedSettings, ...papers.map(({ setting }) => setting)]),
];

/** Whether a setting can be kept under this name; some have another name besides (Q150). */
export function isPrintSetting(name: string): boolean {
  return printSettingNames.includes(name) || papers.some(({ otherSetting }) => otherSetting === name);
}

/** The text of the name of a setting. */
export function settingTitle(setting: string): Paper['title'] {
  const own = specifiedSettings.includes(setting) ? undefined : papers.find(({ name }) => name === setting);
  return own?.title ?? `paper:names.${setting}`;
}

const smallPaper = (setting: string) => papers.find((paper) => paper.setting === setting && paper.sheets);

/** The sheets that papers under a setting can be printed on; the first is its own unless another is set. */
export function sheetsOf(setting: string): Sheets {
  return smallPaper(setting)?.sheets ?? paperSizes;
}

/** Whether papers under a setting are labels or slips, without a letterhead. */
export function isPlainSetting(setting: string): boolean {
  return smallPaper(setting) !== undefined;
}
