// The Documents tab of the staff details: list, download, add, remove.

import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import {
  getStaffDocument,
  listStaffDocuments,
  removeStaffDocument,
} from '@charaka/contract/foundation/staff/staff-document';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { mayGiveRole } from '@charaka/rules/access/permission';
import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf } from '../../kernel/base64.ts';
import { call } from '../../kernel/call.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { saveFile } from '../../ui/page/save-file.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { AddStaffDocument } from './add-staff-document.tsx';
import { shownSize } from './shown-size.ts';
import type { Staff } from './staff-form.ts';

async function download(documentId: number): Promise<void> {
  const { document } = await call(getStaffDocument, { documentId });
  saveFile(document.fileName, new Blob([bytesOf(document.content)], { type: document.mediaType }));
}

/** Users who may edit the record add and remove documents; users who may see it read them. */
export function StaffDocuments({ staff, isOwnProfile }: { staff: Staff; isOwnProfile: boolean }) {
  const { t } = useTranslation('staff');
  const { user } = useSignedIn();
  const { canEdit, canDelete } = useRights(STAFF_MENU_PATH);
  const isBelow = !isOwnProfile && mayGiveRole(user.roleId, staff.roleId);
  const [isAdding, setAdding] = useState(false);
  const answer = useAnswer(staffTopic, listStaffDocuments, { staffId: staff.staffId });
  const documents = answer.data?.documents ?? [];
  return (
    <Stack gap="md">
      {answer.isError && (
        <Alert color="red" role="alert">
          {t('documentsNotShown')}
        </Alert>
      )}
      {answer.isPending && <Skeleton height={80} />}
      {answer.isSuccess && documents.length === 0 && <Text c="dimmed">{t('noDocuments')}</Text>}
      {documents.length > 0 && <DocumentTable documents={documents} mayRemove={canDelete && isBelow} />}
      {canEdit && isBelow && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('addDocument')}
          </Button>
        </Group>
      )}
      {isAdding && <AddStaffDocument staffId={staff.staffId} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

type Document = NonNullable<ReturnType<typeof useAnswer<typeof listStaffDocuments>>['data']>['documents'][number];

function DocumentTable({ documents, mayRemove }: { documents: readonly Document[]; mayRemove: boolean }) {
  const { t } = useTranslation('staff');
  const downloading = useMutation({ mutationFn: download });
  const removing = useCommand(removeStaffDocument);
  const remove = async ({ documentId, title }: Document) => {
    const question = { title: t('removeDocumentTitle'), text: t('removeDocumentText', { title }) };
    if (await confirm({ ...question, confirmLabel: t('removeDocument'), isDangerous: true }))
      removing.mutate({ document: { documentId } });
  };
  return (
    <WideTable label={t('documents')} minWidth={620}>
      <Table.Thead>
        <Table.Tr>
          {['documentName', 'file', 'size', 'addedOn', 'addedBy'].map((title) => (
            <Table.Th key={title} scope="col">
              {t(title)}
            </Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {documents.map((document) => (
          <Table.Tr key={document.documentId}>
            <Table.Td>{document.title}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{document.fileName}</Table.Td>
            <Table.Td>{shownSize(document.sizeBytes)}</Table.Td>
            <Table.Td>
              <MomentText at={document.addedAt} />
            </Table.Td>
            <Table.Td>{document.addedByName}</Table.Td>
            <Table.Td>
              <Group gap={4} wrap="nowrap" justify="flex-end">
                <ActionIcon
                  variant="default"
                  aria-label={t('download', { title: document.title })}
                  loading={downloading.isPending && downloading.variables === document.documentId}
                  onClick={() => downloading.mutate(document.documentId)}
                >
                  <IconDownload size={16} aria-hidden />
                </ActionIcon>
                {mayRemove && (
                  <ActionIcon
                    variant="default"
                    aria-label={t('removeDocumentOf', { title: document.title })}
                    onClick={() => void remove(document)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                )}
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
