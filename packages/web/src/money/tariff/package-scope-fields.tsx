// Payers and diagnoses of a package; without any it is for all (Q231).
import { association } from '@charaka/contract/foundation/masters/association';
import { diagnosis } from '@charaka/contract/foundation/masters/diagnosis';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { PackageValues } from './package-form.ts';

/** So many matches are drawn at a time: a hospital may have imported a whole classification. */
const MOST_SHOWN = 50;

type Scope = 'associationIds' | 'diagnosisIds';

/** Several of two lists; one that went out of use is told by the server when it is saved. */
export function PackageScopeFields({ form }: { form: UseFormReturnType<PackageValues> }) {
  const { t } = useTranslation('tariff');
  const payers = useMasterChoices(association);
  const diagnoses = useMasterChoices(diagnosis);
  const fields = [
    { name: 'associationIds', label: t('packagePayers'), hint: t('packagePayersHint'), choices: payers.choices },
    { name: 'diagnosisIds', label: t('packageDiagnoses'), hint: t('packageDiagnosesHint'), choices: diagnoses.choices },
  ] as const;
  const choose = (name: Scope, chosen: number[]) => form.setFieldValue(name, chosen);
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      {fields.map(({ name, label, hint, choices }) => (
        <MultiSelect<number>
          key={name}
          label={label}
          description={hint}
          data={choices}
          value={form.values[name]}
          error={form.errors[name]}
          limit={MOST_SHOWN}
          searchable
          clearable
          openOnFocus={false}
          clearButtonProps={{ 'aria-label': t('clearList') }}
          nothingFoundMessage={t('nothingFound')}
          onChange={(chosen) => choose(name, chosen)}
        />
      ))}
    </Columns>
  );
}
