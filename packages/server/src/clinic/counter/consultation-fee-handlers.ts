// Every call on consultation fees.
import type { Handler } from '../../kernel/handler.ts';
import { addConsultationFee } from './add-consultation-fee.ts';
import { deleteConsultationFee } from './delete-consultation-fee.ts';
import { getConsultationFee } from './get-consultation-fee.ts';
import { listConsultationFees } from './list-consultation-fees.ts';
import { updateConsultationFee } from './update-consultation-fee.ts';

/** Served by the area. */
export const consultationFeeHandlers: readonly Handler[] = [
  listConsultationFees,
  getConsultationFee,
  addConsultationFee,
  updateConsultationFee,
  deleteConsultationFee,
];
