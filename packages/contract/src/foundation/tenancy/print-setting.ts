// How the hospital wants a kind of paper: letterhead, footer and sheet (R276, R277, Q21).

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { changedBy, versioned } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
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
/** Papers of small printers, which the specification does not name; without letterhead (0136). */
export const smallPaperNames = ['patient_label', 'wristband', 'opd_token'] as const;
/** The name of a kind of paper. */
export type PaperName = (typeof paperNames)[number] | (typeof smallPaperNames)[number];

/** The sheets papers are printed on. */
export const paperSizes = ['A4', 'A5'] as const;
/** Sheets of label printers, by their millimetres, and a slip of the roll of 80 mm. */
const smallSheets = ['label50x25', 'label38x25', 'band279x25', 'roll80'] as const;
/** A sheet of any printer. */
export type SheetName = (typeof paperSizes)[number] | (typeof smallSheets)[number];

const sheetsOfSmallPapers: Readonly<Record<string, readonly SheetName[]>> = {
  patient_label: ['A4', 'label50x25', 'label38x25'],
  wristband: ['A4', 'band279x25'],
  opd_token: ['roll80', 'A5', 'A4'],
};

/** The sheets a paper can be printed on; the first one is its own unless another is set. */
export function sheetsOf(settingFor: string): readonly [SheetName, ...SheetName[]] {
  const [first = 'A4', ...others] = sheetsOfSmallPapers[settingFor] ?? paperSizes;
  return [first, ...others];
}

/** Whether a sheet is that of a label printer or a roll, with no room for a letterhead. */
export function isSmallSheet(sheet: SheetName): boolean {
  return smallSheets.some((small) => small === sheet);
}

/** The margin of a sheet unless another is set, in millimetres. */
export function firstMarginOf(sheet: SheetName): number {
  if (sheet === 'roll80') return 4;
  return isSmallSheet(sheet) ? 1 : 10;
}

/** The widest margin; a wider one leaves no room on A5. */
const MOST_MARGIN_MILLIMETRES = 40;
/** The widest margin of a label. */
const MOST_SMALL_MARGIN_MILLIMETRES = 5;
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
    paperSize: oneOf([...paperSizes, ...smallSheets]),
    marginMillimetres: z.int(),
    isActive: flag(),
    ...versioned,
  },
  spellings,
);

const fields = {
  /** 'pharmacyBill' is another spelling of 'pharmacy_bill' (Q150). */
  settingFor: oneOf([...paperNames, ...smallPaperNames, 'pharmacyBill'], tenancyChecks.selectPaper),
  headerImage: optional(pictureText),
  /** Cleaned before it is kept and again whenever it is answered (Q158). */
  footerHtml: optional(text(20_000)),
  headerHeight: optional(blockHeight),
  footerHeight: optional(blockHeight),
  /** One of `sheetsOf` the paper. */
  paperSize: optional(oneOf([...paperSizes, ...smallSheets])),
  marginMillimetres: optional(
    z
      .int(tenancyChecks.wholeMillimetres.text)
      .min(0, tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_MARGIN_MILLIMETRES }).text)
      .max(
        MOST_MARGIN_MILLIMETRES,
        tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_MARGIN_MILLIMETRES }).text,
      ),
  ),
  isActive: optional(flag()),
  ...versioned,
};

interface TypedSheet {
  readonly settingFor: string;
  readonly paperSize?: SheetName | null | undefined;
  readonly marginMillimetres?: number | null | undefined;
}

/** A label is not printed on A5, nor a bill on a label; and a label has room for a small margin only. */
function checkSheet(typed: TypedSheet, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const sheets = sheetsOf(typed.settingFor);
  const sheet = typed.paperSize ?? sheets[0];
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!sheets.includes(sheet)) refuse('paperSize', tenancyChecks.sheetNotOfPaper.text);
  else if (isSmallSheet(sheet) && (typed.marginMillimetres ?? 0) > MOST_SMALL_MARGIN_MILLIMETRES)
    refuse(
      'marginMillimetres',
      tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_SMALL_MARGIN_MILLIMETRES }).text,
    );
}

/** A setting that does not exist yet. */
export const newPrintSetting = withChecks(shape(fields, spellings), checkSheet);
/** A setting with what is to be changed: left out optional fields are cleared, or have their first value again (Q17). */
const changedPrintSetting = withChecks(shape({ printSettingId: id(), ...fields }, spellings), checkSheet);

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
