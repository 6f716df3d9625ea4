// Random histories of the laboratory: labelled, collected, received, refused, measured, verified, amended; and what must hold after each.
import { finishWork, repeatWork, returnWork, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { declineAmendment, signAmendment } from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { amendLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import {
  collectSpecimens,
  makeLabels,
  receiveSpecimen,
  rejectSpecimen,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { addAliquot, moveSpecimen } from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import type { CounterDesk } from '../money/counter-desk.ts';
import { type Draw, orderSteps, playSteps } from '../money/order-history.ts';

const steps = [
  'sign',
  'sign',
  'bill',
  'bill',
  'bill',
  'refund',
  'cancel',
  'keep',
  'error',
  'merge',
  'send-back',
  'label',
  'label',
  'label',
  'collect',
  'collect',
  'collect',
  'receive',
  'receive',
  'receive',
  'reject',
  'store',
  'split',
  'measure',
  'measure',
  'measure',
  'measure',
  'finish',
  'finish',
  'finish',
  'finish',
  'repeat',
  'return',
  'verify',
  'verify',
  'verify',
  'verify',
  'amend',
  'amend',
  'decide',
  'decide',
];

/** The tests that the newest versions of reports tell of, for conditions to follow. */
const newest = `lab_report r join jsonb_array_elements(r.content::jsonb -> 'tests') test on true
  where r.tenant_id = $1 and not exists (select from lab_report n
    where n.tenant_id = r.tenant_id and n.replaces_report_id = r.lab_report_id)`;

const reason = 'Drawn by lot';
const asAdmin = { as: 'admin' } as const;

/** The parameters of a work, with their present version. */
async function cellsOf({ tenant }: CounterDesk, labWorkId: number): Promise<{ id: number; version: number }[]> {
  const { rows } = await tenant.parts.owner.query<{ id: number; version: number }>(
    `select l.lab_parameter_id::int as id, (select coalesce(max(version_no), 0) from lab_result r where r.tenant_id = l.tenant_id
       and r.lab_parameter_id = l.lab_parameter_id and r.lab_work_id = $2) as version
     from lab_test_parameter l where l.tenant_id = $1`,
    [tenant.tenantId, labWorkId],
  );
  return rows;
}

/** Signs an amendment that waits; one in four is declined. */
async function decideAmendment({ tenant }: CounterDesk, draw: Draw) {
  const { rows } = await tenant.parts.owner.query<{ id: number }>(
    `select lab_amendment_id::int as id from lab_amendment where tenant_id = $1 and status = 'Proposed'`,
    [tenant.tenantId],
  );
  const labAmendmentId = rows[draw(Math.max(1, rows.length))]?.id ?? 0;
  return draw(4) === 0
    ? tenant.call(declineAmendment, { labAmendmentId, reason })
    : tenant.call(signAmendment, { labAmendmentId }, asAdmin);
}

/** Plays steps of the laboratory and of the counter on one visit, whose urine test it does. Answers how many the product did. */
export function playLaboratory(desk: CounterDesk, draw: Draw, howMany: number): Promise<number> {
  const { tenant } = desk;
  const { owner } = tenant.parts;
  const { deeds, orders } = orderSteps(desk, draw);
  const oneOf = async <T extends object>(statement: string): Promise<Partial<T>> => {
    const { rows } = await owner.query<T>(statement, [tenant.tenantId]);
    return rows[draw(Math.max(1, rows.length))] ?? {};
  };
  const specimen = () =>
    oneOf<{ id: number; no: string }>(`select specimen_id::int as id, specimen_no as no from specimen
      where tenant_id = $1 order by specimen_id desc limit 3`);
  // The most advanced open work, as on a bench; now and then any work.
  const work = async () => {
    const order =
      draw(4) === 0 ? 'lab_work_id desc' : `array_position(array['Checked', 'Entered', 'Ready', 'Waiting'], status)`;
    const statement = `select lab_work_id::int as id from lab_work where tenant_id = $1 order by ${order} limit 2`;
    return (await oneOf<{ id: number }>(statement)).id ?? 0;
  };
  const value = () => String(20 + draw(15));
  const measured = (labWorkId: number) => cellsOf(desk, labWorkId);
  return playSteps(
    {
      ...deeds,
      label: () => tenant.call(makeLabels, { orderIds: [orders[draw(Math.max(1, orders.length))] ?? 0] }),
      collect: async () => {
        const specimenIds = [(await specimen()).id ?? 0];
        return tenant.call(collectSpecimens, { specimenIds, identifiedBy: 'NameAndBirth' });
      },
      receive: async () => tenant.call(receiveSpecimen, { specimenNo: (await specimen()).no ?? '' }),
      reject: async () =>
        tenant.call(rejectSpecimen, { specimenNo: (await specimen()).no ?? '', rejectReason: 'Clotted' }),
      store: async () =>
        tenant.call(moveSpecimen, {
          specimenId: (await specimen()).id ?? 0,
          storagePlace: 'Rack 1',
          volumeMl: 1 + draw(4),
        }),
      split: async () => {
        const labWorkIds = draw(2) === 0 ? [] : [await work()];
        return tenant.call(addAliquot, { specimenId: (await specimen()).id ?? 0, volumeMl: 1, labWorkIds });
      },
      measure: async () => {
        const labWorkId = await work();
        const cells = await measured(labWorkId);
        const results = cells.map(({ id, version }) => ({ labWorkId, labParameterId: id, value: value(), version }));
        return tenant.call(saveResults, { results });
      },
      finish: async () => tenant.call(finishWork, { labWorkIds: [await work()], isDeltaConfirmed: true }),
      repeat: async () => tenant.call(repeatWork, { labWorkId: await work(), reason }),
      return: async () => tenant.call(returnWork, { labWorkId: await work(), reason }, asAdmin),
      verify: async () => tenant.call(verifyWork, { labWorkIds: [await work()] }, asAdmin),
      amend: async () => {
        const told = await oneOf<{ report: number; work: number }>(
          `select r.lab_report_id::int as report, (test ->> 'labWorkId')::int as work from ${newest}
           order by r.lab_report_id desc limit 3`,
        );
        const labWorkId = told.work ?? 0;
        const [cell] = await measured(labWorkId);
        const changes = [{ labWorkId, labParameterId: cell?.id ?? 0, value: value() }];
        return tenant.call(amendLabReport, { reportId: told.report ?? 0, amendReason: reason, changes });
      },
      decide: () => decideAmendment(desk, draw),
    },
    steps,
    { draw, howMany },
  );
}

/** States forbidden in a laboratory, by name; each statement selects rows of tenant $1 that break the law. */
export const forbiddenInLaboratory: Readonly<Record<string, string>> = {
  'a result counts that no received specimen was there for': `select r.lab_result_id from lab_result_now r
    join lab_work w on w.tenant_id = r.tenant_id and w.lab_work_id = r.lab_work_id and w.status <> 'Cancelled'
    left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    where r.tenant_id = $1 and (s.received_at is null or s.status not in ('Received', 'Stored', 'Discarded'))`,
  'a report says what nobody verified': `select r.lab_report_id from ${newest} and not exists (select from lab_work w
    where w.tenant_id = r.tenant_id and w.lab_work_id = (test ->> 'labWorkId')::bigint and w.status = 'Verified'
      and w.verified_by is not null)`,
  'a report says another value than the one that counts': `select r.lab_report_id from ${newest}
    and exists (select from jsonb_array_elements(test -> 'values') told
      join lab_result_now v on v.tenant_id = r.tenant_id and v.lab_work_id = (test ->> 'labWorkId')::bigint
        and v.lab_parameter_id = (told ->> 'labParameterId')::bigint
      where told ->> 'valueText' is distinct from v.value_text)`,
  'a version of a report is missing': `select report_no from lab_report where tenant_id = $1
    group by fin_year, report_no having max(version_no) <> count(*)`,
  'an order and its work stand apart': `select w.lab_work_id from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    where w.tenant_id = $1 and not o.is_entered_in_error
      and ((o.status = 'Verified') <> (w.status = 'Verified') or (o.status = 'Cancelled' and w.status <> 'Cancelled'))`,
  'work hangs on a refused specimen': `select w.lab_work_id from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    where w.tenant_id = $1 and s.status = 'Rejected' and w.status <> 'Cancelled'`,
  'a specimen is of another patient than its order': `select w.lab_work_id from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    where w.tenant_id = $1 and (s.patient_id <> o.patient_id or s.encounter_id <> o.encounter_id)`,
  'aliquots have more than their specimen': `select p.specimen_id from specimen p
    join specimen a on a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id
    where p.tenant_id = $1 group by p.tenant_id, p.specimen_id having sum(a.volume_microlitres) > max(p.volume_microlitres)`,
};
