// The readings of uploaded files that may run in a worker thread: pure functions of the text, by the name sent to the thread.
import { readGrowthTable } from '@charaka/rules/clinic/read-growth-table';
import { readFhirPatients } from '@charaka/rules/person/fhir-patient';
import { readCsvTable } from './csv-table.ts';

/** Arguments and result of each reading: plain data, because they travel between threads. The text comes first. */
interface Shapes {
  csv: { args: Parameters<typeof readCsvTable>; result: ReturnType<typeof readCsvTable> };
  fhir: { args: Parameters<typeof readFhirPatients>; result: ReturnType<typeof readFhirPatients> };
  growth: { args: Parameters<typeof readGrowthTable>; result: ReturnType<typeof readGrowthTable> };
}

export type ReadingName = keyof Shapes;
export type ReadingArgs<Name extends ReadingName> = Shapes[Name]['args'];
export type ReadingResult<Name extends ReadingName> = Shapes[Name]['result'];

/** Each reading by its name. */
export const fileReadings: {
  readonly [Name in ReadingName]: (...args: ReadingArgs<Name>) => ReadingResult<Name>;
} = { csv: readCsvTable, fhir: readFhirPatients, growth: readGrowthTable };
