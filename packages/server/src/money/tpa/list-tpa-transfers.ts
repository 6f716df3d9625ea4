// The changes of payer of an admission, newest first (Q98).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listTpaTransfers as listTpaTransfersEndpoint } from '@charaka/contract/money/tpa/transfer';
import { mayUndoTpaTransfer } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { readStanding, viewerOf } from '../../stay/admission/admission-standing.ts';
import { type ListedTransfer, readTransfers } from './history-store.ts';

type Transfer = OutputOf<typeof listTpaTransfersEndpoint>['transfers'][number];

/** Only the last active transfer can be undone; the one before it comes after. */
export const listTpaTransfers = handle(listTpaTransfersEndpoint, async (call, { admissionId }) => {
  const [standing, transfers] = await Promise.all([readStanding(call, admissionId), readTransfers(call, admissionId)]);
  const last = transfers.find((transfer) => transfer.undoneAt === null);
  const mayUndo = mayUndoTpaTransfer(viewerOf(call.session), standing);
  return { transfers: transfers.map((transfer) => transferView(transfer, mayUndo && transfer === last)) };
});

function transferView(transfer: ListedTransfer, isUndoable: boolean): Transfer {
  return {
    transferId: transfer.transferId,
    kind: transfer.kind,
    from: {
      patientType: transfer.fromPatientType,
      associationId: transfer.fromAssociationId,
      associationName: transfer.fromAssociationName,
      insuranceName: transfer.fromInsuranceName,
      tpaAuthorized: transfer.fromAuthorizedPaise || null,
    },
    to: {
      patientType: transfer.toPatientType,
      associationId: transfer.toAssociationId,
      associationName: transfer.toAssociationName,
      insuranceName: transfer.toInsuranceName,
      tpaAuthorized: transfer.toAuthorizedPaise || null,
    },
    isRepriced: transfer.isRepriced,
    totalBefore: transfer.totalBeforePaise,
    totalAfter: transfer.totalAfterPaise,
    changedCount: transfer.changedCount,
    withdrawnVersionNos: transfer.withdrawnVersionNos,
    leftOut: transfer.leftOut,
    madeAt: transfer.madeAt,
    madeByName: transfer.madeByName,
    undoneAt: transfer.undoneAt,
    undoneByName: transfer.undoneByName,
    isUndoable,
  };
}
