// One narrative report with its template, its text, and the blocks cut from the specimen.
import { histopathologySentences } from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import { getNarrative as getNarrativeEndpoint } from '@charaka/contract/diagnostics/histopathology/narrative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { findWaitingOf } from '../laboratory/amendment-store.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { workName } from '../laboratory/lab-rows.ts';
import { findNarrative, readAddenda, readBlocks, readTemplateText } from './narrative-store.ts';

type Shown = OutputOf<typeof getNarrativeEndpoint>['narrative'];
type Head = Born<
  Omit<
    Shown,
    'templateText' | 'versionNo' | 'sections' | 'writtenAt' | 'writtenByName' | 'blocks' | 'addenda' | 'amendment'
  >
>;

/** Also one that is verified: it can be looked at. */
export const getNarrative = handle(getNarrativeEndpoint, async (call, { labWorkId }) => {
  const head = (await findHead(call, labWorkId)) ?? refuse(histopathologySentences.narrativeDoesNotExist);
  const written = await findNarrative(call, labWorkId);
  const [templateText, blocks, addenda] = await Promise.all([
    readTemplateText(call, labWorkId),
    readBlocks(call, labWorkId),
    readAddenda(call, labWorkId),
  ]);
  return {
    narrative: {
      ...withAge(head, todayOf(call)),
      templateText,
      versionNo: written?.versionNo ?? 0,
      sections: (written?.sections ?? []).map(({ code, text, choiceCode }) => ({ code, text, choiceCode })),
      writtenAt: written?.enteredAt ?? null,
      writtenByName: written?.enteredByName ?? null,
      amendment: await findWaitingOf(call, labWorkId),
      blocks: blocks.map(({ caseNo: _case, ...block }) => block),
      addenda: addenda.map(({ signedTitle: _title, ...addendum }) => addendum),
    },
  };
});

function findHead(call: Call, labWorkId: number): Promise<Head | undefined> {
  return call.tx.row<Head>(sql`
    select w.lab_work_id, ${ofEncounter.select}, s.specimen_no, y.specimen_name, w.status, ${workName} as test_names, o.priority,
      g.ordered_at, s.collected_at, s.received_at, k.case_no
    from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id and s.received_at is not null
    join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    ${ofEncounter.joins}
    left join tissue_case k on k.tenant_id = s.tenant_id and k.specimen_id = s.specimen_id
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)} and w.lab_work_id = ${labWorkId}`);
}
