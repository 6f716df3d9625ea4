// Every call of collections and closings.
import type { Handler } from '../../kernel/handler.ts';
import { closeDay, getOpenCollection } from './close-day.ts';
import { getDayClosing, reopenDayClosing } from './get-day-closing.ts';
import { listCollectionPapers, listCollections } from './list-collections.ts';

export const financeHandlers: readonly Handler[] = [
  listCollections,
  listCollectionPapers,
  getOpenCollection,
  closeDay,
  getDayClosing,
  reopenDayClosing,
];
