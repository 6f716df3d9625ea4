// The documents of an admission where it is looked at (R343, Q52).
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { listDocuments } from '@charaka/contract/stay/document/document';
import { Skeleton } from '@mantine/core';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DocumentTable } from './document-table.tsx';
import { useDeleteDocument } from './use-delete-document.tsx';

/** With `mayWrite` a document can be deleted by whoever has the right to delete; uploading has its own dialog. */
export function DocumentPanel({ admissionId, mayWrite }: { admissionId: number; mayWrite: boolean }) {
  const documents = useAnswer('document', listDocuments, { admissionId }).data?.documents;
  const deleting = useDeleteDocument();
  const { canDelete } = useRights(admissionMenu);
  if (!documents) return <Skeleton h={120} radius="sm" />;
  return (
    <>
      <DocumentTable documents={documents} onDelete={mayWrite && canDelete ? deleting.ask : undefined} />
      {deleting.dialog}
    </>
  );
}
