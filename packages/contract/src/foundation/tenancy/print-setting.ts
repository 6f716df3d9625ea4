// How the hospital wants a kind of paper: letterhead, footer and sheet (R276, R277, Q21).

import type { Sentence } from '@charaka/rules/message/sentence';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { isSmallSheet, paperSizes, type SheetName, type Sheets, smallSheets } from '../../kernel/paper.ts';
import { shape } from '../../kernel/shape.ts';
import { pictureText } from './hospital.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { printSettingTopic } from './topics.ts';

/** Menu path that rights on print settings hang on. */
export const PRINT_SETTINGS_MENU_PATH = 'print-settings';

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
const printSetting = shape(
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
  /** A name of `isPrintSetting`; the server refuses any other. */
  settingFor: requiredText(tenancyChecks.selectPaper, 60),
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
  readonly paperSize?: SheetName | null | undefined;
  readonly marginMillimetres?: number | null | undefined;
}

/** The fault of a typed sheet that is not one of the paper's, or of a margin that a label has no room for; by its field. */
export function sheetFault(
  { paperSize, marginMillimetres }: TypedSheet,
  sheets: Sheets,
): readonly [field: 'paperSize' | 'marginMillimetres', fault: Sentence] | undefined {
  const sheet = paperSize ?? sheets[0];
  if (!sheets.includes(sheet)) return ['paperSize', tenancyChecks.sheetNotOfPaper];
  if (!isSmallSheet(sheet) || (marginMillimetres ?? 0) <= MOST_SMALL_MARGIN_MILLIMETRES) return undefined;
  return [
    'marginMillimetres',
    tenancyChecks.millimetresOutside({ mostMarginMillimetres: MOST_SMALL_MARGIN_MILLIMETRES }),
  ];
}

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
  logAs: ['print_setting', 'added'],
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
  logAs: ['print_setting', 'changed'],
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
  logAs: ['print_setting', 'removed'],
  summary: 'Deactivates a print setting.',
  permission: may('delete', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: shape({ printSetting: shape({ printSettingId: id() }) }),
  output: shape({}),
});
