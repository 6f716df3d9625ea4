// Deleting a document: asks, for the reason too where one is due, sends, and says that it has been done (R463, R464).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { deleteDocument, type listDocuments } from '@charaka/contract/stay/document/document';
import { documentRemoval } from '@charaka/rules/stay/document-removal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';

/** A document as the list has one. */
export type Document = OutputOf<typeof listDocuments>['documents'][number];

/** The members that the table of documents needs for deletion. */
export interface DocumentDeleting {
  mayDelete(document: Document): boolean;
  ask(document: Document): void;
}

/** `ask(document)` begins; `dialog` is to be rendered. */
export function useDeleteDocument(): DocumentDeleting & { dialog: ReactNode } {
  const { t } = useTranslation('document');
  const [isDone, setDone] = useState(false);
  const [reasoned, setReasoned] = useState<Document | null>(null);
  const { canDelete } = useRights(admissionMenu);
  const does = useDeeds();
  const command = useCommand(deleteDocument, {
    isQuietWhenDone: true,
    onDone: () => {
      setReasoned(null);
      setDone(true);
    },
  });
  const removalOf = ({ isOwn, createdAt }: Document) =>
    documentRemoval({
      isOwn,
      canDelete,
      uploadedAt: new Date(createdAt),
      now: new Date(),
      doesRemove: does('remove-documents'),
    });
  const confirmed = async ({ documentId, fileName }: Document) => {
    const isSure = await confirm({
      title: fileName,
      text: t('deleteQuestion'),
      confirmLabel: t('delete'),
      isDangerous: true,
    });
    if (isSure) command.mutate({ document: { documentId, isActive: false } });
  };
  const ask = (document: Document) => {
    if (removalOf(document) === 'with reason') setReasoned(document);
    else void confirmed(document);
  };
  const dialog = (
    <>
      {reasoned && (
        <ReasonDialog
          title={t('deleteOf', { name: reasoned.fileName })}
          submitLabel={t('delete')}
          isDangerous
          isSubmitting={command.isPending}
          onSave={(reason) =>
            command.mutate({ document: { documentId: reasoned.documentId, isActive: false, reason } })
          }
          onClose={() => setReasoned(null)}
        />
      )}
      <DoneDialog
        isOpen={isDone}
        title={t('deletedTitle')}
        text={t('deletedText')}
        closeLabel={t('close')}
        onClose={() => setDone(false)}
      />
    </>
  );
  return { mayDelete: (document) => removalOf(document) !== 'no', ask, dialog };
}
