// When a patient came, from which bed to which they went, and when they left.
import { listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from './stay-event.ts';

/** The beds of a stay one after the other; the first one is that of the admission. */
export const admissionEvents: StayEvents = {
  useEvents: (admission) => {
    const { admissionId, admittedAt, dischargedAt } = admission;
    const answer = useAnswer(admissionTopic, listBedStays, { admission: { admissionId } }, { isSilent: true });
    if (!answer.data && !answer.isError) return undefined;
    const stays = answer.data?.stays ?? [];
    const placeOf = ({ bedName, bedGroupName }: (typeof stays)[number]) => `${bedName}, ${bedGroupName}`;
    const [first, ...later] = stays;
    return [
      {
        key: 'admitted',
        at: admittedAt,
        kind: 'admitted',
        by: admission.createdByName,
        ...(first && admission.admissionMode !== 'Dental' ? { text: placeOf(first) } : {}),
      },
      ...later.map((stay) => ({
        key: `bed ${stay.bedStayId}`,
        at: stay.from,
        kind: 'bedChanged',
        text: placeOf(stay),
        by: stay.createdByName,
      })),
      ...(dischargedAt ? [{ key: 'discharged', at: dischargedAt, kind: 'discharged' }] : []),
    ];
  },
};
