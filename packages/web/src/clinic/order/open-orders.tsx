// The orders a final bill waits for: each is done, cancelled, or marked to follow, which charges it at once (OR034).
import { listOrders } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RowMenu } from '../../ui/table/data-table-row-menu.tsx';
import { isUndecided, useOrderDeeds } from './order-deeds.tsx';
import { OrderName } from './order-name.tsx';
import { OrderState, PriorityMark } from './order-state.tsx';

/** Opens at once; what colleagues finish meanwhile leaves it by itself. */
export default function OpenOrders({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('order');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const orders = useAnswer(orderTopic, listOrders, { admissionId }).data?.orders.filter(isUndecided);
  const { actionsOf, dialog } = useOrderDeeds();
  return (
    <Dialog isOpen size="medium" title={t('beforeBill.title')} onClose={onClose}>
      {admission && orders ? (
        <Stack gap="sm">
          <PatientBanner admission={admission} place="dialog" />
          <Text size="sm" c="dimmed">
            {t(orders.length === 0 ? 'beforeBill.decided' : 'beforeBill.hint')}
          </Text>
          {orders.map((one) => (
            <Paper key={one.orderId} withBorder p="sm" component="article" aria-label={one.orderName}>
              <Group justify="space-between" wrap="nowrap">
                <Group gap="xs">
                  <Text fw={600}>
                    <OrderName name={one.orderName} />
                  </Text>
                  <PriorityMark priority={one.priority} />
                  <OrderState status={one.status} isCritical={false} />
                </Group>
                <RowMenu rowName={one.orderName} actions={actionsOf(one)} />
              </Group>
            </Paper>
          ))}
          {dialog}
        </Stack>
      ) : (
        <Skeleton h={200} />
      )}
    </Dialog>
  );
}
