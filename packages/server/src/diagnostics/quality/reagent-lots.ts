// The calls on lots of reagents: added, verified, and not opened before verification if the section requires it (LB081).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import * as wire from '@charaka/contract/diagnostics/quality/reagent-lot';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

const row = wire.listReagentLots.output.shape.rows.element;

/** Lots waiting to be opened first. */
export const listReagentLots = handle(wire.listReagentLots, (call, input) => readList(call.tx, lots(call), row, input));

function lots(call: Call): ListSource {
  return {
    select: sql`l.reagent_lot_id, l.analyser_id, a.analyser_name, l.reagent_name, l.lot_no, l.expiry,
      l.expiry < ${todayOf(call)}::date as is_expired, coalesce(s.is_lot_check_demanded, false) as is_check_demanded, l.check_text,
      l.checked_at, u.name as checked_by_name, l.opened_at`,
    from: sql`reagent_lot l
      join analyser a on a.tenant_id = l.tenant_id and a.analyser_id = l.analyser_id
      join lab_section s on s.tenant_id = a.tenant_id and s.lab_section_id = a.lab_section_id
      left join app_user u on u.tenant_id = l.tenant_id and u.user_id = l.checked_by`,
    where: sql`l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId}`,
    counted: sql`reagent_lot l`,
    columns: {
      analyserName: { sql: sql`a.analyser_name`, kind: 'text' },
      reagentName: { sql: sql`l.reagent_name`, kind: 'text' },
      lotNo: { sql: sql`l.lot_no`, kind: 'text' },
      expiry: { sql: sql`l.expiry`, kind: 'day' },
      checkedAt: { sql: sql`l.checked_at`, kind: 'instant' },
      openedAt: { sql: sql`l.opened_at`, kind: 'instant' },
    },
    tieBreak: sql`l.reagent_lot_id desc`,
    defaultOrder: sql`l.opened_at desc nulls first`,
  };
}

/** Each lot of a reagent comes once to an analyser. */
export const addReagentLot = handle(wire.addReagentLot, async (call, { lot }) => {
  const added = await refuseOnConflict(
    call.tx.one<{ reagentLotId: number }>(
      sql`insert into reagent_lot (tenant_id, hospital_id, analyser_id, reagent_name, lot_no, expiry)
        select a.tenant_id, a.hospital_id, a.analyser_id, ${lot.reagentName}, ${lot.lotNo}, ${lot.expiry} from analyser a
        where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.analyser_id = ${lot.analyserId}
          and a.is_active
        returning reagent_lot_id`,
      qualitySentences.reagentDoesNotExist,
    ),
    { reagent_lot_unique: ['lot.lotNo', qualitySentences.reagentExists] },
  );
  call.say(qualitySentences.reagentAdded);
  return added;
});

/** Recorded once, by the user who compared. */
export const checkReagentLot = handle(wire.checkReagentLot, async (call, { reagentLotId, checkText }) => {
  const lot = await lockLot(call, reagentLotId);
  if (lot.isChecked) refuse(qualitySentences.reagentCheckedAlready);
  await call.tx.rows(sql`
    update reagent_lot set check_text = ${checkText}, checked_at = ${call.now}, checked_by = ${call.userId}
    where tenant_id = ${call.tenantId} and reagent_lot_id = ${reagentLotId}`);
  call.say(qualitySentences.reagentChecked);
  return {};
});

/** Neither past its expiry nor, where the section demands it, unverified. */
export const openReagentLot = handle(wire.openReagentLot, async (call, { reagentLotId }) => {
  const { lotNo, expiry, isOpened, isChecked, isCheckDemanded } = await lockLot(call, reagentLotId);
  if (isOpened) refuse(qualitySentences.reagentOpenedAlready);
  if (expiry < todayOf(call)) refuse(qualitySentences.reagentExpired({ lotNo, day: expiry }));
  if (isCheckDemanded && !isChecked) refuse(qualitySentences.reagentUnchecked({ lotNo }));
  await call.tx.rows(sql`
    update reagent_lot set opened_at = ${call.now}, opened_by = ${call.userId}
    where tenant_id = ${call.tenantId} and reagent_lot_id = ${reagentLotId}`);
  call.say(qualitySentences.reagentOpened);
  return {};
});

interface LockedLot {
  readonly lotNo: string;
  readonly expiry: string;
  readonly isOpened: boolean;
  readonly isChecked: boolean;
  readonly isCheckDemanded: boolean;
}

function lockLot(call: Call, reagentLotId: number): Promise<LockedLot> {
  return call.tx.one<LockedLot>(
    sql`select l.lot_no, l.expiry, l.opened_at is not null as is_opened, l.checked_at is not null as is_checked,
        coalesce(s.is_lot_check_demanded, false) as is_check_demanded
      from reagent_lot l
      join analyser a on a.tenant_id = l.tenant_id and a.analyser_id = l.analyser_id
      join lab_section s on s.tenant_id = a.tenant_id and s.lab_section_id = a.lab_section_id
      where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and l.reagent_lot_id = ${reagentLotId}
      for update of l`,
    qualitySentences.reagentDoesNotExist,
  );
}
