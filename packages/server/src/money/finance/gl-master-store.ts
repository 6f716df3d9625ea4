// The SQL of the accounts of the ledger: their records, their balances, and the entries behind them.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { financeSentences } from '@charaka/contract/money/finance/finance-sentences';
import type { addGlMaster, getGlMaster } from '@charaka/contract/money/finance/ledger';
import type { Paise } from '@charaka/rules/money/money';
import sql, { empty } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A saved account. */
export type GlMaster = OutputOf<typeof getGlMaster>['glMaster'];
/** An account as typed. */
export type GlMasterInput = ParsedOf<typeof addGlMaster>['glMaster'];

const missing = financeSentences.accountDoesNotExist;
const kept = sql`glid, gl_name, pl_bs_id, has_sub_ledgers, opening_balance_paise as opening_balance, narration, is_active, is_system,
  company_code`;

/** One account with its own sub-ledgers; locked until the transaction ends when it is to be changed. */
export async function findGlMaster(call: Call, glid: number, isLocked = false): Promise<GlMaster> {
  const { tx, tenantId } = call;
  const held = isLocked ? sql`for update` : empty;
  const findAccount = () =>
    tx.one<Omit<GlMaster, 'subLedgers'>>(
      sql`select ${kept} from gl_master where tenant_id = ${tenantId} and glid = ${glid} ${held}`,
      missing,
    );
  const readSubLedgers = () =>
    tx.rows<GlMaster['subLedgers'][number]>(sql`
      select slid, sl_name, is_active from sl_master where tenant_id = ${tenantId} and glid = ${glid} order by slid`);
  const [found, subLedgers] = isLocked
    ? await tx.behind([findAccount], () => [readSubLedgers()])
    : await Promise.all([findAccount(), readSubLedgers()]);
  return { ...found, subLedgers };
}

/** Adds an account and answers its number. Refuses a name that is there already. */
export async function insertGlMaster(call: Call, input: GlMasterInput): Promise<number> {
  const { glid } = await named(
    input.glName,
    call.tx.one<{ glid: number }>(
      sql`insert into gl_master (tenant_id, gl_name, pl_bs_id, has_sub_ledgers, opening_balance_paise, narration)
        values (${call.tenantId}, ${input.glName}, ${input.plBsId}, ${input.hasSubLedgers ?? false},
          ${input.openingBalance ?? 0}, ${input.narration || null}) returning glid`,
      kernelSentences.nothingAdded,
    ),
  );
  return glid;
}

/** Replaces the fields of an account; side and opening balance of the product's own stay as they are. */
export async function replaceGlMaster(call: Call, account: GlMaster, input: GlMasterInput): Promise<void> {
  const { isSystem } = account;
  await named(
    input.glName,
    call.tx.rows(sql`
      update gl_master set gl_name = ${input.glName}, narration = ${input.narration || null},
        pl_bs_id = ${isSystem ? account.plBsId : input.plBsId},
        has_sub_ledgers = ${isSystem ? (account.hasSubLedgers ?? false) : (input.hasSubLedgers ?? false)},
        opening_balance_paise = ${input.openingBalance ?? 0}, is_active = ${input.isActive ?? account.isActive ?? true}
      where tenant_id = ${call.tenantId} and glid = ${account.glid}`),
  );
}

/** Adds or renames sub-ledgers of an account. */
export async function writeSubLedgers(call: Call, glid: number, input: GlMasterInput): Promise<void> {
  for (const { slid, slName, isActive } of input.subLedgers ?? []) {
    await named(
      slName,
      slid
        ? call.tx.one(
            sql`update sl_master set sl_name = ${slName}, is_active = ${isActive ?? true}
              where tenant_id = ${call.tenantId} and glid = ${glid} and slid = ${slid} returning slid`,
            financeSentences.subLedgerDoesNotExist,
          )
        : call.tx.one(
            sql`insert into sl_master (tenant_id, glid, sl_name) values (${call.tenantId}, ${glid}, ${slName}) returning slid`,
            kernelSentences.nothingAdded,
          ),
    );
  }
}

function named<R>(name: string, write: Promise<R>): Promise<R> {
  const sentence = financeSentences.nameTaken({ name });
  return refuseOnConflict(write, { gl_master_by_name: sentence, sl_master_by_name: sentence });
}

