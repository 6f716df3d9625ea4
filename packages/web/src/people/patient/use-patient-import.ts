// State of the import of patients across file, preview and import; any change makes an older preview void.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  importPatients,
  MOST_FILE_LETTERS,
  previewPatientImport,
} from '@charaka/contract/people/patient/patient-import';
import { slimFhirFile } from '@charaka/rules/person/fhir-patient';
import { useState } from 'react';
import { csvHeadings } from '../../kernel/csv-headings.ts';
import { Latest } from '../../kernel/latest.ts';
import { readTableFile } from '../../kernel/table-file.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type ColumnField, guessPatientMapping, isMappingComplete, type PatientMapping } from './patient-columns.ts';

/** A chosen file, as far as it is read here. */
interface Upload {
  readonly chosen: File;
  readonly file: string;
  readonly format: 'csv' | 'fhir';
  readonly headings: readonly string[];
  /** The key of the sentence why it cannot be sent. */
  readonly fault?: string;
}

/** Detects the kind of a file by its content, since its name may be wrong. */
async function readUpload(chosen: File): Promise<Upload> {
  const { csv: text, fault } = await readTableFile(chosen);
  const isFhir = /^\uFEFF?\s*[[{]/.test(text);
  const file = isFhir ? slimFhirFile(text) : text;
  const headings = isFhir ? [] : csvHeadings(file);
  const upload = { chosen, file, format: isFhir ? 'fhir' : 'csv', headings } as const;
  if (fault) return { ...upload, fault };
  if (file.length > MOST_FILE_LETTERS) return { ...upload, fault: 'patientImport:fileTooLarge' };
  return !isFhir && headings.length === 0 ? { ...upload, fault: 'patientImport:noHeadings' } : upload;
}

/** `labelOf` tells what a field is called, to know the headings of our own template. */
export function usePatientImport(labelOf: (field: ColumnField) => string) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [mapping, setMapping] = useState<PatientMapping>({});
  const [isTakingAlike, setTakingAlike] = useState(false);
  const [isDroppingDigits, setDroppingDigits] = useState(false);
  const [preview, setPreview] = useState<OutputOf<typeof previewPatientImport> | null>(null);
  const [imported, setImported] = useState<OutputOf<typeof importPatients> | null>(null);
  const [files] = useState(() => new Latest());
  const [previews] = useState(() => new Latest());
  const previewing = useCommand(previewPatientImport, {
    onDone: (output, sent) => previews.isWanted(sent) && setPreview(output),
  });
  const importing = useCommand(importPatients, { onDone: setImported });
  const forget = () => {
    previews.drop();
    setPreview(null);
    setImported(null);
  };
  const input = {
    file: upload?.file ?? '',
    format: upload?.format ?? 'csv',
    mapping: upload?.format === 'csv' ? mapping : undefined,
    isTakingAlike,
    isDroppingDigits,
  } as const;
  return {
    upload,
    mapping,
    isTakingAlike,
    isDroppingDigits,
    preview,
    imported,
    isPreviewing: previewing.isPending,
    isImporting: importing.isPending,
    isReady: upload !== null && !upload.fault && (upload.format === 'fhir' || isMappingComplete(mapping)),
    isImportable: preview !== null && imported === null && preview.badCount === 0 && preview.newCount > 0,
    choose: async (chosen: File | null) => {
      // While it is being read there is no file: the one before is not what would be previewed.
      forget();
      setUpload(null);
      setMapping({});
      files.drop();
      if (!chosen) return;
      const read = await readUpload(files.want(chosen));
      if (!files.isWanted(chosen)) return;
      setUpload(read);
      setMapping(guessPatientMapping(read.headings, labelOf));
    },
    map: (patch: PatientMapping) => {
      forget();
      setMapping((now) => ({ ...now, ...patch }));
    },
    look: () => {
      forget();
      previewing.mutate(previews.want({ ...input }));
    },
    takeAlike: (isTaken: boolean) => {
      setTakingAlike(isTaken);
      previewing.mutate(previews.want({ ...input, isTakingAlike: isTaken }));
    },
    dropDigits: (isDropped: boolean) => {
      setDroppingDigits(isDropped);
      previewing.mutate(previews.want({ ...input, isDroppingDigits: isDropped }));
    },
    run: () => importing.mutate(input),
  };
}

/** The import as its parts take it. */
export type PatientImport = ReturnType<typeof usePatientImport>;
