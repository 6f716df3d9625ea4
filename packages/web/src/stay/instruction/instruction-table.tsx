// The consultant register of an admission in a table: the four fields of its dialog and who entered them (Q55).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { deleteInstruction, listInstructions } from '@charaka/contract/stay/instruction/instruction';
import { instructionTopic } from '@charaka/contract/stay/instruction/topics';
import { ActionIcon, Skeleton, Table, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Instruction = OutputOf<typeof listInstructions>['instructions'][number];

/** Follows what colleagues enter. With `mayWrite` and the right to delete an instruction entered by mistake can be taken back. */
export function InstructionTable({ admissionId, mayWrite }: { admissionId: number; mayWrite: boolean }) {
  const { t } = useTranslation('instruction');
  const { canDelete } = useRights(admissionMenu);
  const mayTakeBack = mayWrite && canDelete;
  const instructions = useAnswer(instructionTopic, listInstructions, { admissionId }).data?.instructions;
  if (!instructions) return <Skeleton h={96} radius="sm" />;
  if (instructions.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  return (
    <WideTable label={t('register')} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('appliedDate')}</Table.Th>
          <Table.Th>{t('consultant')}</Table.Th>
          <Table.Th>{t('instruction')}</Table.Th>
          <Table.Th>{t('instructionDate')}</Table.Th>
          {mayTakeBack && <Table.Th w={48} aria-label={t('delete')} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {instructions.map((instruction) => (
          <InstructionRow key={instruction.instructionId} instruction={instruction} mayTakeBack={mayTakeBack} />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function InstructionRow({ instruction, mayTakeBack }: { instruction: Instruction; mayTakeBack: boolean }) {
  const { t } = useTranslation('instruction');
  const enteredBy = t('enteredBy', { name: instruction.createdByName, at: formatDateTime(instruction.createdAt) });
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td>
        <MomentText at={instruction.appliedAt} />
      </Table.Td>
      <Table.Td>{instruction.consultantName}</Table.Td>
      <Table.Td>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {instruction.instruction}
        </Text>
        <Text size="xs" c="dimmed">
          {enteredBy}
        </Text>
      </Table.Td>
      <Table.Td>{formatDay(instruction.instructionDate)}</Table.Td>
      {mayTakeBack && <Table.Td>{instruction.isOwn && <TakeBackButton instruction={instruction} />}</Table.Td>}
    </Table.Tr>
  );
}

function TakeBackButton({ instruction }: { instruction: Instruction }) {
  const { t } = useTranslation('instruction');
  const command = useCommand(deleteInstruction);
  const { instructionId, appliedAt } = instruction;
  const takeBack = async () => {
    const question = { title: t('deleteTitle'), text: t('deleteText', { at: formatDateTime(appliedAt) }) };
    const isSure = await confirm({ ...question, confirmLabel: t('delete'), isDangerous: true });
    if (isSure) command.mutate({ instruction: { instructionId } });
  };
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      loading={command.isPending}
      aria-label={t('deleteOf', { at: formatDateTime(appliedAt) })}
      onClick={() => void takeBack()}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
