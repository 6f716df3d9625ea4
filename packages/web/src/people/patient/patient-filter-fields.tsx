// The filters above the patient list: the search first, the others in a folded row.
import { sexes } from '@charaka/contract/people/patient/patient-values';
import { Box, Button, Collapse, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';

const folded = ['words', 'sex', 'ageFrom', 'ageTo', 'city', 'from', 'to', 'status', 'lying'] as const;

interface PatientFilterFieldsProps {
  readonly list: List;
  /** As many as a search answers at most, when it had more to answer. */
  readonly cutAt: number | undefined;
  /** Whether the other filters are open from the start. */
  readonly isUnfolded?: boolean;
}

/** Every filter of the list. */
export function PatientFilterFields({ list, cutAt, isUnfolded = false }: PatientFilterFieldsProps) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const used = folded.filter((name) => list.filters[name]).length;
  const [isOpen, { toggle }] = useDisclosure(isUnfolded || used > 0);
  return (
    <Box style={{ flex: '1 1 20rem', minWidth: 0 }}>
      <Group gap="xs">
        <SearchField label={t('patient:searchPlaceholder')} list={list} />
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {used === 0 ? t('filters') : t('filtersUsed', { count: used })}
        </Button>
        {cutAt !== undefined && (
          <Text size="sm" c="dimmed" role="status">
            {t('patient:searchCut', { count: cutAt })}
          </Text>
        )}
      </Group>
      <Collapse expanded={isOpen}>
        <FoldedFields list={list} />
      </Collapse>
    </Box>
  );
}

function FoldedFields({ list }: { list: List }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const set = (name: string) => (value: string | number | null | undefined) =>
    list.setFilter(name, value === null || value === undefined ? '' : String(value));
  const value = (name: string) => list.filters[name] ?? '';
  const sexChoices = sexes.map((sex) => ({ value: sex, label: t(`patient:sex.${sex}`) }));
  const statusChoices = [
    { value: 'active', label: t('active') },
    { value: 'inactive', label: t('inactive') },
    { value: 'all', label: t('all') },
  ];
  return (
    <Group gap="xs" align="end" pt="xs">
      <SearchField label={t('otherWords')} list={list} filter="words" />
      <Box w={130}>
        <SelectField
          label={t('patient:gender')}
          choices={sexChoices}
          value={sexes.find((sex) => sex === list.filters.sex) ?? null}
          onChange={set('sex')}
        />
      </Box>
      <Box w={90}>
        <NumberField label={t('ageFrom')} value={value('ageFrom')} onChange={set('ageFrom')} />
      </Box>
      <Box w={90}>
        <NumberField label={t('ageTo')} value={value('ageTo')} onChange={set('ageTo')} />
      </Box>
      <SearchField label={t('patient:city')} list={list} filter="city" />
      <Box w={140}>
        <DateField label={t('registeredFrom')} value={value('from')} onChange={set('from')} />
      </Box>
      <Box w={140}>
        <DateField label={t('registeredTo')} value={value('to')} onChange={set('to')} />
      </Box>
      <Box w={140}>
        <SelectField
          label={t('status')}
          isClearable={false}
          choices={statusChoices}
          value={statusChoices.find((choice) => choice.value === list.filters.status)?.value ?? 'active'}
          onChange={(status) => list.setFilter('status', status === 'active' ? '' : (status ?? ''))}
        />
      </Box>
      <SwitchField
        label={t('onlyLying')}
        value={list.filters.lying === '1'}
        onChange={(isOn) => list.setFilter('lying', isOn ? '1' : '')}
      />
    </Group>
  );
}
