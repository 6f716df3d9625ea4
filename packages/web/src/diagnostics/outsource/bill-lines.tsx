// Lines of a partner's bill with what each turned out to be, and the sums below them (LB073).
import type { getPartnerBill, previewPartnerBill } from '@charaka/contract/diagnostics/outsource/partner-bill';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type BillTotals, shownVerdicts } from '@charaka/rules/diagnostics/partner-bill';
import { Checkbox, Group, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatMoney } from '../../kernel/format.ts';
import { Figure } from '../../ui/page/fact.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { WindowedRows } from '../../ui/table/windowed-rows.tsx';

type Kept = OutputOf<typeof getPartnerBill>['bill']['lines'][number];
type Line = OutputOf<typeof previewPartnerBill>['lines'][number] &
  Partial<Pick<Kept, 'partnerBillLineId' | 'refuseReason'>>;

const MIN_WIDTH = 1000;
const unbroken = { whiteSpace: 'nowrap' } as const;

/** Which lines are ticked, and how that is changed. */
export interface Ticks {
  readonly ids: ReadonlySet<number>;
  onTick(partnerBillLineId: number): void;
}

interface BillLinesProps {
  readonly lines: readonly Line[];
  /** Given, lines that were not refused may be ticked. */
  readonly ticks?: Ticks | undefined;
}

/** Fixed, for of a long bill the lines near what is seen are drawn alone; the test has what the others leave. */
const widths = [64, 100, 128, undefined, 100, 100, 100, 210] as const;

/** Numbered as they came. */
export function BillLines({ lines, ticks }: BillLinesProps) {
  const { t } = useTranslation('outsource');
  const heads = [t('lineNo'), t('dispatchNo'), t('specimenNo'), t('test')];
  const sums = [t('billed'), t('rateOfDay'), t('owed')];
  return (
    <WideTable label={t('lines')} minWidth={MIN_WIDTH} layout="fixed" aria-rowcount={lines.length + 1}>
      <colgroup>
        {widths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these
          <col key={place} {...(width === undefined ? {} : { style: { width } })} />
        ))}
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head}>{head}</Table.Th>
          ))}
          {sums.map((head) => (
            <Table.Th key={head} className="numeric">
              {head}
            </Table.Th>
          ))}
          <Table.Th>{t('verdict')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <WindowedRows rows={lines} columnCount={widths.length}>
        {(line, place) => (
          <LineRow key={line.partnerBillLineId ?? place} line={line} lineNo={place + 1} ticks={ticks} />
        )}
      </WindowedRows>
    </WideTable>
  );
}

interface LineRowProps {
  readonly line: Line;
  readonly lineNo: number;
  readonly ticks: Ticks | undefined;
}

function LineRow({ line, lineNo, ticks }: LineRowProps) {
  const { t } = useTranslation('outsource');
  const { partnerBillLineId, refuseReason } = line;
  const isTickable = ticks !== undefined && partnerBillLineId !== undefined && refuseReason == null;
  return (
    <Table.Tr aria-rowindex={lineNo + 1}>
      <Table.Td>
        {isTickable ? (
          <Checkbox
            size="xs"
            label={lineNo}
            aria-label={t('tickLine', { lineNo })}
            checked={ticks.ids.has(partnerBillLineId)}
            onChange={() => ticks.onTick(partnerBillLineId)}
          />
        ) : (
          lineNo
        )}
      </Table.Td>
      <Table.Td>{line.dispatchNo}</Table.Td>
      <Table.Td style={unbroken}>{line.specimenNo}</Table.Td>
      <Table.Td>{line.testName ? `${line.testCode} ${line.testName}` : line.testCode}</Table.Td>
      <Table.Td className="numeric">{formatAmount(line.amountPaise)}</Table.Td>
      <Table.Td className="numeric">{formatAmount(line.ratePaise)}</Table.Td>
      <Table.Td className="numeric">{formatAmount(refuseReason == null ? line.settledPaise : 0)}</Table.Td>
      <Table.Td>
        <Verdict line={line} />
      </Table.Td>
    </Table.Tr>
  );
}

function Verdict({ line: { verdict, billedBy, refuseReason } }: { readonly line: Line }) {
  const { t } = useTranslation('outsource');
  const said = billedBy ? t('billedOn', { billNo: billedBy }) : t(`verdicts.${verdict}`);
  if (refuseReason == null) return <StatusChip tone={shownVerdicts.states[verdict].tone}>{said}</StatusChip>;
  return <StatusChip tone="past">{t('refusedFor', { verdict: said, reason: refuseReason })}</StatusChip>;
}

/** The sum billed, the sum expected, the difference, and the sum that would be paid. */
export function BillSums({ totals }: { readonly totals: BillTotals }) {
  const { t } = useTranslation('outsource');
  return (
    <Group component="dl" gap="xl" m={0}>
      <Figure label={t('billed')}>{formatMoney(totals.billedPaise)}</Figure>
      <Figure label={t('expected')}>{formatMoney(totals.expectedPaise)}</Figure>
      <Figure label={t('difference')}>{formatMoney(totals.differencePaise)}</Figure>
      <Figure label={t('settled')} weight={600}>
        {formatMoney(totals.settledPaise)}
      </Figure>
    </Group>
  );
}
