// Checks of the discharge area before a final bill: the departments' clearances, and the summary (Q47).
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { getSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { dischargeTopic, summaryTopic } from '@charaka/contract/stay/discharge/topics';
import { missingClearances } from '@charaka/rules/stay/discharge';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { SettlementCheck, SettlementPart } from '../admission/settlement-part.ts';

const clearances = lazy(() => import('./set-clearance.tsx'));
const summary = lazy(() => import('./get-summary.tsx'));

/** A hospital without a checklist of departments has no such check. */
export const dischargeSettlement: SettlementPart = {
  useChecks: ({ admissionId }) => {
    const { t } = useTranslation('discharge');
    const { canView } = useRights(dischargeMenu);
    const asked = { admission: { admissionId } };
    const options = { isEnabled: canView, isSilent: true };
    const progress = useAnswer(dischargeTopic, getDischarge, asked, options).data;
    const summaries = useAnswer(summaryTopic, getSummary, asked, options).data?.summaries;
    const isSigned = summaries?.some(({ signedAt }) => signedAt) ?? false;
    const checks: SettlementCheck[] = [];
    if (progress && progress.checklist !== 'off') {
      const cleared = progress.clearances.filter(({ isCleared }) => isCleared).map(({ department }) => department);
      const missing = missingClearances(progress.checklist, cleared);
      const departments = missing.map((department) => t(`checklist.departments.${department}`)).join(', ');
      checks.push({
        key: 'clearances',
        isMet: missing.length === 0,
        text: missing.length === 0 ? t('checks.cleared') : t('checks.notCleared', { departments }),
        ...(missing.length === 0 ? {} : { deed: { label: t('checklist.title'), dialog: clearances } }),
      });
    }
    if (summaries)
      checks.push({
        key: 'summary',
        isMet: isSigned,
        text: t(isSigned ? 'checks.summarySigned' : 'checks.summaryOpen'),
        ...(isSigned ? {} : { deed: { label: t('summary.title'), dialog: summary } }),
      });
    return checks;
  },
};
