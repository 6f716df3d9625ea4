// Choices of which nobody has decided whether a change is critical: each is decided with a button (docs/decisions/0325).
import {
  decideChoice,
  labSettingsMenu,
  listUndecidedChoices,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { Button, Group, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** A button while there are such choices, which shows their list below it. */
export function UndecidedChoices() {
  const { t } = useTranslation('labtest');
  const { canEdit } = useRights(labSettingsMenu);
  const choices = useAnswer(labParameterTopic, listUndecidedChoices, {}).data?.choices ?? [];
  const deciding = useCommand(decideChoice);
  if (!canEdit || choices.length === 0) return null;
  const title = t('undecidedChoices', { count: choices.length });
  const answers = [
    { isChangeCritical: true, label: t('changeIsCritical') },
    { isChangeCritical: false, label: t('changeIsNotCritical') },
  ];
  return (
    <WaitingRows title={title} help={t('undecidedChoicesHelp')}>
      {choices.map(({ labParameterId, labParameterName, choices: lines }) => (
        <Table.Tr key={labParameterId}>
          <Table.Td>{labParameterName}</Table.Td>
          <Table.Td>
            {readChoices(lines ?? '')
              .map(({ label }) => label)
              .join(', ')}
          </Table.Td>
          <Table.Td>
            <Group gap="xs">
              {answers.map(({ isChangeCritical, label }) => (
                <Button
                  key={label}
                  size="xs"
                  variant="default"
                  loading={deciding.isPending}
                  aria-label={`${label}: ${labParameterName}`}
                  onClick={() => deciding.mutate({ labParameterId, isChangeCritical })}
                >
                  {label}
                </Button>
              ))}
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </WaitingRows>
  );
}
