// The SQL of print settings: the letterhead and sheet of each kind of paper.

import { isPrintSetting, settingTitle, sheetsOf } from '@charaka/contract/composition/papers';
import {
  type addPrintSetting,
  type getPrintSetting,
  sheetFault,
} from '@charaka/contract/foundation/tenancy/print-setting';
import { tenancyChecks } from '@charaka/contract/foundation/tenancy/tenancy-checks';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { firstMarginOf, isSmallSheet } from '@charaka/contract/kernel/paper';
import { words } from '@charaka/contract/kernel/words';
import { screenWord } from '@charaka/rules/message/sentence';
import sql, { type Sql } from 'sql-template-tag';
import { cleanHtml } from '../../kernel/clean-html.ts';
import type { Call } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { keepPicture, readPicture, readPictures } from '../../kernel/picture-file.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A setting as typed. */
export type TypedPrintSetting = ParsedOf<typeof addPrintSetting>['printSetting'];
/** A setting as answered. */
export type PrintSetting = OutputOf<typeof getPrintSetting>['printSetting'];

/** A small sheet stands in a column of its own, so that servers of releases before read A4 (docs/decisions/0136). */
const sheet = sql`coalesce(small_sheet, paper_size)`;

/** A setting as its row tells it, the head as text or as a file. */
export type NamedPrintSetting = PrintSetting & { readonly headerFileId: number | null };

const fieldsWith = (
  text: Sql,
  file: Sql,
) => sql`print_setting_id, setting_for, ${text} as header_image, ${file} as header_file_id,
  print_footer as footer_html, header_height, footer_height, ${sheet} as paper_size, margin_millimetres, is_active`;

