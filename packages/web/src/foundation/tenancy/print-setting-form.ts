// The values of the print setting form, what it begins with, and the letterhead they make.

import { isPlainSetting, sheetsOf } from '@charaka/contract/composition/papers';
import {
  type addPrintSetting,
  type getPrintSetting,
  newPrintSetting,
  sheetFault,
} from '@charaka/contract/foundation/tenancy/print-setting';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { firstMarginOf, type SheetName } from '@charaka/contract/kernel/paper';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { stripEmpty } from '../../kernel/strip-empty.ts';
import type { Letterhead } from '../../ui/paper/letterhead.ts';

/** A setting as kept. */
export type PrintSetting = OutputOf<typeof getPrintSetting>['printSetting'];
/** A setting as sent. */
export type PrintSettingInput = InputOf<typeof addPrintSetting>['printSetting'];

/** Field values; heights in pixels, an empty one is ''. */
export interface PrintSettingValues {
  settingFor: string | null;
  headerImage: string | null;
  footerHtml: string;
  headerHeight: number | string;
  footerHeight: number | string;
  paperSize: SheetName;
  marginMillimetres: number | string;
  isActive: boolean;
}

/** The form of a setting, or of a new one. */
export function valuesOf(setting: PrintSetting | null): PrintSettingValues {
  return {
    settingFor: setting?.settingFor ?? null,
    headerImage: setting?.headerImage ?? null,
    footerHtml: setting?.footerHtml ?? '',
    headerHeight: setting?.headerHeight ?? '',
    footerHeight: setting?.footerHeight ?? '',
    paperSize: setting?.paperSize ?? 'A4',
    marginMillimetres: setting?.marginMillimetres ?? 10,
    isActive: setting?.isActive ?? true,
  };
}

const check = formChecks(newPrintSetting);
const numberOf = (typed: number | string) => (typed === '' ? null : Number(typed));

/** Errors of the values, by field. */
export function faultsOf(values: PrintSettingValues) {
  const faults = check(values);
  const { paperSize, marginMillimetres } = values;
  const sheet = { paperSize, marginMillimetres: numberOf(marginMillimetres) };
  const found = sheetFault(sheet, sheetsOf(values.settingFor ?? ''));
  return found ? { [found[0]]: spoken(found[1]), ...faults } : faults;
}

/** As it is sent. */
export function inputOf(values: PrintSettingValues): PrintSettingInput {
  return stripEmpty(values) as PrintSettingInput;
}

/** The letterhead of the typed values; an impossible height or margin counts as not set. */
export function letterheadOf(values: PrintSettingValues): Letterhead {
  const faults = faultsOf(values);
  const sound = (name: 'headerHeight' | 'footerHeight' | 'marginMillimetres') =>
    faults[name] ? null : numberOf(values[name]);
  const { headerImage, footerHtml, paperSize } = values;
  const marginMillimetres = sound('marginMillimetres') ?? firstMarginOf(paperSize);
  const [headerHeight, footerHeight] = [sound('headerHeight'), sound('footerHeight')];
  if (isPlainSetting(values.settingFor ?? '')) return { paperSize, marginMillimetres, isPlain: true };
  return { headerImage, footerHtml, paperSize, marginMillimetres, headerHeight, footerHeight };
}

/** The values for another paper: what is typed, on a sheet it can be printed on. */
export function withPaper(values: PrintSettingValues, settingFor: string | null): PrintSettingValues {
  const sheets = sheetsOf(settingFor ?? '');
  const chosen = { ...values, settingFor };
  return sheets.includes(values.paperSize) ? chosen : withSheet(chosen, sheets[0]);
}

/** The values for another sheet, with its own margin. */
export function withSheet(values: PrintSettingValues, paperSize: SheetName): PrintSettingValues {
  return { ...values, paperSize, marginMillimetres: firstMarginOf(paperSize) };
}
