// The charges of an admission where it is looked at: all of them, or laboratory and radiology apart (R343, R346, Q52).
import { groupKindOf } from '@charaka/rules/money/charge-group';
import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChargeTable } from './charge-table.tsx';
import { ReadCharges } from './read-charges.tsx';
import type { ServiceCharge } from './service-charge.ts';

type PanelProps = Pick<Parameters<typeof ReadCharges>[0], 'admission'>;

/** Every charge of the admission. */
export function ChargePanel({ admission }: PanelProps) {
  const { t } = useTranslation('charge');
  return (
    <ReadCharges admission={admission}>
      {(charges) => <ChargeTable label={t('charges')} charges={charges} emptyText={t('noCharges')} />}
    </ReadCharges>
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
