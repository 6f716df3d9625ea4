// The doses of a schedule with their state: due doses first, with a button that records the dose.

import { doseStates } from '@charaka/rules/clinic/dose-states';
import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { VaccinePlan } from './vaccine-plan.ts';

type Planned = VaccinePlan['plan'][number];

const places: readonly Planned['state'][] = ['Overdue', 'Due', 'Later', 'Given', 'TooLate'];

interface PlannedDosesProps {
  readonly plan: VaccinePlan;
  readonly onGive: ((planned: Planned) => void) | undefined;
}

/** One line a dose. */
export function PlannedDoses({ plan, onGive }: PlannedDosesProps) {
  const { t } = useTranslation('immunization');
  const lines = plan.plan.toSorted(
    (one, other) => places.indexOf(one.state) - places.indexOf(other.state) || (one.dueOn < other.dueOn ? -1 : 1),
  );
  return (
    <WideTable label={t('plan')} minWidth={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('dose')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th>{t('day')}</Table.Th>
          {onGive && <Table.Th aria-label={t('give')} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.doseKey}>
            <Table.Td>{line.isOptional ? t('optionalDose', { dose: line.doseKey }) : line.doseKey}</Table.Td>
            <Table.Td>
              <StateChip steps={doseStates} state={line.state} />
            </Table.Td>
            <Table.Td>{formatDay(line.givenOn ?? line.dueOn)}</Table.Td>
            {onGive && (
              <Table.Td ta="end">
                {line.state !== 'Given' && line.state !== 'TooLate' && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('giveOne', { dose: line.doseKey })}
                    onClick={() => onGive(line)}
                  >
                    {t('give')}
                  </Button>
                )}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
