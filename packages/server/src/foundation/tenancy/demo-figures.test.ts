// The figures that the specification asks of the demo for orders and the outpatient clinic, one by one (orders and opd, section 12).

import { openOrderStatuses, orderStatuses } from '@charaka/rules/clinic/order-step';
import { describe, expect, it } from 'vitest';
import { FULL_HISTORY_DAYS, SHORT_HISTORY_DAYS } from '../../../db/seed/demo-part.ts';
import { useSeededDemo } from '../../../test-support/server/seeded-demo.ts';

const { rows, count } = useSeededDemo();

/** The day of the demo, in both of its hospitals. */
const TODAY = '2026-11-21';
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
/** The figure expected of ninety days, scaled to the days of a short history. */
const ofDays = (figure: number) => Math.floor((figure * SHORT_HISTORY_DAYS) / FULL_HISTORY_DAYS);
const isOpen = `order_kind <> 'Medicine' and status in (${quoted(openOrderStatuses)})`;

describe('the tax rules of the demo', () => {
  it('are those of a new hospital in the first tenant, and those of before in the second (Q261)', async () => {
    const [kolkata, dhaka, pune] = await rows<{ days: (string | null)[] }>(
      `select array[gst_after_discount_since, gst_service_place_since, room_tax_since]::text[] as days from hospital
       where tenant_id in (1, 2) order by tenant_id, hospital_id`,
    );
    expect(kolkata?.days).toEqual([TODAY, TODAY, TODAY]);
    expect(dhaka?.days).toEqual([null, null, null]);
    expect(pune?.days).toEqual([null, null, null]);
  });
});

