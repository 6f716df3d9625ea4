// Alerts beside an order line: a Stop needs a reason, a repetition a confirmation, others only inform (OR010, OR011, OR041).
import type { AlertSeverity } from '@charaka/rules/clinic/order-alert';
import { LEAST_REASON_LETTERS } from '@charaka/rules/clinic/order-alert';
import { Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconHandStop, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { type Alert, repeats } from './basket.ts';
import { useOrderName } from './order-name.tsx';

const looks: Readonly<Record<AlertSeverity, { readonly color: string; readonly Icon: typeof IconHandStop }>> = {
  Stop: { color: 'red', Icon: IconHandStop },
  Warn: { color: 'orange', Icon: IconAlertTriangle },
  Note: { color: 'dimmed', Icon: IconInfoCircle },
};

const DAYS_OF_A_YEAR = 365;

/** Ages in days as they are read: years where they are whole years. */
function useAges() {
  const { t } = useTranslation('orderable');
  const age = (days: string) => {
    if (days === '') return '';
    const years = Number(days) / DAYS_OF_A_YEAR;
    return Number.isInteger(years) && years > 0
      ? t('ageYears', { count: years })
      : t('ageDays', { count: Number(days) });
  };
  return (about: string) => {
    const [from = '', to = ''] = about.split('-');
    if (to === '') return t('ageFrom', { age: age(from) });
    return from === '0' ? t('ageTo', { age: age(to) }) : t('ageBetween', { from: age(from), to: age(to) });
  };
}

interface OrderAlertsProps {
  readonly alerts: readonly Alert[];
  readonly name: string;
  readonly reason: string;
  onReason(reason: string): void;
  readonly isRepeatConfirmed: boolean;
  onRepeat?(isConfirmed: boolean): void;
}

/** Renders nothing without alerts. */
export function OrderAlerts(props: OrderAlertsProps) {
  const { alerts, name, reason, onReason, isRepeatConfirmed, onRepeat } = props;
  const { t } = useTranslation(['orderable', 'order']);
  const ages = useAges();
  const nameOf = useOrderName();
  if (alerts.length === 0) return null;
  const told = ({ kind, about }: Alert) =>
    kind === 'Sex'
      ? t('alerts.Sex', { sex: t(`sexes.${about === 'M' ? 'M' : 'F'}`) })
      : t(`alerts.${kind}`, { about: kind === 'Age' ? ages(about) : nameOf(about) });
  const isStopped = alerts.some(({ severity }) => severity === 'Stop');
  return (
    <Stack gap={4} mt={4} role="note" aria-label={t('alertsOf', { name })}>
      {alerts.map((alert) => {
        const { color, Icon } = looks[alert.severity];
        return (
          <Text key={alert.kind} size="sm" c={color} fw={alert.severity === 'Stop' ? 600 : 400}>
            <Icon size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {told(alert)}
          </Text>
        );
      })}
      {isStopped && (
        <div data-answer={reason.trim().length < LEAST_REASON_LETTERS || undefined}>
          <TextField
            label={t('overrideReason', { name })}
            isRequired
            maxLength={300}
            value={reason}
            onChange={(typed) => onReason(typed ?? '')}
          />
        </div>
      )}
      {onRepeat && repeats(alerts) && (
        <div data-answer={!isRepeatConfirmed || undefined}>
          <SwitchField
            label={t('orderAgain')}
            value={isRepeatConfirmed}
            onChange={(isConfirmed) => onRepeat(isConfirmed ?? false)}
          />
        </div>
      )}
    </Stack>
  );
}
