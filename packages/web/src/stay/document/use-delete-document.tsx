// Deleting a document: asks, sends, and says that it has been done in the words of the specification (R463, R464).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { deleteDocument, type listDocuments } from '@charaka/contract/stay/document/document';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx';

/** A document as the list has one. */
export type Document = OutputOf<typeof listDocuments>['documents'][number];

/** `ask(document)` begins; `dialog` is to be rendered. */
export function useDeleteDocument(): { ask(document: Document): void; dialog: ReactNode } {
  const { t } = useTranslation('document');
  const [isDone, setDone] = useState(false);
  const command = useCommand(deleteDocument, {
    topics: ['document'],
    isQuietWhenDone: true,
    onDone: () => setDone(true),
  });
  const ask = async ({ documentId, fileName }: Document) => {
    const isSure = await confirm({
      title: fileName,
      text: t('deleteQuestion'),
      confirmLabel: t('delete'),
      isDangerous: true,
    });
    if (isSure) command.mutate({ document: { documentId, isActive: false } });
  };
  const dialog = (
    <DoneDialog
      isOpen={isDone}
      title={t('deletedTitle')}
      text={t('deletedText')}
      closeLabel={t('close')}
      onClose={() => setDone(false)}
    />
  );
  return { ask: (document) => void ask(document), dialog };
}
