// Events of a stay, newest first, collected from its areas and filtered by the user's rights.
import { Group, Skeleton, Text, Timeline } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../kernel/format.ts';
import { billEvents } from '../money/bill/stay-events.ts';
import { chargeEvents } from '../money/charge/stay-events.ts';
import { paymentEvents } from '../money/payment/stay-events.ts';
import type { AdmissionPanel, PanelProps } from '../stay/admission/admission-panel.ts';
import type { StayEvent, StayEvents } from '../stay/admission/stay-event.ts';
import { admissionEvents } from '../stay/admission/stay-events.ts';
import { dischargeEvents } from '../stay/discharge/stay-events.ts';
import { documentEvents } from '../stay/document/stay-events.ts';
import { instructionEvents } from '../stay/instruction/stay-events.ts';
import { noteEvents } from '../stay/note/stay-events.ts';
import { MoneyText } from '../ui/page/money-text.tsx';

/** THE list of areas that know of events. */
const sources: readonly StayEvents[] = [
  admissionEvents,
  dischargeEvents,
  chargeEvents,
  paymentEvents,
  billEvents,
  noteEvents,
  instructionEvents,
  documentEvents,
];

/** Shown in the workspace of a stay. */
export const timelinePanels: readonly AdmissionPanel[] = [
  { name: 'timeline', tab: 'timeline', order: 10, Content: StayTimeline },
];

/** Follows what happens meanwhile. */
function StayTimeline({ admission }: PanelProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of areas is the same at every render
  const known = sources.map(({ useEvents }) => useEvents(admission));
  if (known.includes(undefined)) return <Skeleton h={240} radius="sm" />;
  const events = known.flatMap((some) => some ?? []).toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Timeline bulletSize={12} lineWidth={2} styles={{ item: { marginTop: 12 } }}>
      {events.map((event) => (
        <Timeline.Item key={event.key} title={<Title event={event} />}>
          {event.text && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} lineClamp={4}>
              {event.text}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {[formatDateTime(event.at), event.by].filter(Boolean).join(' · ')}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function Title({ event: { kind, paise } }: { event: StayEvent }) {
  const { t } = useTranslation('inpatient');
  return (
    <Group justify="space-between" gap="xs">
      <Text span fw={600} size="sm">
        {t(`events.${kind}`)}
      </Text>
      {paise !== undefined && <MoneyText paise={paise} />}
    </Group>
  );
}
