// Open orders of the patient's earlier visits, on the orders of a stay: taken along in one step, or left where they are (OR048).
import { listOrders } from '@charaka/contract/clinic/order/order';
import { signOrdersAnew } from '@charaka/contract/clinic/order/sign-anew';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { isCharged } from '@charaka/rules/clinic/order-cover';
import { isBeforeWork } from '@charaka/rules/clinic/order-step';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { PanelProps } from '../../stay/admission/admission-panel.ts';
import { TextField } from '../../ui/field/form-fields.tsx';

/** Renders nothing when no order is open; charged orders are carried out where they were ordered. */
export function EarlierOrders({ admission }: Pick<PanelProps, 'admission'>) {
  const { t } = useTranslation('order');
  const { admissionId, patientId, doctorId } = admission;
  const orders = useAnswer(orderTopic, listOrders, { patientId }, { isSilent: true }).data?.orders ?? [];
  const isOwn = useSession()?.user.staffId === doctorId;
  const [readBackBy, setReadBackBy] = useState('');
  const anew = useCommand(signOrdersAnew);
  const earlier = orders.filter(
    (one) => one.admissionId == null && one.chargeId != null && isBeforeWork(one.status) && !isCharged(one.coverState),
  );
  if (earlier.length === 0) return null;
  const take = () =>
    anew.mutate({
      group: {
        admissionId,
        orderedById: doctorId,
        isVerbal: !isOwn,
        ...(isOwn ? {} : { readBackBy: readBackBy.trim() }),
      },
      orderIds: earlier.map(({ orderId }) => orderId),
    });
  return (
    <Alert color="blue" title={t('earlier.title', { count: earlier.length })}>
      <Stack gap="xs">
        <Text size="sm">{earlier.map(({ orderName }) => orderName).join(', ')}</Text>
        <Group align="end">
          {!isOwn && (
            <TextField
              label={t('readBackBy')}
              maxLength={120}
              value={readBackBy}
              onChange={(typed) => setReadBackBy(typed ?? '')}
            />
          )}
          <Button size="xs" loading={anew.isPending} disabled={!isOwn && readBackBy.trim() === ''} onClick={take}>
            {t('earlier.take')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
