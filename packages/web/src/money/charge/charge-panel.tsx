// The charges in the workspace of a stay: entered and changed, laboratory and radiology apart, and the last few (R343, R346, Q52).
import { groupKindOf } from '@charaka/rules/money/charge-group';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { PanelProps } from '../../stay/admission/admission-panel.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { ChargeTable } from './charge-table.tsx';
import { ChargeWork } from './charge-work.tsx';
import { lineName } from './line-name.tsx';
import { PostedCharges } from './posted-charges.tsx';
import { ReadCharges } from './read-charges.tsx';
import type { ServiceCharge } from './service-charge.ts';

/** Every charge of the admission, below the line to enter. */
export function ChargePanel({ admission, entering }: PanelProps) {
  return (
    <ChargeWork admission={admission} entering={entering}>
      {(mayChange) => <PostedCharges admission={admission} mayChange={mayChange} />}
    </ChargeWork>
  );
}

const lastCount = 5;

/** The charges posted last. */
export function LastCharges({ admission }: PanelProps) {
  const { t } = useTranslation('charge');
  return (
    <ReadCharges admission={admission}>
      {(charges) => (
        <LastLines
          charges={charges.toSorted((one, other) => other.appliedAt.localeCompare(one.appliedAt)).slice(0, lastCount)}
          emptyText={t('noCharges')}
        />
      )}
    </ReadCharges>
  );
}

function LastLines({ charges, emptyText }: { charges: readonly ServiceCharge[]; emptyText: string }) {
  if (charges.length === 0) return <Text c="dimmed">{emptyText}</Text>;
  return (
    <Stack gap={4} mih={120}>
      {charges.map((charge) => (
        <Group
          key={`${charge.serviceChargeId} ${charge.chargeId} ${charge.appliedAt}`}
          justify="space-between"
          gap="xs"
          wrap="nowrap"
        >
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {lineName(charge)}
            <Text span size="xs" c="dimmed" ms="xs">
              {formatDateTime(charge.appliedAt)}
            </Text>
          </Text>
          <MoneyText paise={charge.net} />
        </Group>
      ))}
    </Stack>
  );
}

/** Laboratory (charge type 3) and radiology (1 and 6) only, each in a table of its own (Q52). */
export function DiagnosticPanel({ admission }: PanelProps) {
  return <ReadCharges admission={admission}>{(charges) => <Diagnostic charges={charges} />}</ReadCharges>;
}

function Diagnostic({ charges }: { charges: readonly ServiceCharge[] }) {
  const { t } = useTranslation('charge');
  const kinds = (['laboratory', 'radiology'] as const)
    .map((kind) => ({ kind, lines: charges.filter((line) => groupKindOf(line.chargeType.chargeTypeId) === kind) }))
    .filter(({ lines }) => lines.length > 0);
  if (kinds.length === 0) return <Text c="dimmed">{t('noDiagnostic')}</Text>;
  return (
    <Stack>
      {kinds.map(({ kind, lines }) => (
        <section key={kind} aria-label={t(kind)}>
          <Title order={3} size="h5" mb="xs">
            {t(kind)}
          </Title>
          <ChargeTable label={t(kind)} charges={lines} emptyText={t('noDiagnostic')} />
        </section>
      ))}
    </Stack>
  );
}
