// Choices of which nobody has decided whether a change is critical: each is decided with a button (docs/decisions/0325).
import {
  decideChoice,
  labSettingsMenu,
  listUndecidedChoices,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** A button while there are such choices, which shows their list below it. */
export function UndecidedChoices() {
  const { t } = useTranslation('labtest');
  const { canEdit } = useRights(labSettingsMenu);
  const [isOpen, setOpen] = useState(false);
  const choices = useAnswer(labParameterTopic, listUndecidedChoices, {}).data?.choices ?? [];
  const deciding = useCommand(decideChoice);
  if (!canEdit || choices.length === 0) return null;
  const title = t('undecidedChoices', { count: choices.length });
  const answers = [
    { isChangeCritical: true, label: t('changeIsCritical') },
    { isChangeCritical: false, label: t('changeIsNotCritical') },
  ];
  return (
    <Stack gap="xs" align="start">
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        <Paper withBorder p="md" w="100%" component="section" aria-label={title}>
          <Text size="sm">{t('undecidedChoicesHelp')}</Text>
          <WideTable label={title} minWidth={480}>
            <Table.Tbody>
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
            </Table.Tbody>
          </WideTable>
        </Paper>
      )}
    </Stack>
  );
}
