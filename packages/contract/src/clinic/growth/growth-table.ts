// Growth tables on the wire: imported from the files that WHO and IAP publish, with source and version, never typed by us (Q242).
import { growthAxes, growthIndicators, growthStandards } from '@charaka/rules/clinic/growth';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { growthChecks } from './growth-sentences.ts';
import { growthTopic } from './topics.ts';

/** Menu path that rights on growth tables hang on. */
export const growthTableMenu = 'opdRoomSetup/growth_tables';

const FILE_CHARACTERS = 400_000;

const told = {
  standard: oneOf(growthStandards),
  indicator: oneOf(growthIndicators),
  sex: oneOf(['M', 'F']),
  sourceNote: requiredText(growthChecks.enterTableSource, 300),
};

/** Those in use. */
export const listGrowthTables = endpoint({
  path: '/GrowthChart/GetAllGrowthTables',
  summary: 'Lists the growth tables in use.',
  permission: may('view', growthTableMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      tables: z.array(
        shape(
          {
            growthTableId: id(),
            ...told,
            axis: oneOf(growthAxes),
            lineCount: count(),
            version: count(),
            savedAt: instant(),
            savedByName: text(),
          },
          { savedAt: 'savedOn', savedByName: 'savedBy' },
        ),
      ),
    },
    { tables: 'growthTableList' },
  ),
});

/** Takes a file; a table of the same standard, indicator, sex and measure becomes the version before. */
export const importGrowthTable = endpoint({
  path: '/GrowthChart/ImportGrowthTable',
  logAs: ['growth_table', 'imported'],
  summary: 'Imports a growth table from the text of a published file.',
  permission: may('edit', growthTableMenu),
  effect: 'write',
  changes: [growthTopic],
  bodyBytes: bodySize.file,
  input: shape(
    { table: shape({ ...told, fileText: requiredText(growthChecks.chooseFile, FILE_CHARACTERS) }) },
    { table: 'growthTable' },
  ),
  output: shape({ growthTableId: id(), version: count(), lineCount: count() }),
});

/** Takes a table out of use, as the one of two references that the hospital does not choose. */
export const deleteGrowthTable = endpoint({
  path: '/GrowthChart/DeleteGrowthTable',
  logAs: ['growth_table', 'removed'],
  summary: 'Takes a growth table out of use.',
  permission: may('delete', growthTableMenu),
  effect: 'write',
  changes: [growthTopic],
  input: shape({ growthTableId: id() }),
  output: shape({ growthTableId: id() }),
});
