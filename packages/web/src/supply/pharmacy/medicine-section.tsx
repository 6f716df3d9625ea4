// The Medicine Charges of a bill: purchase list, return list, and the medicine bill to print or download (R494).
import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../kernel/report-failure.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { type Admission, patientName } from '../../stay/admission/paper-facts.tsx';
import { MedicineLists } from './medicine-lists.tsx';
import type { Sale, SaleReturn } from './medicine-rows.ts';
import { saveMedicineBill } from './save-medicine-bill.ts';

interface MedicineSectionProps {
  readonly admission: Admission;
  readonly sales: readonly Sale[];
  readonly returns: readonly SaleReturn[];
  onPrint(): void;
}

/** Says so where no medicine was sold. */
export function MedicineSection({ admission, sales, returns, onPrint }: MedicineSectionProps) {
  const { t } = useTranslation('pharmacy');
  const [isSaving, setSaving] = useState(false);
  if (sales.length === 0) return <Text c="dimmed">{t('noSales')}</Text>;
  const download = async () => {
    setSaving(true);
    const file = `medicine-bill-${admissionNumberOf(admission)}`;
    await saveMedicineBill(t, file, patientName(admission), { sales, returns }).catch(reportFailure);
    setSaving(false);
  };
  return (
    <>
      <MedicineLists sales={sales} returns={returns} />
      <Group gap="sm" mt="sm">
        <Button variant="default" size="xs" leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
          {t('printBill')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isSaving}
          onClick={() => void download()}
        >
          {t('downloadBill')}
        </Button>
      </Group>
    </>
  );
}
