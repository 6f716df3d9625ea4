// Protocols that add a test to a result: their newest versions, signing the next one, and what they added or left out (LB058).
import { verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { getReflexRules, listReflexOrders } from '@charaka/contract/diagnostics/quality/reflex-rule';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { QualityTabs } from './quality-tabs.tsx';
import { SignReflexRule } from './sign-reflex-rule.tsx';

type Rule = OutputOf<typeof getReflexRules>['rules'][number];
type Added = RowOf<typeof listReflexOrders>;
const MIN_WIDTH = 760;

/** Route investigation/quality/reflex. */
export default function ReflexRules() {
  const { t } = useTranslation('quality');
  const rules = useAnswer(qualityTopic, getReflexRules, {}).data?.rules;
  const { canEdit } = useRights(verifyMenu);
  const [asked, setAsked] = useState<{ readonly rule: Rule | null } | null>(null);
  return (
    <Page
      title={t('protocols')}
      crumbs={[{ label: t('quality'), to: `/${qualityMenu}` }]}
      action={canEdit && <Button onClick={() => setAsked({ rule: null })}>{t('signProtocol')}</Button>}
    >
      <QualityTabs here="reflex" />
      <Stack>
        {!rules && <Skeleton h={160} radius="sm" />}
        {rules?.length === 0 && <Text c="dimmed">{t('noProtocols')}</Text>}
        {rules && rules.length > 0 && (
          <RuleTable rules={rules} canEdit={canEdit} onChange={(rule) => setAsked({ rule })} />
        )}
        {/* Below the protocols: shown with them, so that nothing moves it. */}
        {rules && <AddedTests />}
      </Stack>
      {asked && <SignReflexRule rule={asked.rule} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface RuleTableProps {
  readonly rules: readonly Rule[];
  readonly canEdit: boolean;
  onChange(rule: Rule): void;
}

function RuleTable({ rules, canEdit, onChange }: RuleTableProps) {
  const { t } = useTranslation('quality');
  const whenOf = ({ asksWhen, limitValue, parameterName }: Rule) =>
    [parameterName, t(`moments.${asksWhen}`), limitValue].filter((part) => part != null).join(' ');
  return (
    <WideTable label={t('protocols')} minWidth={MIN_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          {(['when', 'addedTest', 'protocol', 'state', 'signed', 'actions'] as const).map((name) => (
            <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rules.map((rule) => (
          <Table.Tr key={rule.reflexRuleId}>
            <Table.Td>{whenOf(rule)}</Table.Td>
            <Table.Td>{rule.testName}</Table.Td>
            <Table.Td>{rule.protocolText}</Table.Td>
            <Table.Td>
              <StatusChip tone={rule.isOn ? 'done' : 'past'}>{t(rule.isOn ? 'ruleOn' : 'ruleOff')}</StatusChip>
            </Table.Td>
            <Table.Td>
              {t('signedVersion', {
                name: rule.signedByName,
                version: rule.versionNo,
                time: formatDateTime(rule.signedAt),
              })}
            </Table.Td>
            <Table.Td>
              {canEdit && (
                <Button size="xs" variant="default" onClick={() => onChange(rule)}>
                  {t('changeRule')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** What protocols added, and what they left out with the reason. */
function AddedTests() {
  const { t } = useTranslation('quality');
  const list = useList();
  const rows = useRows(qualityTopic, listReflexOrders, list);
  const outcome = ({ leftOut }: Added) => t(leftOut ? `leftOut.${leftOut}` : 'addedByProtocol');
  const columns = [
    { id: 'addedOn', title: t('columns.when'), value: (one: Added) => formatDateTime(one.addedAt) },
    { id: 'specimenNo', title: t('columns.specimen'), value: (one: Added) => one.specimenNo },
    { id: 'causeName', title: t('columns.test'), value: (one: Added) => one.causeName },
    { id: 'testName', title: t('columns.addedTest'), value: (one: Added) => one.testName },
    {
      id: 'leftOut',
      title: t('columns.outcome'),
      value: outcome,
      cell: (one: Added) => <StatusChip tone={one.leftOut ? 'waiting' : 'done'}>{outcome(one)}</StatusChip>,
    },
  ];
  return (
    <Stack component="section" aria-label={t('addedTests')}>
      <Title order={2}>{t('addedTests')}</Title>
      <DataTable
        name="ReflexOrders"
        title={t('addedTests')}
        emptyText={t('noAddedTests')}
        list={list}
        rows={rows}
        rowKey={(one) => one.reflexOrderId}
        columns={columns}
      />
    </Stack>
  );
}
