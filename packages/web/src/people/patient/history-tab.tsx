// The tab Medico-Surgical History of the patient dialog: seven histories, one of a side list at a time (R221).
import { historyNames } from '@charaka/contract/people/patient/patient-fields';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../ui/field/rich-text-field.tsx';
import type { PatientFormApi } from './patient-form.ts';

/** A history that holds text is marked in the list. */
export function HistoryTab({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  return (
    <Tabs
      defaultValue={historyNames[0]}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      variant="pills"
      keepMounted={false}
      styles={{ tabLabel: { textAlign: 'start' } }}
    >
      <Tabs.List aria-label={t('tabs.history')} miw={isNarrow ? 0 : 190} mb={isNarrow ? 'sm' : 0}>
        {historyNames.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={form.values[name] && <FilledMark />}>
            {t(`history.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {historyNames.map((name) => (
        <Tabs.Panel key={name} value={name} ps={isNarrow ? 0 : 'md'} miw={0}>
          <RichTextField label={t(`history.${name}`)} {...form.getInputProps(name)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function FilledMark() {
  const { t } = useTranslation('patient');
  return (
    <>
      <IconCheck size={14} aria-hidden />
      <VisuallyHidden>{t('history.filled')}</VisuallyHidden>
    </>
  );
}
