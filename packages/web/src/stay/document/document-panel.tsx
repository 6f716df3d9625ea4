// The documents of an admission where it is looked at (R343, Q52).
import { listDocuments } from '@charaka/contract/stay/document/document';
import { documentTopic } from '@charaka/contract/stay/document/topics';
import { Skeleton } from '@mantine/core';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DocumentTable } from './document-table.tsx';
import { useDeleteDocument } from './use-delete-document.tsx';

/** With `mayWrite` documents can be deleted by whoever may; uploading has its own dialog. */
export function DocumentPanel({ admissionId, mayWrite }: { admissionId: number; mayWrite: boolean }) {
  const documents = useAnswer(documentTopic, listDocuments, { admissionId }).data?.documents;
  const deleting = useDeleteDocument();
  if (!documents) return <Skeleton h={120} radius="sm" />;
  return (
    <>
      <DocumentTable documents={documents} deleting={mayWrite ? deleting : undefined} />
      {deleting.dialog}
    </>
  );
}
