// Every call on analysers.
import type { Handler } from '../../kernel/handler.ts';
import { addAnalyser } from './add-analyser.ts';
import { deleteAnalyser } from './delete-analyser.ts';
import { getAnalyser } from './get-analyser.ts';
import { listAnalysers } from './list-analysers.ts';
import { updateAnalyser } from './update-analyser.ts';

/** Served by the area. */
export const analyserHandlers: readonly Handler[] = [
  listAnalysers,
  getAnalyser,
  addAnalyser,
  updateAnalyser,
  deleteAnalyser,
];
