// A figure of a bill that tells on a click where it comes from: the formula, or the lines, that add up to it.
import {
  type ExplainedBill,
  type ExplainedFigure,
  explainFigure,
  type Term,
} from '@charaka/rules/money/explain-figure';
import { Popover, ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsTopDialog } from '../../ui/dialog/dialog-order.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { BillAnswer } from './bill-answer.ts';

interface ExplainFigureProps {
  readonly bill: BillAnswer;
  readonly figure: ExplainedFigure;
  /** Label of the figure in its row. */
  readonly label: string;
  readonly paise: number;
  readonly children: ReactNode;
}

/** The amount as a button; the terms stand in a box beside it. */
export function ExplainFigure({ bill, figure, label, paise, children }: ExplainFigureProps) {
  const { t } = useTranslation('bill');
  const [isOpen, setOpen] = useState(false);
  // Escape closes the box alone, not the bill behind it, and also before the focus has come into the box.
  const isTop = useIsTopDialog(isOpen);
  useHotkeys([['Escape', () => isTop && setOpen(false)]], []);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={360}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton td="underline dotted" title={t('explain', { label })} onClick={() => setOpen(!isOpen)}>
          {children}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Terms bill={bill} figure={figure} label={label} paise={paise} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Terms({ bill, figure, label, paise }: Omit<ExplainFigureProps, 'children'>) {
  const { t } = useTranslation('bill');
  const explained = explainedBill(bill);
  const nameOf = ({ of }: Term) => ('line' in of ? explained.lines[of.line]?.name : t(of.figure));
  return (
    <ScrollArea.Autosize mah={320} tabIndex={0}>
      <Table aria-label={t('explanation', { label })} verticalSpacing={4}>
        <Table.Tbody>
          {explainFigure(explained, figure).map((term) => (
            <Table.Tr key={JSON.stringify(term.of)}>
              <Table.Td>{nameOf(term)}</Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={term.paise} isBare />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Th ta="end">
              <MoneyText paise={paise} isBare />
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollArea.Autosize>
  );
}

function explainedBill({ figures, lines }: BillAnswer): ExplainedBill {
  return {
    totalWithoutGstPaise: figures.totalWithoutGst,
    gstPaise: figures.gst,
    totalChargePaise: figures.totalCharge,
    nonHospitalPaise: figures.nonHospital,
    medicinePaise: figures.medicineCharge,
    otherChargePaise: figures.otherCharge,
    grossPaise: figures.gross,
    discountPaise: figures.discount,
    roundOffPaise: figures.roundOff,
    netPaise: figures.net,
    receivedPaise: figures.received,
    refundedPaise: figures.refunded,
    paidInAdvancePaise: figures.paidInAdvance,
    poolToBillPaise: figures.poolToBill,
    medicineCreditPaise: figures.medicineCredit,
    authorizedPaise: figures.authorized,
    netPayablePaise: figures.netPayable,
    refundablePaise: figures.refundable,
    lines: lines.map((line) => ({
      name: line.chargeDescription,
      netPaise: line.net,
      gstPaise: line.gst,
      isNonApplicable: line.isNonApplicable,
    })),
  };
}
