// Actions on a row of the discharge desk, by rights and state (Q47).
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import {
  mayDischarge,
  mayMakeFinalBill,
  mayUndoDischarge,
  mayUndoInitiation,
} from '@charaka/rules/stay/admission-state';
import {
  IconArrowBackUp,
  IconChecklist,
  IconDoorExit,
  IconEye,
  IconFileInvoice,
  IconReportMedical,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { type AdmissionRow, factsOf } from '../admission/admission-facts.ts';
import { useViewer } from '../admission/use-viewer.ts';
import type { DischargeDialog } from './discharge-dialogs.tsx';

/** The next step first. Whoever sees the desk may look at the checklist; ticking it needs the right to add there. */
export function useDischargeActions(
  open: (kind: DischargeDialog, admissionId: number) => void,
): (row: AdmissionRow) => RowAction[] {
  const { t } = useTranslation('discharge');
  const biller = useViewer();
  const discharger = useViewer(dischargeMenu);
  return (row) => {
    const facts = factsOf(row);
    const action = (isAllowed: boolean, kind: DischargeDialog, Icon: typeof IconEye): RowAction[] =>
      isAllowed
        ? [
            {
              label: t(`actions.${kind}`),
              icon: <Icon size={16} aria-hidden />,
              onSelect: () => open(kind, row.admissionId),
            },
          ]
        : [];
    const asNext = (actions: RowAction[]) => actions.map((one) => ({ ...one, isNext: true, letter: 'd' }));
    const mayBill = mayMakeFinalBill(biller, facts);
    const maySeeBill = mayBill || (biller.canView && row.isFinalBill);
    const bill = action(maySeeBill, 'bill', IconFileInvoice);
    return [
      ...asNext(action(mayDischarge(discharger, facts), 'discharge', IconDoorExit)),
      ...action(true, 'checklist', IconChecklist),
      ...action(biller.canView, 'summary', IconReportMedical),
      ...(mayBill ? asNext(bill) : bill),
      ...action(biller.canView, 'view', IconEye),
      ...action(mayUndoInitiation(biller, facts), 'undoInitiation', IconArrowBackUp),
      ...action(mayUndoDischarge(discharger, facts), 'undoDischarge', IconArrowBackUp),
    ];
  };
}
