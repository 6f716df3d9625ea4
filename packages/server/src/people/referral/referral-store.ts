// The SQL of referrals.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { type addReferral, type getReferral, referralRecord } from '@charaka/contract/people/referral/referral';
import { referralSentences } from '@charaka/contract/people/referral/referral-sentences';
import sql from 'sql-template-tag';
import {
  type ColumnValues,
  changesOf,
  type EveryColumn,
  namesOf,
  valuesOf,
  withoutEmpty,
} from '../../kernel/column-values.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { declaredColumns, declaredSelect, listedColumns } from '../../kernel/record-columns.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A referral as kept. */
export type Referral = OutputOf<typeof getReferral>['referral'];
/** A referral as typed in the dialog. */
export type ReferralInput = ParsedOf<typeof addReferral>['referral'];

/** A referral as it is read. */
export const keptReferral = sql`referral_id, ${declaredSelect(referralRecord, 'referral')}, is_active`;

/** Every referral of the tenant, by name (R262). */
export function referralList(tenantId: number): ListSource {
  return {
    select: keptReferral,
    from: sql`referral`,
    where: sql`tenant_id = ${tenantId}`,
    columns: {
      referralId: { sql: sql`referral_id`, kind: 'number', isNeverNull: true },
      ...listedColumns(referralRecord, 'referral'),
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`referral_id`,
    defaultOrder: sql`lower(referral_name)`,
  };
}

/** How a refusal and the audit call a referral. */
export const editedReferral = { table: 'referral', wrapper: 'referral', noun: words.referral } as const;

/** One referral. Refuses when the tenant has none of that number. */
export function findReferral(tx: Transaction, tenantId: number, referralId: number): Promise<Referral> {
  return tx.one(
    sql`select ${keptReferral} from referral where tenant_id = ${tenantId} and referral_id = ${referralId}`,
    referralSentences.referralDoesNotExist,
  );
}

/** As `findReferral`, held until the transaction ends: what is decided by it must still be true when it is written. */
export function lockReferral(tx: Transaction, tenantId: number, referralId: number): Promise<Referral> {
  return tx.one(
    sql`select ${keptReferral} from referral where tenant_id = ${tenantId} and referral_id = ${referralId} for update`,
    referralSentences.referralDoesNotExist,
  );
}

/** The columns beside what is written to them. Empty text is no text; an email is kept in small letters. */
function columnsOf(referral: ReferralInput): ColumnValues {
  const columns: EveryColumn<'referral', 'tenant_id' | 'referral_id'> = {
    ...declaredColumns('referral', referralRecord, referral),
    email: referral.email?.toLowerCase(),
    is_active: referral.isActive ?? true,
  };
  return withoutEmpty(columns);
}

/** Adds a referral and answers its number. Refuses a name that is there with the same phone number. */
export async function insertReferral(tx: Transaction, tenantId: number, referral: ReferralInput): Promise<number> {
  const columns = columnsOf(referral);
  const { referralId } = await sayingTwice(
    referral,
    tx.one<{ referralId: number }>(
      sql`insert into referral (tenant_id, ${namesOf(columns)})
        values (${tenantId}, ${valuesOf(columns)}) returning referral_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return referralId;
}

/** Replaces every field of a referral. Refuses a name that another active one has with the same phone number. */
export function replaceReferral(
  tx: Transaction,
  tenantId: number,
  referralId: number,
  referral: ReferralInput,
): Promise<unknown> {
  return sayingTwice(
    referral,
    tx.rows(
      sql`update referral set ${changesOf(columnsOf(referral))} where tenant_id = ${tenantId} and referral_id = ${referralId}`,
    ),
  );
}

/** Takes a referral out of use. Refuses when the tenant has none of that number. */
export async function deactivateReferral(tx: Transaction, tenantId: number, referralId: number): Promise<void> {
  await tx.one(
    sql`update referral set is_active = false where tenant_id = ${tenantId} and referral_id = ${referralId}
      returning referral_id`,
    referralSentences.referralDoesNotExist,
  );
}

function sayingTwice<T>({ referralName, contactNo }: ReferralInput, write: Promise<T>): Promise<T> {
  const phone = contactNo ? `with the phone number ${contactNo}` : 'without a phone number';
  return refuseOnConflict(write, { referral_by_name_and_phone: referralSentences.nameKnown({ referralName, phone }) });
}
