// The page of rules and protocols with signed versions: the newest version of each, signing the next one, and their outcomes.
import { mayVerify } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk } from '../../kernel/rights.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { QualityTabs } from './quality-tabs.tsx';

const MIN_WIDTH = 760;

/** Fields of every signed version. */
interface SignedVersion {
  readonly isOn: boolean;
  readonly versionNo: number;
  readonly signedByName: string;
  readonly signedAt: string;
}

/** Column of a version. */
export interface VersionColumn<Rule> {
  readonly title: string;
  cell(rule: Rule): ReactNode;
}

interface SignedRulesProps<Rule extends SignedVersion> {
  readonly here: ComponentProps<typeof QualityTabs>['here'];
  readonly title: string;
  /** The deed that signs the first version of another rule. */
  readonly signLabel: string;
  readonly emptyText: string;
  /** Undefined while they are loading. */
  readonly rules: readonly Rule[] | undefined;
  ruleKey(rule: Rule): number;
  /** Before whether it is on, who signed it, and what can be done. */
  readonly columns: readonly VersionColumn<Rule>[];
  /** The dialog that signs the next version, or the first one where there is no rule. */
  signing(rule: Rule | null, close: () => void): ReactNode;
  /** Log of the rules' actions. */
  readonly log: ReactNode;
}

/** Only users who may verify can sign rules. */
export function SignedRules<Rule extends SignedVersion>(props: SignedRulesProps<Rule>) {
  const { here, title, signLabel, emptyText, rules, signing, log } = props;
  const { t } = useTranslation('quality');
  const canEdit = useMayAsk(mayVerify);
  const [asked, setAsked] = useState<{ readonly rule: Rule | null } | null>(null);
  return (
    <Page
      title={title}
      crumbs={[{ label: t('quality'), to: `/${qualityMenu}` }]}
      action={canEdit && <Button onClick={() => setAsked({ rule: null })}>{signLabel}</Button>}
    >
      <QualityTabs here={here} />
      <Stack>
        {!rules && <Skeleton h={160} radius="sm" />}
        {rules?.length === 0 && <Text c="dimmed">{emptyText}</Text>}
        {rules && rules.length > 0 && (
          <VersionTable {...props} rules={rules} canEdit={canEdit} onChange={(rule) => setAsked({ rule })} />
        )}
        {/* Below the rules: shown with them, so that nothing moves it. */}
        {rules && log}
      </Stack>
      {asked && signing(asked.rule, () => setAsked(null))}
    </Page>
  );
}

interface VersionTableProps<Rule extends SignedVersion>
  extends Pick<SignedRulesProps<Rule>, 'title' | 'ruleKey' | 'columns'> {
  readonly rules: readonly Rule[];
  readonly canEdit: boolean;
  onChange(rule: Rule): void;
}

function VersionTable<Rule extends SignedVersion>(props: VersionTableProps<Rule>) {
  const { title, ruleKey, rules, canEdit, onChange } = props;
  const { t } = useTranslation('quality');
  const columns: readonly VersionColumn<Rule>[] = [
    ...props.columns,
    {
      title: t('columns.state'),
      cell: ({ isOn }) => <StatusChip tone={isOn ? 'done' : 'past'}>{t(isOn ? 'ruleOn' : 'ruleOff')}</StatusChip>,
    },
    {
      title: t('columns.signed'),
      cell: ({ signedByName, versionNo, signedAt }) =>
        t('signedVersion', { name: signedByName, version: versionNo, time: formatDateTime(signedAt) }),
    },
    {
      title: t('columns.actions'),
      cell: (rule) =>
        canEdit && (
          <Button size="xs" variant="default" onClick={() => onChange(rule)}>
            {t('changeRule')}
          </Button>
        ),
    },
  ];
  return (
    <WideTable label={title} minWidth={MIN_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.title}>{column.title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rules.map((rule) => (
          <Table.Tr key={ruleKey(rule)}>
            {columns.map((column) => (
              <Table.Td key={column.title}>{column.cell(rule)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
