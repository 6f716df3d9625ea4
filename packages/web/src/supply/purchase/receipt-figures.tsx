// The sums of a goods receipt, what an approver must accept, and what the user should look at again.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { Alert, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toldText } from '../../kernel/told-text.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { taxSums } from './document-sums.tsx';

type Preview = OutputOf<typeof previewReceipt>;
type Figures = Omit<Preview['figures'], 'lines'>;

interface ReceiptFiguresProps {
  readonly preview: Preview | undefined;
  /** Why the server works out no figures. */
  readonly problem: string | undefined;
}

/** Until the form has no faults it says that the figures follow. */
export function ReceiptFigures({ preview, problem }: ReceiptFiguresProps) {
  const { t } = useTranslation('purchase');
  if (problem) return <Alert color="red">{problem}</Alert>;
  if (!preview)
    return (
      <Text size="sm" c="dimmed">
        {t('figuresFollow')}
      </Text>
    );
  return (
    <>
      <ReceiptSums figures={preview.figures} />
      <Notes title={t('needsApprover')} color="orange" notes={preview.approvals} />
      <Notes title={t('lookAgain')} color="yellow" notes={preview.warnings} />
    </>
  );
}

/** The sums of a receipt, typed or posted. */
export function ReceiptSums({ figures }: { figures: Figures }) {
  const { t } = useTranslation('purchase');
  const sums = [
    ['taxable', figures.taxable] as const,
    ...taxSums(figures),
    ['charges', figures.chargesTotal] as const,
    ['total', figures.total] as const,
    ...(figures.roundOff == null ? [] : [['roundOff', figures.roundOff] as const]),
    ...(figures.claimed > 0 ? [['claimed', figures.claimed] as const] : []),
    ['landed', figures.landed] as const,
  ];
  return (
    <Columns
      component="dl"
      cols={{ base: 2, xs: 3, sm: 4, md: 7 }}
      spacing="md"
      style={{ margin: 0 }}
      aria-live="polite"
    >
      {sums.map(([name, amount]) => (
        <Figure key={name} label={t(name)} weight={name === 'total' || name === 'landed' ? 600 : 400}>
          <MoneyText paise={amount} />
        </Figure>
      ))}
    </Columns>
  );
}

function Notes({ title, color, notes }: { title: string; color: string; notes: Preview['warnings'] }) {
  if (notes.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <List size="sm">
        {notes.map(({ text, textCode, textParams }) => (
          <List.Item key={text}>{toldText(text, textCode, textParams)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
