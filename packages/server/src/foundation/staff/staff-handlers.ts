// Every call of the staff area.
import type { FileStore } from '../../kernel/file-store.ts';
import type { Handler } from '../../kernel/handler.ts';
import { addDelegations } from './add-delegations.ts';
import { addStaff } from './add-staff.ts';
import { addStaffDocument, removeStaffDocument } from './add-staff-document.ts';
import { changePassword, type PasswordParts } from './change-password.ts';
import { deactivateStaff } from './deactivate-staff.ts';
import { getOwnAuthority } from './get-own-authority.ts';
import { getStaff } from './get-staff.ts';
import { listDelegations } from './list-delegations.ts';
import { listStaff, listStaffWithImage } from './list-staff.ts';
import { getStaffDocument, listStaffDocuments } from './list-staff-documents.ts';
import { reactivateStaff } from './reactivate-staff.ts';
import { setApprover } from './set-approver.ts';
import { updateDelegations } from './update-delegations.ts';
import { updateStaff } from './update-staff.ts';

/** Served by app.ts, with the private key that opens passwords. */
export function staffHandlers(parts: PasswordParts & { readonly files: FileStore }): readonly Handler[] {
  const { privateKey, files } = parts;
  return [
    listStaff,
    listStaffWithImage,
    getStaff,
    addStaff(privateKey),
    updateStaff(parts),
    deactivateStaff,
    reactivateStaff,
    listStaffDocuments,
    getStaffDocument(files),
    addStaffDocument(files),
    removeStaffDocument,
    changePassword(parts),
    getOwnAuthority,
    listDelegations,
    addDelegations,
    updateDelegations,
    setApprover,
  ];
}
