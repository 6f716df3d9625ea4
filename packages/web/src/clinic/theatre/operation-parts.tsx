// The shared parts of the lists of operations, those planned before the admission and those of inpatients: patient with time, and the cancellation.
import { useTranslation } from 'react-i18next';
import { formatDay, formatHours } from '../../kernel/format.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

interface Operation {
  readonly personName: string;
  readonly day: string;
  readonly fromTime: string;
  readonly toTime: string;
}

const timeOf = (row: Operation) => formatHours(row.fromTime, row.toTime);

/** Patient, day and hours. */
export function useOperationColumns<Row extends Operation>(): Column<Row>[] {
  const { t } = useTranslation('theatre');
  return [
    { id: 'patientName', title: t('name'), value: (row) => row.personName, minWidth: 150 },
    {
      id: 'otDate',
      title: t('date'),
      value: (row) => formatDay(row.day),
      cell: (row) => <Unbroken>{formatDay(row.day)}</Unbroken>,
    },
    {
      id: 'time',
      title: t('time'),
      value: timeOf,
      cell: (row) => <Unbroken>{timeOf(row)}</Unbroken>,
      isSortable: false,
    },
  ];
}

interface CancelOperationProps {
  /** The title names the patient. */
  readonly name: string;
  readonly isSubmitting: boolean;
  onSave(cancelReason: string): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function CancelOperation({ name, ...dialog }: CancelOperationProps) {
  const { t } = useTranslation(['theatre', 'kernel']);
  return (
    <ReasonDialog
      isDangerous
      cancelLabel={t('kernel:dialog.close')}
      maxLength={200}
      title={t('cancelTitle', { name })}
      submitLabel={t('actions.cancel')}
      {...dialog}
    />
  );
}
