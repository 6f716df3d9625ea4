// Payer of an admission being edited, read only; the TPA transfer changes it (R385, Q70).
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { Admission } from './paper-facts.tsx';

/** Renders nothing for patients who pay themselves. */
export function KeptPayerSection({ kept }: { kept: Admission }) {
  const { t } = useTranslation('admission');
  if (kept.associationId == null) return null;
  const isCorporate = kept.isCorporate ?? false;
  const facts = [
    { label: isCorporate ? t('corporate') : t('tpa'), value: kept.associationName },
    { label: isCorporate ? t('corporateAmount') : t('tpaAuthorizedAmount'), value: formatMoney(kept.tpaAuthorized) },
    ...(isCorporate
      ? []
      : [
          { label: t('insuranceCompany'), value: kept.insuranceName },
          { label: t('policyNumber'), value: kept.tpaPolicyNo },
          { label: t('cardNumber'), value: kept.policyCardNo },
          { label: t('ccnNo'), value: kept.ccnNo },
        ]),
  ];
  return (
    <FormSection title={isCorporate ? t('corporate') : t('tpa')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        {facts.map(({ label, value }) => (
          <TextField key={label} label={label} isReadOnly value={value ?? ''} />
        ))}
      </Columns>
    </FormSection>
  );
}
