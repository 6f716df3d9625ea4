// The Medicine Charges of a bill: purchase list, return list, and the medicine bill to print or download (R494).
import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../kernel/query-client.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { patientName } from '../../stay/admission/paper-facts.tsx';
import { MedicineLists } from '../../supply/pharmacy/medicine-lists.tsx';
import { saveMedicineBill } from '../../supply/pharmacy/save-medicine-bill.ts';
import type { BillAnswer } from './bill-answer.ts';

/** Says so where no medicine was sold. */
export function MedicineSection({ bill, onPrint }: { bill: BillAnswer; onPrint(): void }) {
  const { t } = useTranslation('pharmacy');
  const [isSaving, setSaving] = useState(false);
  const { admission, pharmacySales: sales, pharmacyReturns: returns } = bill;
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
