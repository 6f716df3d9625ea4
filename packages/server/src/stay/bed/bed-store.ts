// The SQL of beds.
import sql, { empty } from 'sql-template-tag';
import { countedOrder, type ListSource } from '../../kernel/list-query.ts';

/** A hold that counts now: a reservation lapses by itself. */
export const isHeldNow = sql`h.ended_at is null and (h.until is null or h.until > now())`;

/** Looked up bed by bed: joined, the planner would read every admission and patient there ever was. */
const occupant = sql`left join lateral (
    select name_in_one(p.first_name, p.middle_name, p.last_name) as patient_name, p.sex, p.birth_date, a.patient_id, a.admitted_at,
      a.association_id, n.association_name, n.is_corporate, a.is_discharge_initiated, a.is_final_bill
    from admission a
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    left join association n on n.tenant_id = a.tenant_id and n.association_id = a.association_id
    where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id offset 0) who on true`;

/** The filter of a list of beds, and the payer whose rates it shows. */
export interface BedSelection {
  readonly isFree: boolean;
  readonly associationId: number | null;
}

const joins = sql`bed b
  join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
  join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
  left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id
  left join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id
  left join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during) and not b.is_virtual
  left join bed_hold h on h.tenant_id = b.tenant_id and h.bed_id = b.bed_id and ${isHeldNow}
  ${occupant}`;

/** The price of a day: the payer's where it has one, else the standard (R447). */
const dailyRate = (associationId: number | null) => sql`coalesce((select r.tpa_charge_paise
  from hospital h, payer_rate(c.tenant_id, ${associationId}, c.charge_id, (now() at time zone h.timezone)::date) r
  where h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id and r.tpa_charge_paise > 0), c.standard_charge_paise)`;

/**
 * Beds of a hospital, ward by ward, with the patient of the stay that has no end yet and with what they are held for. A virtual
 * bed holds any number of patients, so it is never occupied (Q78). `isFree` leaves out the occupied, the held and the
 * deactivated ones (R414).
 */
export function bedList(tenantId: number, hospitalId: number, { isFree, associationId }: BedSelection): ListSource {
  return {
    select: sql`b.bed_id, b.bed_name, b.bed_type_id, t.bed_type_name, b.bed_group_id, g.bed_group_name,
      g.bed_floor_id, f.bed_floor_name, b.is_virtual, g.sex_allowed, coalesce(t.is_intensive, false) as is_intensive, b.charge_id, c.charge_name, ${dailyRate(associationId)} as daily_rate,
      s.admission_id is not null as is_occupied, s.admission_id, who.patient_id, who.patient_name, who.sex,
      who.admitted_at, who.association_id, who.association_name, who.is_corporate, who.is_discharge_initiated, who.is_final_bill, who.birth_date,
      lower(s.during) as occupied_since, h.kind as hold_kind, h.reason as hold_reason, h.patient_id as hold_patient_id,
      h.created_at as held_since, h.until as held_until,
      (select u.name from app_user u where u.tenant_id = h.tenant_id and u.user_id = h.created_by) as held_by_name,
      b.is_active`,
    from: joins,
    where: sql`b.tenant_id = ${tenantId} and b.hospital_id = ${hospitalId}${
      isFree ? sql` and b.is_active and s.admission_id is null and h.bed_id is null` : empty
    }`,
    columns: {
      bedId: { sql: sql`b.bed_id`, kind: 'number' },
      bedName: { sql: sql`b.bed_name`, kind: 'text', order: countedOrder(sql`b.bed_name`) },
      bedTypeId: { sql: sql`b.bed_type_id`, kind: 'number' },
      bedTypeName: { sql: sql`t.bed_type_name`, kind: 'text' },
      bedGroupId: { sql: sql`b.bed_group_id`, kind: 'number' },
      bedGroupName: { sql: sql`g.bed_group_name`, kind: 'text' },
      bedFloorId: { sql: sql`g.bed_floor_id`, kind: 'number' },
      bedFloorName: { sql: sql`f.bed_floor_name`, kind: 'text' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
      dailyRate: { sql: dailyRate(associationId), kind: 'money' },
      isVirtual: { sql: sql`b.is_virtual`, kind: 'flag' },
      isOccupied: { sql: sql`(s.admission_id is not null)`, kind: 'flag' },
      admissionId: { sql: sql`s.admission_id`, kind: 'number' },
      holdKind: { sql: sql`h.kind`, kind: 'text' },
      isActive: { sql: sql`b.is_active`, kind: 'flag' },
    },
    tieBreak: sql`b.bed_id`,
    defaultOrder: sql`${countedOrder(sql`g.bed_group_name`)}, b.bed_group_id, ${countedOrder(sql`b.bed_name`)}`,
  };
}