/** The balance of an account in all hospitals, with the balance brought forward. */
export async function balanceOf(call: Call, { glid, openingBalance }: GlMaster): Promise<Paise> {
  const { total } = await call.tx.one<{ total: Paise }>(
    sql`select (coalesce(sum(amount_paise), 0) + ${openingBalance ?? 0})::bigint as total from voucher_entry
      where tenant_id = ${call.tenantId} and glid = ${glid}`,
    missing,
  );
  return total;
}

/** Takes an account out of use. */
export async function closeGlMaster(call: Call, glid: number): Promise<void> {
  await call.tx.rows(sql`update gl_master set is_active = false where tenant_id = ${call.tenantId} and glid = ${glid}`);
}

/** Accounts with their balances in the hospital at the end of a day. */
export function glMasterList(call: Call, onDay: string): ListSource {
  const { tenantId, hospital } = call;
  const balance = sql`(g.opening_balance_paise + coalesce(b.debit, 0) - coalesce(b.credit, 0))`;
  return {
    select: sql`g.glid, g.gl_name, g.pl_bs_id, p.description as side, g.is_system, g.is_active,
      coalesce(b.debit, 0)::bigint as debit, coalesce(b.credit, 0)::bigint as credit, ${balance}::bigint as balance`,
    from: sql`gl_master g join pl_bs p on p.pl_bs_id = g.pl_bs_id
      left join (
        select e.glid, sum(greatest(e.amount_paise, 0)) as debit, sum(greatest(-e.amount_paise, 0)) as credit
        from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
        where v.tenant_id = ${tenantId} and v.hospital_id = ${hospital.hospitalId} and v.voucher_date <= ${onDay}
        group by e.glid) b on b.glid = g.glid`,
    where: sql`g.tenant_id = ${tenantId}`,
    columns: {
      glid: { sql: sql`g.glid`, kind: 'number' },
      glName: { sql: sql`g.gl_name`, kind: 'text' },
      side: { sql: sql`p.description`, kind: 'text' },
      isActive: { sql: sql`g.is_active`, kind: 'flag' },
      debit: { sql: sql`coalesce(b.debit, 0)`, kind: 'money' },
      credit: { sql: sql`coalesce(b.credit, 0)`, kind: 'money' },
      balance: { sql: balance, kind: 'money' },
    },
    tieBreak: sql`g.glid`,
    defaultOrder: sql`g.glid`,
  };
}

/** Entries of an account in the hospital, of some days where they are given. */
export function ledgerList(
  call: Call,
  {
    glid,
    fromDate,
    toDate,
  }: { glid: number; fromDate?: string | null | undefined; toDate?: string | null | undefined },
): ListSource {
  const { tenantId, hospital } = call;
  return {
    select: sql`v.voucher_id, e.line_no, v.voucher_type, v.voucher_date, v.source_table, v.source_id, v.admission_id, n.admission_mode,
      coalesce(c.charge_category_name, a.association_name, o.store_name, s.sl_name) as sub_ledger_name,
      greatest(e.amount_paise, 0) as debit, greatest(-e.amount_paise, 0) as credit, v.created_at, u.name as created_by_name`,
    from: sql`voucher_entry e join voucher v on v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
      left join sl_master s on s.tenant_id = e.tenant_id and s.glid = e.glid and s.slid = e.slid
      left join charge_category c on c.tenant_id = e.tenant_id and e.glid = 40 and c.charge_category_id = e.slid
      left join association a on a.tenant_id = e.tenant_id and e.glid = 6 and a.association_id = e.slid
      left join store o on o.tenant_id = e.tenant_id and e.glid in (300, 301, 304) and o.store_id = e.slid
      left join admission n on n.tenant_id = v.tenant_id and n.admission_id = v.admission_id
      left join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.created_by`,
    where: sql`e.tenant_id = ${tenantId} and e.glid = ${glid} and v.hospital_id = ${hospital.hospitalId}
      and v.voucher_date between coalesce(${fromDate ?? null}::date, '-infinity') and coalesce(${toDate ?? null}::date, 'infinity')`,
    columns: {
      voucherId: { sql: sql`v.voucher_id`, kind: 'number' },
      voucherDate: { sql: sql`v.voucher_date`, kind: 'day' },
      voucherType: { sql: sql`v.voucher_type`, kind: 'text' },
      admissionId: { sql: sql`v.admission_id`, kind: 'number' },
      debit: { sql: sql`greatest(e.amount_paise, 0)`, kind: 'money' },
      credit: { sql: sql`greatest(-e.amount_paise, 0)`, kind: 'money' },
    },
    tieBreak: sql`v.voucher_id desc, e.line_no`,
    defaultOrder: sql`v.voucher_id desc, e.line_no`,
  };
}
