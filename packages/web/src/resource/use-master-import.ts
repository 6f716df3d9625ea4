// State of the import of a master across file, preview and import; another file makes an older preview void.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { MOST_FILE_LETTERS, masterFileEndpoints } from '@charaka/contract/kernel/master-file';
import { useState } from 'react';
import { Latest } from '../kernel/latest.ts';
import { type ReadTable, readTableFile } from '../kernel/table-file.ts';
import { useCommand } from '../kernel/use-answer.ts';

type Endpoints = ReturnType<typeof masterFileEndpoints>;
/** Preview of an import. */
export type MasterPreview = OutputOf<Endpoints['previewFile']>;
/** Result of an import. */
export type MasterOutcome = OutputOf<Endpoints['importFile']>;

/** A chosen file, as it will be sent; or why it cannot be. */
type Upload = ReadTable & { readonly chosen: File };

/** The import as its screen takes it. */
export function useMasterImport(table: FileTable) {
  const endpoints = masterFileEndpoints(table);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [preview, setPreview] = useState<MasterPreview | null>(null);
  const [imported, setImported] = useState<MasterOutcome | null>(null);
  const [files] = useState(() => new Latest());
  const [previews] = useState(() => new Latest());
  const previewing = useCommand(endpoints.previewFile, {
    onDone: (output, input) => previews.isWanted(input) && setPreview(output),
  });
  const importing = useCommand(endpoints.importFile, { onDone: setImported });
  const forget = () => {
    previews.drop();
    setPreview(null);
    setImported(null);
  };
  const file = upload?.csv ?? '';
  return {
    upload,
    preview,
    imported,
    isPreviewing: previewing.isPending,
    isImporting: importing.isPending,
    isReady: upload !== null && upload.fault === undefined,
    isImportable:
      preview !== null && imported === null && preview.badCount === 0 && preview.newCount + preview.changedCount > 0,
    choose: async (chosen: File | null) => {
      // While it is being read there is no file: the one before is not what would be previewed.
      forget();
      setUpload(null);
      files.drop();
      if (!chosen) return;
      const read = await readTableFile(files.want(chosen));
      const isTooLarge = read.csv.length > MOST_FILE_LETTERS;
      if (files.isWanted(chosen))
        setUpload({ ...read, ...(isTooLarge ? { fault: 'import:fileTooLarge' } : {}), chosen });
    },
    look: () => {
      forget();
      previewing.mutate(previews.want({ file }));
    },
    run: () => importing.mutate({ file, fingerprint: preview?.fingerprint ?? '' }),
  };
}

/** The import as its parts take it. */
export type MasterImport = ReturnType<typeof useMasterImport>;
