// Events of a patient, newest first, one line each, results in their line; page after page (OP040).

import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { getPatientTimeline, timelineKinds } from '@charaka/contract/clinic/timeline/timeline';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { Button, Chip, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OrderName } from '../order/order-name.tsx';
import { OrderState } from '../order/order-state.tsx';
import classes from './patient-timeline.module.css';

type Event = OutputOf<typeof getPatientTimeline>['events'][number];
type Kind = Event['kind'];

/** For users who may see stays or visits; others see nothing. */
export function PatientTimeline({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('timeline');
  const seesStays = useRights(admissionMenu).canView;
  const seesVisits = useRights(visitMenu).canView;
  const [kinds, setKinds] = useState<string[]>([]);
  if (!seesStays && !seesVisits) return null;
  const chosen = timelineKinds.filter((kind) => kinds.includes(kind));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-timeline">
      <Stack gap="sm">
        <Title order={2} id="patient-timeline">
          {t('title')}
        </Title>
        <Chip.Group multiple value={kinds} onChange={setKinds}>
          <Group gap="xs" role="group" aria-label={t('filter')}>
            {timelineKinds.map((kind) => (
              <Chip key={kind} value={kind} size="xs" radius="sm">
                {t(`kinds.${kind}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <TimelinePage key={chosen.join()} patientId={patientId} kinds={chosen} isFirst />
      </Stack>
    </Paper>
  );
}

interface PageProps {
  readonly patientId: number;
  readonly kinds: readonly Kind[];
  readonly after?: Event;
  readonly isFirst?: boolean;
}

/** A page, and below it the next one once it is asked for. */
function TimelinePage({ patientId, kinds, after, isFirst = false }: PageProps) {
  const { t } = useTranslation('timeline');
  const [isMore, setMore] = useState(false);
  const page = useAnswer(orderTopic, getPatientTimeline, {
    patientId,
    kinds: [...kinds],
    ...(after ? { beforeAt: after.at, beforeKey: after.key } : {}),
  }).data;
  if (!page) return <Skeleton h={isFirst ? 160 : 48} radius="sm" />;
  if (isFirst && page.events.length === 0) return <Text c="dimmed">{t('nothing')}</Text>;
  const last = page.events.at(-1);
  return (
    <>
      <ul className={classes.list}>
        {page.events.map((event) => (
          <TimelineLine key={event.key} event={event} />
        ))}
      </ul>
      {page.hasMore && last && isMore && <TimelinePage patientId={patientId} kinds={kinds} after={last} />}
      {page.hasMore && !isMore && (
        <Button variant="light" size="xs" onClick={() => setMore(true)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function TimelineLine({ event }: { readonly event: Event }) {
  const { t } = useTranslation('timeline');
  const { kind, title, status, isCritical, isEnteredInError } = event;
  return (
    <li className={classes.line}>
      <Text size="xs" c="dimmed" className={classes.at}>
        {formatDateTime(event.at)}
      </Text>
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {t(`kinds.${kind}`)}
          </Text>
          <Text size="sm" fw={600} td={isEnteredInError ? 'line-through' : undefined}>
            <OrderName name={title} />
          </Text>
          {kind === 'Order' && status && <OrderState status={status} isCritical={isCritical} />}
          {kind === 'Result' && status && isCritical && <OrderState status={status} isCritical />}
          {event.amount != null && <Text size="sm">{formatMoney(event.amount)}</Text>}
        </Group>
        {event.detail && (
          <Text size="sm" className={classes.detail} td={isEnteredInError ? 'line-through' : undefined}>
            {event.detail}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {[event.byName, event.hospitalName].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </li>
  );
}
