// How the hospital wants a kind of paper: letterhead, footer, size and which lines show (R276, R277, Q21).

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { changedBy, versioned } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { pictureText } from './hospital.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { printSettingTopic } from './topics.ts';

/** Menu path that rights on print settings hang on. */
export const PRINT_SETTINGS_MENU_PATH = 'print-settings';

/** The kinds of paper a setting is for (R277). */
export const paperNames = [
  ...(['opd_prescription', 'opd_bill', 'ipd_prescription', 'ipd_bill', 'ipd_payment', 'pharmacy_bill'] as const),
  ...(['payslip', 'birth_record', 'death_record', 'laboratory', 'pathology', 'radiology'] as const),
  ...(['operation_theatre', 'blood_bank', 'ambulance', 'pharmacy_report', 'discharge_summary'] as const),
  ...(['labotory_radiology_billing', 'inventory', 'voucher-bill', 'provisional-booking', 'inventory-po'] as const),
  ...(['day-book', 'TrialBalance', 'Report', 'published_lab_report', 'patient_registration'] as const),
] as const;
/** The name of a kind of paper. */
export type PaperName = (typeof paperNames)[number];

/** The sheets papers are printed on. */
export const paperSizes = ['A4', 'A5'] as const;

/** Lines of papers that a hospital may leave out. */
export const paperLines = [
  ...(['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory'] as const),
  ...(['payments', 'medicines', 'gstSummary'] as const),
] as const;
/** The name of a line that may be left out. */
export type PaperLine = (typeof paperLines)[number];

/** The widest margin; a wider one leaves no room on A5. */
const MOST_MARGIN_MILLIMETRES = 40;
/** The tallest head or foot, in pixels: half of a page of A4. */
const MOST_BLOCK_PIXELS = 560;

const blockHeight = z
  .int(tenancyChecks.wholePixels.text)
  .min(0, tenancyChecks.pixelsOutside({ mostBlockPixels: MOST_BLOCK_PIXELS }).text)
  .max(MOST_BLOCK_PIXELS, tenancyChecks.pixelsOutside({ mostBlockPixels: MOST_BLOCK_PIXELS }).text);
const spellings = { headerImage: 'printHeader', footerHtml: 'printFooter' };

/** One setting; heights in pixels, the picture base64 without a prefix. */
export const printSetting = shape(
  {
    printSettingId: id(),
    settingFor: text(),
    headerImage: optional(text(8_000_000)),
    footerHtml: optional(text(20_000)),
    headerHeight: optional(z.int()),
    footerHeight: optional(z.int()),
    paperSize: oneOf(paperSizes),
    marginMillimetres: z.int(),
    hiddenLines: z.array(oneOf(paperLines)),
    isActive: flag(),
    ...versioned,
  },
  spellings,
);

const fields = {
  /** 'pharmacyBill' is another spelling of 'pharmacy_bill' (Q150). */
  settingFor: oneOf([...paperNames, 'pharmacyBill'], tenancyChecks.selectPaper.text),
  headerImage: optional(pictureText),
  /** Cleaned before it is kept and again whenever it is answered (Q158). */
  footerHtml: optional(text(20_000)),
  headerHeight: optional(blockHeight),
  footerHeight: optional(blockHeight),
  paperSize: optional(oneOf(paperSizes)),
  marginMillimetres: optional(
    z
      .int(tenancyChecks.wholeMillimetres.text)
      .min(0, tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_MARGIN_MILLIMETRES }).text)
      .max(
        MOST_MARGIN_MILLIMETRES,
        tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_MARGIN_MILLIMETRES }).text,
      ),
  ),
  hiddenLines: optional(z.array(oneOf(paperLines)).max(paperLines.length)),
  isActive: optional(flag()),
  ...versioned,
};

/** A setting that does not exist yet. */
export const newPrintSetting = shape(fields, spellings);
/** A setting with what is to be changed: left out optional fields are cleared, or have their first value again (Q17). */
const changedPrintSetting = shape({ printSettingId: id(), ...fields }, spellings);

const savedSetting = shape({ printSetting });

/** Print settings of the hospital, usually filtered by `settingFor` (R276); pictures are left out on request. */
export const listPrintSettings = endpoint({
  path: '/PrintSetting/GetAllPrintSettings',
  summary: 'Lists the print settings of the hospital.',
  permission: mayLookUp('print-settings', 'Patients', 'TPA', 'Pharmacy', 'Finance', 'Reports', 'Settings'),
  effect: 'read',
  input: listInput({ isWithoutPictures: optional(flag()) }),
  output: listOutput(printSetting, 'printSettingList'),
});

/** One setting with its picture, and who changed it last. */
export const getPrintSetting = endpoint({
  path: '/PrintSetting/GetPrintSettingbyId',
  aliases: ['/PrintSetting/GetPrintSetting'],
  summary: 'Reads one print setting.',
  permission: may('view', PRINT_SETTINGS_MENU_PATH),
  effect: 'read',
  input: shape({ printSetting: shape({ printSettingId: id() }) }),
  output: shape({ printSetting, ...changedBy }),
});

/** Adds the setting of a kind of paper; a hospital has one active setting for each. */
export const addPrintSetting = endpoint({
  path: '/PrintSetting/AddPrintSetting',
  bodyBytes: bodySize.file,
  summary: 'Adds the print setting of a kind of paper.',
  permission: may('add', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: shape({ printSetting: newPrintSetting }),
  output: savedSetting,
});

/** Replaces a setting; the next paper of everybody is printed so. Refused when somebody else changed it since the version named. */
export const updatePrintSetting = endpoint({
  path: '/PrintSetting/UpdatePrintSetting',
  bodyBytes: bodySize.file,
  summary: 'Changes a print setting.',
  permission: may('edit', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: shape({ printSetting: changedPrintSetting }),
  output: savedSetting,
});

/** Deactivates a setting: papers of its kind have the letterhead of the hospital again. */
export const deletePrintSetting = endpoint({
  path: '/PrintSetting/DeletePrintSetting',
  summary: 'Deactivates a print setting.',
  permission: may('delete', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: shape({ printSetting: shape({ printSettingId: id() }) }),
  output: shape({}),
});
