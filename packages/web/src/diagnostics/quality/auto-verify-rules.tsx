// Rules that verify results without a second person: their newest versions, signing the next one, and what they found (LB046, LB047).

import { verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { getAutoVerifyLog, getAutoVerifyRules } from '@charaka/contract/diagnostics/quality/auto-verify';
import { qualityMenu } from '@charaka/contract/diagnostics/quality/quality-words';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { QualityTabs } from './quality-tabs.tsx';
import { SignAutoVerifyRule } from './sign-auto-verify-rule.tsx';

type Rule = OutputOf<typeof getAutoVerifyRules>['rules'][number];
type Check = OutputOf<typeof getAutoVerifyLog>['checks'][number];
const MIN_WIDTH = 760;

/** Route investigation/quality/rules. */
export default function AutoVerifyRules() {
  const { t } = useTranslation('quality');
  const rules = useAnswer(qualityTopic, getAutoVerifyRules, {}).data?.rules;
  const { canEdit } = useRights(verifyMenu);
  const [asked, setAsked] = useState<{ readonly rule: Rule | null } | null>(null);
  return (
    <Page
      title={t('autoRules')}
      crumbs={[{ label: t('quality'), to: `/${qualityMenu}` }]}
      action={canEdit && <Button onClick={() => setAsked({ rule: null })}>{t('signRule')}</Button>}
    >
      <QualityTabs here="rules" />
      <Stack>
        {!rules && <Skeleton h={160} radius="sm" />}
        {rules?.length === 0 && <Text c="dimmed">{t('noAutoRules')}</Text>}
        {rules && rules.length > 0 && (
          <RuleTable rules={rules} canEdit={canEdit} onChange={(rule) => setAsked({ rule })} />
        )}
        <CheckTable />
      </Stack>
      {asked && <SignAutoVerifyRule rule={asked.rule} onClose={() => setAsked(null)} />}
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
  const limitsOf = ({ low, high }: Rule) =>
    low == null && high == null ? t('byRange') : `${low ?? ''} – ${high ?? ''}`;
  return (
    <WideTable label={t('autoRules')} minWidth={MIN_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          {(['of', 'state', 'limits', 'age', 'controlHours', 'signed', 'actions'] as const).map((name) => (
            <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rules.map((rule) => (
          <Table.Tr key={rule.autoVerifyRuleId}>
            <Table.Td>{rule.ofName}</Table.Td>
            <Table.Td>
              <StatusChip tone={rule.isOn ? 'done' : 'past'}>{t(rule.isOn ? 'ruleOn' : 'ruleOff')}</StatusChip>
            </Table.Td>
            <Table.Td>{limitsOf(rule)}</Table.Td>
            <Table.Td>{`${rule.ageFromYears} – ${rule.ageToYears}`}</Table.Td>
            <Table.Td>{rule.controlHours}</Table.Td>
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

/** Of what was left to a person, the conditions that did not hold. */
function CheckTable() {
  const { t } = useTranslation('quality');
  const checks = useAnswer(qualityTopic, getAutoVerifyLog, {}).data?.checks ?? [];
  const failing = ({ conditions }: Check) =>
    conditions.flatMap(({ name, of, value, holds }) =>
      holds ? [] : [[t(`conditions.${name}`), of, value].filter(Boolean).join(' ')],
    );
  return (
    <Stack component="section" aria-label={t('autoLog')}>
      <Title order={2}>{t('autoLog')}</Title>
      {checks.length === 0 ? (
        <Text c="dimmed">{t('noAutoLog')}</Text>
      ) : (
        <WideTable label={t('autoLog')} minWidth={MIN_WIDTH}>
          <Table.Thead>
            <Table.Tr>
              {(['finished', 'specimen', 'test', 'outcome', 'why'] as const).map((name) => (
                <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {checks.map((check) => (
              <Table.Tr key={check.autoVerifyCheckId}>
                <Table.Td>{formatDateTime(check.checkedAt)}</Table.Td>
                <Table.Td>{check.specimenNo}</Table.Td>
                <Table.Td>{check.testName}</Table.Td>
                <Table.Td>
                  <StatusChip tone={check.isVerified ? 'done' : 'waiting'}>
                    {t(check.isVerified ? 'verifiedByRule' : 'leftToPerson')}
                  </StatusChip>
                </Table.Td>
                <Table.Td>{failing(check).join(' · ')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Stack>
  );
}
