// The growth tables of a tenant: imported from published files, listed, and taken out of use (Q242).
import { growthSentences } from '@charaka/contract/clinic/growth/growth-sentences';
import {
  deleteGrowthTable as deleteGrowthTableEndpoint,
  importGrowthTable as importGrowthTableEndpoint,
  listGrowthTables as listGrowthTablesEndpoint,
} from '@charaka/contract/clinic/growth/growth-table';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { type GrowthAxis, type GrowthIndicator, type GrowthStandard, growthAxes } from '@charaka/rules/clinic/growth';
import type { GrowthFault } from '@charaka/rules/clinic/read-growth-table';
import type { Sentence } from '@charaka/rules/message/sentence';
import { handle } from '../../kernel/handler.ts';
import { readFile } from '../../kernel/read-file.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertTable, listTables, retireTable } from './growth-store.ts';

/** Headings that a table of growth is asked for, as they are written in its file in every language. */
const headings: Readonly<Record<'sex' | 'age' | 'units', string>> = { sex: 'Sex', age: 'Age', units: 'Day / Month' };

/** Those in use. */
export const listGrowthTables = handle(listGrowthTablesEndpoint, async (call) => ({ tables: await listTables(call) }));

/** WHO 2006 goes by days, or by length and height; the references from 5 years on go by months. */
function isAxisOf(standard: GrowthStandard, indicator: GrowthIndicator, axis: GrowthAxis): boolean {
  if (indicator === 'WeightForLength') return axis === 'Length' || axis === 'Height';
  return axis === (standard === 'WHO2006' ? 'Day' : 'Month');
}

function sentenceOf(fault: GrowthFault): Sentence {
  switch (fault.kind) {
    case 'headings':
      return growthSentences.headingsMissing({ names: growthAxes.join(', ') });
    case 'headingTwice':
      return fileSentences.headingTwice({ heading: fault.heading });
    case 'line':
      return growthSentences.badLine({ lineNo: fault.lineNo });
    case 'comma':
      return growthSentences.commaUnclear({ lineNo: fault.lineNo, value: fault.value });
    case 'otherSex':
      return growthSentences.otherSex({ column: headings.sex });
    case 'ageUnit':
      return growthSentences.ageUnitUnclear({
        column: headings.age,
        headings: headings.units,
        least: fault.first,
        most: fault.last,
      });
    case 'outside':
      return growthSentences.outsideBounds({
        lineNo: fault.lineNo,
        value: String(fault.value),
        least: fault.from,
        most: fault.to,
      });
  }
}

/** A file that is no table is refused with the first thing that is wrong; nothing of it is kept. */
export const importGrowthTable = handle(importGrowthTableEndpoint, async (call, { table }) => {
  const { fileText, ...head } = table;
  const isYoungOnly = head.indicator === 'WeightForLength' || head.indicator === 'HeadForAge';
  if (isYoungOnly && head.standard !== 'WHO2006') refuse(growthSentences.noSuchTable);
  const read = await readFile('growth', fileText, head);
  if ('fault' in read) return refuse(sentenceOf(read.fault));
  if (!isAxisOf(head.standard, head.indicator, read.axis)) refuse(growthSentences.otherAxis);
  const lineCount = read.lines.length;
  const { id, versionNo } = await insertTable(call, { ...head, ...read });
  call.say(growthSentences.tableImported({ count: lineCount }));
  return { growthTableId: id, version: versionNo, lineCount };
});

/** Measurements that used this table are calculated again with the tables that remain. */
export const deleteGrowthTable = handle(deleteGrowthTableEndpoint, async (call, { growthTableId }) => {
  await retireTable(call, growthTableId);
  call.say(growthSentences.tableTaken);
  return { growthTableId };
});
