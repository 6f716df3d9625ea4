// The SQL of print settings: the letterhead, paper and lines of each kind of paper.

import type { addPrintSetting, getPrintSetting } from '@charaka/contract/foundation/tenancy/print-setting';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A setting as typed. */
export type TypedPrintSetting = ParsedOf<typeof addPrintSetting>['printSetting'];
/** A setting as answered. */
export type PrintSetting = OutputOf<typeof getPrintSetting>['printSetting'];

const firstMarginMillimetres = 10;

const fieldsWith = (picture: Sql) => sql`print_setting_id, setting_for, ${picture} as header_image,
  print_footer as footer_html, header_height, footer_height, paper_size, margin_millimetres, hidden_lines, is_active`;

/** Print settings of a hospital by the kind of paper. */
export function printSettingList(tenantId: number, hospitalId: number, isWithoutPictures: boolean): ListSource {
  return {
    select: fieldsWith(isWithoutPictures ? sql`null` : sql`image`),
    from: sql`print_setting`,
    where: sql`tenant_id = ${tenantId} and hospital_id = ${hospitalId}`,
    columns: {
      printSettingId: { sql: sql`print_setting_id`, kind: 'number' },
      settingFor: { sql: sql`setting_for`, kind: 'text' },
      paperSize: { sql: sql`paper_size`, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`print_setting_id`,
    defaultOrder: sql`setting_for`,
  };
}

/** The setting with its footer made harmless, whatever was stored (Q158). */
export function cleaned(setting: PrintSetting): PrintSetting {
  return { ...setting, footerHtml: setting.footerHtml && cleanHtml(setting.footerHtml) };
}

const edited = { table: 'print_setting', wrapper: 'printSetting', noun: 'print setting' } as const;

/** One setting of the hospital, cleaned, and who changed it last. Refuses when it has none of that number. */
export async function findPrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  printSettingId: number,
): Promise<OutputOf<typeof getPrintSetting>> {
  const setting = await tx.one<PrintSetting>(
    sql`select ${fieldsWith(sql`image`)} from print_setting
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and print_setting_id = ${printSettingId}`,
    tenancySentences.printSettingDoesNotExist,
  );
  return answerForEdit({ tx, tenantId }, edited, printSettingId, cleaned(setting));
}

async function lockPrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  printSettingId: number,
): Promise<void> {
  await tx.one(
    sql`select 1 from print_setting
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and print_setting_id = ${printSettingId} for update`,
    tenancySentences.printSettingDoesNotExist,
  );
}

/** Adds a setting and answers its number. Refuses a second active one for the same paper. */
export async function insertPrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  typed: TypedPrintSetting,
): Promise<number> {
  const added = await sayingTaken(
    typed.settingFor,
    tx.row<{
      printSettingId: number;
    }>(sql`insert into print_setting (tenant_id, hospital_id, setting_for, image, print_footer, header_height,
        footer_height, paper_size, margin_millimetres, hidden_lines, is_active)
      values (${tenantId}, ${hospitalId}, ${typed.settingFor}, ${typed.headerImage || null}, ${footerOf(typed)},
        ${typed.headerHeight ?? null}, ${typed.footerHeight ?? null}, ${typed.paperSize ?? 'A4'},
        ${typed.marginMillimetres ?? firstMarginMillimetres}, ${[...(typed.hiddenLines ?? [])]}, ${typed.isActive ?? true})
      returning print_setting_id`),
  );
  return added?.printSettingId ?? 0;
}

/**
 * Writes all of a setting. Refuses when the hospital has none of that number, when somebody else changed it since the version that
 * was read, and a second active one for the same paper.
 */
export async function writePrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  printSettingId: number,
  typed: TypedPrintSetting,
): Promise<void> {
  await lockPrintSetting(tx, tenantId, hospitalId, printSettingId);
  await refuseStale({ tx, tenantId }, edited, printSettingId, typed.version);
  await sayingTaken(
    typed.settingFor,
    tx.rows(sql`update print_setting set setting_for = ${typed.settingFor}, image = ${typed.headerImage || null},
        print_footer = ${footerOf(typed)}, header_height = ${typed.headerHeight ?? null},
        footer_height = ${typed.footerHeight ?? null}, paper_size = ${typed.paperSize ?? 'A4'},
        margin_millimetres = ${typed.marginMillimetres ?? firstMarginMillimetres},
        hidden_lines = ${[...(typed.hiddenLines ?? [])]}, is_active = ${typed.isActive ?? true}
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and print_setting_id = ${printSettingId}`),
  );
}

/** Takes a setting out of use. Refuses when the hospital has none of that number. */
export async function deactivatePrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  printSettingId: number,
): Promise<void> {
  await lockPrintSetting(tx, tenantId, hospitalId, printSettingId);
  await tx.rows(sql`update print_setting set is_active = false
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and print_setting_id = ${printSettingId}`);
}

function footerOf({ footerHtml }: TypedPrintSetting): string | null {
  return cleanHtml(footerHtml) || null;
}

function sayingTaken<T>(settingFor: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { print_setting_by_name: tenancySentences.settingExists({ settingFor }) });
}
