// One culture with its stages, isolates, and for each isolate every antibiotic it may be tested against today.
import { getCulture as getCultureEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type Breakpoint, chooseBreakpoint, measuredMethods } from '@charaka/rules/diagnostics/susceptibility';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { findWaitingOf } from '../laboratory/amendment-store.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { workName } from '../laboratory/lab-rows.ts';
import {
  type Isolate,
  readBreakpoints,
  readIsolates,
  readLastEntry,
  readStages,
  readSusceptibilities,
} from './culture-store.ts';

type Culture = OutputOf<typeof getCultureEndpoint>['culture'];
type Line = Culture['isolates'][number]['susceptibilities'][number];
type Head = Born<Omit<Culture, 'stages' | 'isolates' | 'isUnreleased' | 'amendment'>>;

/** Also one that is verified: it can be looked at. */
export const getCulture = handle(getCultureEndpoint, async (call, { labWorkId }) => {
  const head = (await findCulture(call, labWorkId)) ?? refuse(microbiologySentences.cultureDoesNotExist);
  const [stages, isolates, last] = await Promise.all([
    readStages(call, labWorkId),
    readIsolates(call, labWorkId),
    readLastEntry(call, labWorkId),
  ]);
  const shown: Culture['isolates'] = [];
  for (const isolate of isolates) {
    const { isolateId, isolateNo, organismId, organismName, isAlert, growth, isContaminant, resistance } = isolate;
    const susceptibilities = await linesOf(call, isolate);
    const known = { isolateId, isolateNo, organismId, organismName, isAlert, growth, isContaminant, resistance };
    shown.push({ ...known, susceptibilities });
  }
  const isUnreleased =
    last !== undefined && (head.preliminaryAt == null || Date.parse(last.enteredAt) > Date.parse(head.preliminaryAt));
  return {
    culture: {
      ...withAge(head, todayOf(call)),
      isUnreleased,
      amendment: await findWaitingOf(call, labWorkId),
      stages: stages.map(({ enteredBy: _by, ...stage }) => stage),
      isolates: shown,
    },
  };
});

function findCulture(call: Call, labWorkId: number): Promise<Head | undefined> {
  return call.tx.row<Head>(sql`
    select w.lab_work_id, ${ofEncounter.select}, s.specimen_no, y.specimen_name, w.status, ${workName} as test_names, o.priority,
      g.ordered_at, s.collected_at, s.received_at, w.preliminary_at
    from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    ${ofEncounter.joins}
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)} and w.lab_work_id = ${labWorkId}
      and s.received_at is not null`);
}

/** The measured antibiotics, and those that may be measured, in the order of the report. */
async function linesOf(call: Call, isolate: Isolate): Promise<Line[]> {
  const [known, breakpoints] = await Promise.all([
    readSusceptibilities(call, [isolate.isolateId]),
    readBreakpoints(call, isolate),
  ]);
  const names = new Map([...breakpoints, ...known].map((one) => [one.antibioticId, one.antibioticName]));
  return [...names].map(([antibioticId, antibioticName]) => {
    const own = known.find((one) => one.antibioticId === antibioticId);
    const isSaid = own !== undefined && (own.value !== null || own.category !== null);
    return {
      antibioticId,
      antibioticName,
      methods: measuredMethods.flatMap((method) => {
        const by = chooseBreakpoint(breakpoints, antibioticId, method);
        return by ? [{ method, limits: limitsOf(by) }] : [];
      }),
      ...(isSaid ? { method: own.method, valueText: own.valueText, category: own.category } : {}),
      isSuppressed: isSaid && own.isSuppressed,
      releaseReason: isSaid ? own.releaseReason : null,
    };
  });
}

/** The limits of a breakpoint, as guidelines print them. */
function limitsOf({ method, susceptibleLimit, resistantLimit, isResistantAtLimit, guideline }: Breakpoint): string {
  const [s, r] = method === 'Disk' ? ['≥', isResistantAtLimit ? '≤' : '<'] : ['≤', isResistantAtLimit ? '≥' : '>'];
  return `S ${s} ${susceptibleLimit ?? '-'}, R ${r} ${resistantLimit ?? '-'} (${guideline})`;
}
