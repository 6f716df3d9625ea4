// The four tabs of the patient dialog; a tab whose fields have faults says how many (R213, Q196).
import { Badge, Tabs, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHiddenFields } from '../../kernel/rights.ts';
import { BasicTab } from './basic-tab.tsx';
import { FamilyTab } from './family-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { IdentificationTab } from './identification-tab.tsx';
import type { Patient, PatientFormApi } from './patient-form.ts';
import { faultsByTab, fieldsOfTab, type PatientTab, patientTabs } from './patient-tabs.ts';

interface PatientTabsProps {
  readonly form: PatientFormApi;
  /** Of somebody registered, what the user may not see is left out. */
  readonly patient: Patient | null;
  readonly tab: PatientTab;
  onTab(tab: PatientTab): void;
  readonly photo: string | null;
  onPhoto(base64: string | null): void;
}

const noFields: ReadonlySet<string> = new Set();

/** Only the open tab is drawn; what was typed on the others is in the form. */
export function PatientTabs({ form, patient, tab, onTab, photo, onPhoto }: PatientTabsProps) {
  const { t } = useTranslation('patient');
  const counts = faultsByTab(form.errors);
  const unseen = useHiddenFields();
  const hidden = patient ? unseen : noFields;
  const tabs = patientTabs.filter((name) => fieldsOfTab(name).some((field) => !hidden.has(field)));
  return (
    // As high as the longest tab on a desk, so that the dialog keeps its place from tab to tab.
    <Tabs
      value={tab}
      onChange={(chosen) => onTab(chosen as PatientTab)}
      keepMounted={false}
      mih={{ base: 0, sm: 'calc(100dvh - 280px)' }}
    >
      <Tabs.List mb="md" aria-label={t('tabs.label')}>
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={<FaultCount count={counts[name]} />}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {hidden.size > 0 && (
        <Text size="sm" c="dimmed" mb="sm" role="note">
          {t('hiddenFacts')}
        </Text>
      )}
      <Tabs.Panel value="basic">
        <BasicTab form={form} hidden={hidden} photo={photo} onPhoto={onPhoto} />
      </Tabs.Panel>
      <Tabs.Panel value="family">
        <FamilyTab form={form} hidden={hidden} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <HistoryTab form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="identification">
        <IdentificationTab form={form} />
      </Tabs.Panel>
    </Tabs>
  );
}

function FaultCount({ count }: { count: number }) {
  const { t } = useTranslation('patient');
  if (count === 0) return null;
  return (
    <>
      <Badge size="sm" color="red.9" c="white" circle aria-hidden>
        {count}
      </Badge>
      <VisuallyHidden>{t('tabs.faults', { count })}</VisuallyHidden>
    </>
  );
}
