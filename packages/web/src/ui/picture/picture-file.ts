// Reads a picture a user chose from the machine, unless it is too large or no picture (R240, R241).

import { MAX_PICTURE_BYTES } from '@charaka/contract/kernel/picture';
import { dataAddressOf } from '../../kernel/base64.ts';
import { readPicture } from './cut-picture.ts';

/** Why a file is not taken; each is a key of the texts `photo:fileFault`. */
export type PictureFault = 'tooLarge' | 'noPicture';

interface ReadFile {
  /** The picture as a data address. */
  readonly picture?: string;
  readonly fault?: PictureFault;
}

/** The picture in a file, or what is wrong with it; undefined when no file was chosen. */
export async function pictureOfFile(file: File | null): Promise<ReadFile | undefined> {
  if (!file) return undefined;
  if (file.size > MAX_PICTURE_BYTES) return { fault: 'tooLarge' };
  const picture = await dataAddressOf(file);
  const isPicture = await readPicture(picture).then(
    () => true,
    () => false,
  );
  return isPicture ? { picture } : { fault: 'noPicture' };
}
