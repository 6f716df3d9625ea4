// The documents of an admission, each to be downloaded and, while the patient is in, deleted (R455, R463, R464).
import { ActionIcon, Table, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { saveFile } from '../../ui/page/save-file.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { fetchFile } from './send-file.ts';
import type { Document, DocumentDeleting } from './use-delete-document.tsx';

interface DocumentTableProps {
  readonly documents: readonly Document[];
  /** Given while documents of the admission may be deleted at all. */
  readonly deleting: DocumentDeleting | undefined;
}

/** A list that is empty says so. */
export function DocumentTable({ documents, deleting }: DocumentTableProps) {
  const { t } = useTranslation('document');
  if (documents.length === 0) return <Text c="dimmed">{t('noDocuments')}</Text>;
  const isAnyDeletable = deleting !== undefined && documents.some((document) => deleting.mayDelete(document));
  return (
    <WideTable label={t('documents')} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('category')}</Table.Th>
          <Table.Th>{t('source')}</Table.Th>
          <Table.Th>{t('documentDate')}</Table.Th>
          <Table.Th>{t('fileName')}</Table.Th>
          <Table.Th>{t('download')}</Table.Th>
          {isAnyDeletable && <Table.Th>{t('delete')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {documents.map((document) => (
          <Table.Tr key={document.documentId}>
            <Table.Td>{t(`categories.${document.category}`)}</Table.Td>
            <Table.Td>{document.sourceName}</Table.Td>
            <Table.Td>{formatDay(document.documentDate)}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{document.fileName}</Table.Td>
            <Table.Td>
              <DownloadButton document={document} />
            </Table.Td>
            {isAnyDeletable && (
              <Table.Td>
                {deleting.mayDelete(document) && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t('deleteOf', { name: document.fileName })}
                    onClick={() => deleting.ask(document)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function DownloadButton({ document }: { document: Document }) {
  const { t } = useTranslation('document');
  const [isWorking, setWorking] = useState(false);
  const download = async () => {
    setWorking(true);
    try {
      saveFile(document.fileName, await fetchFile(document));
    } catch (error) {
      reportFailure(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <ActionIcon
      variant="subtle"
      loading={isWorking}
      aria-label={t('downloadOf', { name: document.fileName })}
      onClick={() => void download()}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
