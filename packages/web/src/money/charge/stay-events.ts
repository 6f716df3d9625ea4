// Charges of each day of a stay.
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { sumPaise } from '@charaka/rules/money/money';
import { wallClock } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../../stay/admission/stay-event.ts';
import type { ServiceCharge } from './service-charge.ts';

/** Most names that an event tells of. */
const namedCount = 4;

/** The lines of a day are one event: a long stay has hundreds of them. */
export const chargeEvents: StayEvents = {
  useEvents: ({ admissionId, patientId, registrationNo }) => {
    const asked = { admissionId, patientId, registrationNo, pageNumber: 0, pageSize: 10 };
    const answer = useAnswer(chargeTopic, listServiceCharges, asked, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    const days = Map.groupBy(answer.data.serviceCharges, ({ appliedAt }) => wallClock(appliedAt).day);
    return [...days].map(([day, lines]) => ({
      key: `charges ${day}`,
      at: lastOf(lines),
      kind: 'charged',
      text: namesOf(lines),
      paise: sumPaise(lines.map(({ net }) => net)),
    }));
  },
};

function lastOf(lines: readonly ServiceCharge[]): string {
  return (
    lines
      .map(({ appliedAt }) => appliedAt)
      .toSorted()
      .at(-1) ?? ''
  );
}

function namesOf(lines: readonly ServiceCharge[]): string {
  const names = [...new Set(lines.map(({ chargeDescription }) => chargeDescription))];
  const rest = names.length - namedCount;
  return [...names.slice(0, namedCount), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
}