describe('the outpatient clinic of the demo', () => {
  it('has twelve rooms in each hospital, and forty sessions of today in every state', async () => {
    expect(await count('opd_room where tenant_id = 1 and hospital_id = 1')).toBe(12);
    expect(await count('opd_room where tenant_id = 1 and hospital_id = 2')).toBe(12);
    const states = await rows<{ state: string; many: number }>(`
      select coalesce(s.session_state, 'NotStarted') as state, count(*) as many
      from opd_day d left join opd_session s using (tenant_id, opd_day_id)
      where d.tenant_id = 1 and d.day = '${TODAY}' group by 1 order by 1`);
    expect(states.map(({ state }) => state)).toEqual(['Ended', 'NotStarted', 'Paused', 'Running']);
    expect(states.reduce((sum, { many }) => sum + many, 0)).toBe(40);
  });

  it('has 300 visits of today in every state of the line', async () => {
    const states = await rows<{ state: string; many: number }>(
      `select queue_state as state, count(*) as many from opd_visit where tenant_id = 1 and day = '${TODAY}' group by 1 order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'AwaitingResult',
      'Called',
      'Done',
      'InConsult',
      'NoShow',
      'Ready',
      'Skipped',
      'Waiting',
    ]);
    expect(states.reduce((sum, { many }) => sum + many, 0)).toBe(300);
  });

  it('has the past of its days: visits, lines of medicines, children who were measured', async () => {
    const past = `opd_visit where tenant_id = 1 and day < '${TODAY}' and queue_state = 'Done'`;
    expect(await count(past)).toBeGreaterThanOrEqual(ofDays(9000));
    const unsigned = `${past} and not exists (select from encounter e
      join consultation c using (tenant_id, encounter_id) join consultation_version s using (tenant_id, consultation_id)
      where e.tenant_id = opd_visit.tenant_id and e.opd_visit_id = opd_visit.opd_visit_id)`;
    expect(await count(unsigned)).toBe(0);
    const medicines = "clinical_order where tenant_id = 1 and order_kind = 'Medicine'";
    expect(await count(medicines)).toBeGreaterThanOrEqual(ofDays(25_000));
    const children = `(select distinct patient_id from vital_sign_set join encounter using (tenant_id, encounter_id)
      where tenant_id = 1 and weight_grams > 0 and length_mm > 0) child`;
    expect(await count(children)).toBeGreaterThanOrEqual(ofDays(200));
    const vaccinated = `(select distinct i.patient_id from immunization i join ${children} on child.patient_id = i.patient_id
      where i.tenant_id = 1 and i.is_active) vaccinated`;
    expect(await count(vaccinated)).toBeGreaterThanOrEqual(ofDays(200));
  });

  it('has ten templates, sixty follow-ups due, and fifteen fees to give back', async () => {
    expect(await count('consultation_template where tenant_id = 1 and is_active and version = 1')).toBe(10);
    const due = `follow_up f join encounter e using (tenant_id, encounter_id) join opd_visit v using (tenant_id, opd_visit_id)
      where f.tenant_id = 1 and f.is_active and not exists (select from opd_visit n where n.tenant_id = v.tenant_id
        and n.patient_id = v.patient_id and n.doctor_id = v.doctor_id and n.day > v.day and n.queue_state not in ('Cancelled', 'NoShow'))`;
    expect(await count(due)).toBeGreaterThanOrEqual(60);
    const missed = `opd_visit v where tenant_id = 1 and queue_state = 'NoShow' and counter_bill_id is not null and day < '${TODAY}'::date - 1
      and not exists (select from opd_visit f where f.tenant_id = v.tenant_id and f.free_of_visit_id = v.opd_visit_id
        and f.queue_state not in ('Cancelled', 'NoShow'))`;
    expect(await count(missed)).toBeGreaterThanOrEqual(15);
  });
});

describe('the orders of the demo', () => {
  it('stand on sixty refined orderables and twelve order sets of each hospital', async () => {
    for (const hospitalId of [1, 2]) {
      const here = `where tenant_id = 1 and hospital_id = ${hospitalId} and is_active`;
      expect(await count(`orderable ${here}`)).toBe(60);
      expect(await count(`order_set ${here}`)).toBe(12);
    }
  });

  it('are 3,000 of ninety days in every state that the product leads to, and 300 of the other tenant', async () => {
    const asked = "clinical_order where order_kind <> 'Medicine' and order_for > '2026-08-23' and tenant_id =";
    expect(await count(`${asked} 1`)).toBeGreaterThanOrEqual(3000);
    expect(await count(`${asked} 2`)).toBeGreaterThanOrEqual(300);
    const states = await rows<{ status: string }>('select distinct status from clinical_order where tenant_id = 1');
    // No step leads to Stopped: no order of the product continues automatically.
    expect(states.map(({ status }) => status).toSorted()).toEqual(
      orderStatuses.filter((status) => status !== 'Stopped').toSorted(),
    );
  });

  it('are forty open now over all departments, six of them Stat', async () => {
    const kinds = await rows<{ kind: string; many: number; stat: number }>(`
      select order_kind as kind, count(*) as many, count(*) filter (where priority = 'Stat') as stat
      from clinical_order where tenant_id = 1 and ${isOpen} group by 1 order by 1`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['Consult', 'Imaging', 'Investigation', 'Procedure']);
    expect(kinds.reduce((sum, { many }) => sum + many, 0)).toBeGreaterThanOrEqual(40);
    expect(kinds.reduce((sum, { stat }) => sum + stat, 0)).toBeGreaterThanOrEqual(6);
  });

  it('wait for somebody: five for payment, four for the payer, three critical for a call, eight verbal groups for the doctor', async () => {
    expect(await count('unpaid_pass where tenant_id = 1 and is_open')).toBeGreaterThanOrEqual(5);
    const approvals = `clinical_order where tenant_id = 1 and approval_state in ('Needed', 'Asked') and ${isOpen}`;
    expect(await count(approvals)).toBeGreaterThanOrEqual(4);
    const critical = `clinical_order o where tenant_id = 1 and is_critical and not exists (select from critical_call c
      where c.tenant_id = o.tenant_id and c.clinical_order_id = o.clinical_order_id)`;
    expect(await count(critical)).toBeGreaterThanOrEqual(3);
    expect(
      await count('order_group where tenant_id = 1 and is_verbal and countersigned_at is null'),
    ).toBeGreaterThanOrEqual(8);
  });

  it('were given back 25 times, and some that were cancelled since are still owed (OR022)', async () => {
    expect(await count('counter_refund where tenant_id = 1')).toBe(25);
    expect(await count('refund_due where tenant_id = 1 and settled_at is null')).toBe(10);
  });
});
