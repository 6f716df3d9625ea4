// Alert organisms and resistances: reported live to infection control, listed, acknowledged (LB064).

import * as alerts from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { alertIsolateWorklist } from '@charaka/contract/diagnostics/microbiology/antibiogram';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import type { Isolate } from './culture-store.ts';

/** Alerts infection control to an isolate if it has a reason to; an acknowledged alert is raised again when the reasons change. */
export async function raiseAlert(call: Call, { isolateId, isAlert, organismName, resistance }: Isolate): Promise<void> {
  const reasons = [...(isAlert ? [organismName] : []), ...resistance].join(', ');
  if (reasons === '') return;
  await call.tx.rows(sql`
    insert into alert_isolate (tenant_id, isolate_id, hospital_id, reasons, raised_at)
    values (${call.tenantId}, ${isolateId}, ${call.hospital.hospitalId}, ${reasons}, ${call.now})
    on conflict (tenant_id, isolate_id) do update set reasons = excluded.reasons, raised_at = excluded.raised_at, seen_at = null,
      seen_by = null
    where alert_isolate.reasons <> excluded.reasons`);
}

/** Unacknowledged alerts first. */
export const listAlertIsolates = handleWorklist(alertIsolateWorklist, (call) => {
  return workSource(alertIsolateWorklist, {
    patient: ofEncounter,
    from: sql`alert_isolate l
      join isolate i on i.tenant_id = l.tenant_id and i.isolate_id = l.isolate_id and not i.is_removed
      join organism o on o.tenant_id = i.tenant_id and o.organism_id = i.organism_id
      join lab_work w on w.tenant_id = i.tenant_id and w.lab_work_id = i.lab_work_id and w.repeat_no = i.repeat_no
      join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      left join app_user u on u.tenant_id = l.tenant_id and u.user_id = l.seen_by`,
    where: sql`l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and w.status <> 'Cancelled'`,
    columns: {
      isolateId: sql`l.isolate_id`,
      organismName: sql`o.organism_name`,
      reasons: sql`l.reasons`,
      specimenName: sql`y.specimen_name`,
      raisedAt: sql`l.raised_at`,
      seenAt: sql`l.seen_at`,
      seenByName: sql`u.name`,
    },
    tieBreak: sql`l.isolate_id desc`,
    defaultOrder: sql`(l.seen_at is null) desc, l.raised_at desc`,
  });
});

/** The first user's acknowledgement stays. */
export const noteAlertIsolate = handle(alerts.noteAlertIsolate, async (call, { isolateId }) => {
  const { organismName } = await call.tx.one<{ organismName: string }>(
    sql`update alert_isolate l set seen_at = coalesce(l.seen_at, ${call.now}), seen_by = coalesce(l.seen_by, ${call.userId})
      from isolate i join organism o on o.tenant_id = i.tenant_id and o.organism_id = i.organism_id
      where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and l.isolate_id = ${isolateId}
        and i.tenant_id = l.tenant_id and i.isolate_id = l.isolate_id
      returning o.organism_name`,
    microbiologySentences.alertDoesNotExist,
  );
  call.say(microbiologySentences.alertSeen({ organismName }));
  return {};
});
