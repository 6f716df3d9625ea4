// The floors of the hospital.

import { bedFloorFile } from '@charaka/contract/stay/bed/bed-file';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { RecordScreen } from '../../resource/record-screen.tsx';

/** Route bed-settings/floor. */
export default function ListBedFloors() {
  return (
    <RecordScreen record={bedFloors} file={bedFloorFile} columns={{ bedFloorDescription: { isSortable: true } }} />
  );
}
