// How the discharge of a stay went: begun, taken back, undone.
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { dischargeTopic } from '@charaka/contract/stay/discharge/topics';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../admission/stay-event.ts';

/** The steps as they are kept, and what each is called here; that the patient left, the admission itself tells. */
const kinds: Readonly<Record<string, string>> = {
  initiated: 'dischargeBegun',
  'initiation undone': 'dischargeStopped',
  'discharge undone': 'dischargeUndone',
};

/** Empty for users who may not view the discharge. */
export const dischargeEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const { canView } = useRights(dischargeMenu);
    const asked = { admission: { admissionId } };
    const answer = useAnswer(dischargeTopic, getDischarge, asked, { isEnabled: canView, isSilent: true });
    if (!canView || answer.isError) return [];
    return answer.data?.events.flatMap(({ eventId, kind, reason, createdAt, createdByName }) =>
      kinds[kind] === undefined
        ? []
        : [
            {
              key: `discharge ${eventId}`,
              at: createdAt,
              kind: kinds[kind],
              by: createdByName,
              ...(reason ? { text: reason } : {}),
            },
          ],
    );
  },
};
