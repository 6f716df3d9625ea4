// The SQL of the transfers of an admission: the list, the last active one, and its undoing.
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { transferKinds } from '@charaka/contract/money/tpa/transfer';
import type { Paise } from '@charaka/rules/money/money';
import type { LinePrice } from '@charaka/rules/money/tpa-repricing';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { PayerFields } from './transfer-store.ts';

/** A transfer as the history shows it. */
export interface ListedTransfer {
  readonly transferId: number;
  readonly kind: (typeof transferKinds)[number];
  readonly fromPatientType: string;
  readonly fromAssociationId: number | null;
  readonly fromAssociationName: string | null;
  readonly fromInsuranceName: string | null;
  readonly fromAuthorizedPaise: Paise;
  readonly toPatientType: string;
  readonly toAssociationId: number | null;
  readonly toAssociationName: string | null;
  readonly toInsuranceName: string | null;
  readonly toAuthorizedPaise: Paise;
  readonly isRepriced: boolean;
  readonly totalBeforePaise: Paise;
  readonly totalAfterPaise: Paise;
  readonly changedCount: number;
  readonly withdrawnVersionNos: number[];
  readonly leftOut: { serviceChargeId: number; chargeDescription: string; reason: string }[];
  readonly madeAt: string;
  readonly madeByName: string;
  readonly undoneAt: string | null;
  readonly undoneByName: string | null;
}

/** Every transfer of an admission, newest first. */
export function readTransfers(call: Call, admissionId: number): Promise<ListedTransfer[]> {
  return call.tx.rows<ListedTransfer>(sql`
    select x.tpa_transfer_id as transfer_id, x.kind, x.from_patient_type, x.from_association_id,
      f.association_name as from_association_name, fi.insurance_name as from_insurance_name, x.from_authorized_paise,
      x.to_patient_type, x.to_association_id, s.association_name as to_association_name,
      si.insurance_name as to_insurance_name, x.to_authorized_paise, x.is_repriced, x.total_before_paise,
      x.total_after_paise, x.changed_count, x.created_at as made_at, u.name as made_by_name, x.undone_at,
      b.name as undone_by_name,
      coalesce((select jsonb_agg(v.version_no order by v.version_no) from bill_version v
        where v.tenant_id = x.tenant_id and v.withdrawn_transfer_id = x.tpa_transfer_id), '[]') as withdrawn_version_nos,
      coalesce((select jsonb_agg(jsonb_build_object('serviceChargeId', c.service_charge_id, 'chargeDescription',
          c.description, 'reason', l.left_out_reason) order by c.service_charge_id)
        from tpa_transfer_line l
        join service_charge c on c.tenant_id = l.tenant_id and c.service_charge_id = l.service_charge_id
        where l.tenant_id = x.tenant_id and l.tpa_transfer_id = x.tpa_transfer_id and l.left_out_reason is not null),
        '[]') as left_out
    from tpa_transfer x
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    left join app_user b on b.tenant_id = x.tenant_id and b.user_id = x.undone_by
    left join association f on f.tenant_id = x.tenant_id and f.association_id = x.from_association_id
    left join association s on s.tenant_id = x.tenant_id and s.association_id = x.to_association_id
    left join insurance fi on fi.tenant_id = x.tenant_id and fi.insurance_id = x.from_insurance_id
    left join insurance si on si.tenant_id = x.tenant_id and si.insurance_id = x.to_insurance_id
    where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId}
    order by x.tpa_transfer_id desc`);
}

type Prefixed<P extends string> = { readonly [K in keyof PayerFields as `${P}${Capitalize<K>}`]: PayerFields[K] };

/** The last active transfer, with both payers. */
export interface StandingTransfer extends Prefixed<'from'>, Prefixed<'to'> {
  readonly transferId: number;
  readonly lastServiceChargeId: number;
  readonly lastVersionNo: number;
}

/** The last transfer of an admission that was not undone; read it after locking the admission. */
export function readStandingTransfer(call: Call, admissionId: number): Promise<StandingTransfer | undefined> {
  return call.tx.row<StandingTransfer>(sql`
    select tpa_transfer_id as transfer_id, last_service_charge_id, last_version_no, from_patient_type, from_association_id,
      from_insurance_id, from_authorized_paise, from_final_authorized_paise, from_policy_no, from_policy_card_no,
      from_ccn_no, to_patient_type, to_association_id, to_insurance_id, to_authorized_paise, to_final_authorized_paise,
      to_policy_no, to_policy_card_no, to_ccn_no
    from tpa_transfer
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and undone_at is null
    order by tpa_transfer_id desc limit 1`);
}

/** A re-priced line of a transfer: the price it had, and whether it still has the one it was given. */
export interface RepricedLine extends LinePrice {
  readonly serviceChargeId: number;
  readonly description: string;
  readonly packagePricePaise: Paise | null;
  readonly isAsLeft: boolean;
}

/** The lines a transfer re-priced; those left out were never touched. */
export function readRepricedLines(call: Call, transferId: number): Promise<RepricedLine[]> {
  return call.tx.rows<RepricedLine>(sql`
    select l.service_charge_id, c.description, l.from_tpa_charge_code as tpa_charge_code,
      l.from_tpa_charge_paise as tpa_paise, l.from_applied_charge_paise as applied_paise,
      l.from_item_discount_paise as item_discount_paise, l.from_package_price_paise as package_price_paise,
      (c.tpa_charge_code is not distinct from l.to_tpa_charge_code and c.tpa_charge_paise = l.to_tpa_charge_paise
        and c.applied_charge_paise = l.to_applied_charge_paise
        and c.item_discount_paise = l.to_item_discount_paise) as is_as_left
    from tpa_transfer_line l
    join service_charge c on c.tenant_id = l.tenant_id and c.service_charge_id = l.service_charge_id
    where l.tenant_id = ${call.tenantId} and l.tpa_transfer_id = ${transferId} and l.left_out_reason is null
    order by l.service_charge_id`);
}

/** How many active lines were posted to an admission after a number. */
export async function countLinesSince(call: Call, admissionId: number, lastServiceChargeId: number): Promise<number> {
  const { count } = await call.tx.one<{ count: number }>(
    sql`select count(*) as count from service_charge
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active
        and service_charge_id > ${lastServiceChargeId}`,
    tpaSentences.chargesNotCounted,
  );
  return count;
}

/** Marks a transfer as undone. */
export async function markUndone(call: Call, transferId: number): Promise<void> {
  await call.tx.rows(sql`
    update tpa_transfer set undone_at = ${call.now}, undone_by = ${call.userId}
    where tenant_id = ${call.tenantId} and tpa_transfer_id = ${transferId}`);
}