/** Print settings of a hospital by the kind of paper. */
export function printSettingList(tenantId: number, hospitalId: number, isWithoutPictures: boolean): ListSource {
  return {
    select: isWithoutPictures ? fieldsWith(sql`null`, sql`null::bigint`) : fieldsWith(sql`image`, sql`image_file_id`),
    from: sql`print_setting`,
    where: sql`tenant_id = ${tenantId} and hospital_id = ${hospitalId}`,
    columns: {
      printSettingId: { sql: sql`print_setting_id`, kind: 'number' },
      settingFor: { sql: sql`setting_for`, kind: 'text' },
      paperSize: { sql: sheet, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`print_setting_id`,
    defaultOrder: sql`setting_for`,
  };
}

const headOf = ({ headerFileId, headerImage }: NamedPrintSetting) => ({ fileId: headerFileId, text: headerImage });

/** The setting with its head, and with its footer made harmless, whatever was stored (Q158). */
function answered({ headerFileId, ...setting }: NamedPrintSetting, headerImage: string | null): PrintSetting {
  return { ...setting, headerImage, footerHtml: setting.footerHtml && cleanHtml(setting.footerHtml) };
}

/** Settings with their heads. */
export async function withHeads(call: Call, settings: readonly NamedPrintSetting[]): Promise<PrintSetting[]> {
  const heads = await readPictures(call, settings.map(headOf));
  return settings.map((setting, index) => answered(setting, heads[index] ?? null));
}

const edited = { table: 'print_setting', wrapper: 'printSetting', noun: words.printSetting } as const;

/** One setting of the hospital, cleaned, and who changed it last. Refuses when it has none of that number. */
export async function findPrintSetting(call: Call, printSettingId: number): Promise<OutputOf<typeof getPrintSetting>> {
  const named = await call.tx.one<NamedPrintSetting>(
    sql`select ${fieldsWith(sql`image`, sql`image_file_id`)} from print_setting
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and print_setting_id = ${printSettingId}`,
    tenancySentences.printSettingDoesNotExist,
  );
  return answerForEdit(call, edited, printSettingId, answered(named, await readPicture(call, headOf(named))));
}

/** Locks a setting and answers the file of its head. */
function lockPrintSetting(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  printSettingId: number,
): Promise<{ imageFileId: number | null }> {
  return tx.one(
    sql`select image_file_id from print_setting
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and print_setting_id = ${printSettingId} for update`,
    tenancySentences.printSettingDoesNotExist,
  );
}

/** Refuses a setting of no paper, and a sheet or a margin that its papers have no room on. */
function refuseUnprintable(typed: TypedPrintSetting): void {
  if (!isPrintSetting(typed.settingFor))
    refuse(tenancyChecks.selectPaper, { 'printSetting.settingFor': tenancyChecks.selectPaper });
  const fault = sheetFault(typed, sheetsOf(typed.settingFor));
  if (fault) refuse(fault[1], { [`printSetting.${fault[0]}`]: fault[1] });
}

/** Adds a setting and answers its number. Refuses a second active one for the same paper. */
export async function insertPrintSetting(call: Call, typed: TypedPrintSetting): Promise<number> {
  const { tx, tenantId, hospital } = call;
  refuseUnprintable(typed);
  const fileId = await keepPicture(call, typed.headerImage, 'print_setting');
  const printed = sheetColumns(typed);
  const added = await sayingTaken(
    typed.settingFor,
    tx.row<{
      printSettingId: number;
    }>(sql`insert into print_setting (tenant_id, hospital_id, setting_for, image_file_id, print_footer, header_height,
        footer_height, paper_size, small_sheet, margin_millimetres, is_active)
      values (${tenantId}, ${hospital.hospitalId}, ${typed.settingFor}, ${fileId}, ${footerOf(typed)},
        ${typed.headerHeight ?? null}, ${typed.footerHeight ?? null}, ${printed.paperSize},
        ${printed.smallSheet}, ${printed.marginMillimetres}, ${typed.isActive ?? true})
      returning print_setting_id`),
  );
  return added?.printSettingId ?? 0;
}

/**
 * Writes all of a setting. Refuses when the hospital has none of that number, when somebody else changed it since the version that
 * was read, and a second active one for the same paper.
 */
export async function writePrintSetting(call: Call, printSettingId: number, typed: TypedPrintSetting): Promise<void> {
  const { tx, tenantId } = call;
  const { hospitalId } = call.hospital;
  refuseUnprintable(typed);
  const before = await lockPrintSetting(tx, tenantId, hospitalId, printSettingId);
  await refuseStale({ tx, tenantId }, edited, printSettingId, typed.version);
  const fileId = await keepPicture(call, typed.headerImage, 'print_setting', before.imageFileId);
  const printed = sheetColumns(typed);
  await sayingTaken(
    typed.settingFor,
    tx.rows(sql`update print_setting set setting_for = ${typed.settingFor}, image = null, image_file_id = ${fileId},
        print_footer = ${footerOf(typed)}, header_height = ${typed.headerHeight ?? null},
        footer_height = ${typed.footerHeight ?? null}, paper_size = ${printed.paperSize},
        small_sheet = ${printed.smallSheet}, margin_millimetres = ${printed.marginMillimetres},
        is_active = ${typed.isActive ?? true}
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

/** Sheet and margin as they are kept; those of the paper where none is typed. */
function sheetColumns({ settingFor, paperSize, marginMillimetres }: TypedPrintSetting) {
  const name = paperSize ?? sheetsOf(settingFor)[0];
  const isSmall = isSmallSheet(name);
  return {
    paperSize: isSmall ? 'A4' : name,
    smallSheet: isSmall ? name : null,
    marginMillimetres: marginMillimetres ?? firstMarginOf(name),
  };
}

function footerOf({ footerHtml }: TypedPrintSetting): string | null {
  return cleanHtml(footerHtml) || null;
}

function sayingTaken<T>(settingFor: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    print_setting_by_name: tenancySentences.settingExists({
      paper: screenWord(settingTitle(settingFor), settingFor),
    }),
  });
}
