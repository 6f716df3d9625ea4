// Rules that verify results without a second person: their newest versions, signing the next one, and what they found (LB046, LB047).
import { getAutoVerifyRules, listAutoVerifyChecks } from '@charaka/contract/diagnostics/quality/auto-verify';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ListSection } from './list-section.tsx';
import { SignAutoVerifyRule } from './sign-auto-verify-rule.tsx';
import { SignedRules } from './signed-rules.tsx';

type Rule = OutputOf<typeof getAutoVerifyRules>['rules'][number];
type Check = RowOf<typeof listAutoVerifyChecks>;

/** Route investigation/quality/rules. */
export default function AutoVerifyRules() {
  const { t } = useTranslation('quality');
  const limitsOf = ({ low, high }: Rule) =>
    low == null && high == null ? t('byRange') : `${low ?? ''} – ${high ?? ''}`;
  return (
    <SignedRules
      here="rules"
      title={t('autoRules')}
      signLabel={t('signRule')}
      emptyText={t('noAutoRules')}
      rules={useAnswer(qualityTopic, getAutoVerifyRules, {}).data?.rules}
      ruleKey={(rule) => rule.autoVerifyRuleId}
      columns={[
        { title: t('columns.of'), cell: (rule) => rule.ofName },
        { title: t('columns.limits'), cell: limitsOf },
        { title: t('columns.age'), cell: (rule) => `${rule.ageFromYears} – ${rule.ageToYears}` },
        { title: t('columns.controlHours'), cell: (rule) => rule.controlHours },
      ]}
      signing={(rule, close) => <SignAutoVerifyRule rule={rule} onClose={close} />}
      log={<Checks />}
    />
  );
}

/** The conditions that were not met by results left to a person. */
function Checks() {
  const { t } = useTranslation('quality');
  const list = useList();
  const rows = useRows(qualityTopic, listAutoVerifyChecks, list);
  const outcome = ({ isVerified }: Check) => t(isVerified ? 'verifiedByRule' : 'leftToPerson');
  const failing = ({ conditions }: Check) =>
    conditions
      .flatMap(({ name, of, value, holds }) =>
        holds ? [] : [[t(`conditions.${name}`), of, value].filter(Boolean).join(' ')],
      )
      .join(' · ');
  return (
    <ListSection
      name="AutoVerifyChecks"
      title={t('autoLog')}
      emptyText={t('noAutoLog')}
      list={list}
      rows={rows}
      rowKey={(check) => check.autoVerifyCheckId}
      columns={[
        { id: 'checkedAt', title: t('columns.finished'), value: (check) => formatDateTime(check.checkedAt) },
        { id: 'specimenNo', title: t('columns.specimen'), value: (check) => check.specimenNo },
        { id: 'testName', title: t('columns.test'), value: (check) => check.testName },
        {
          id: 'isVerified',
          isState: true,
          title: t('columns.outcome'),
          value: outcome,
          cell: (check) => <StatusChip tone={check.isVerified ? 'done' : 'waiting'}>{outcome(check)}</StatusChip>,
        },
        { id: 'why', title: t('columns.why'), value: failing, isSortable: false },
      ]}
    />
  );
}
