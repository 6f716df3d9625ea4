// The hospital's settings for beds.
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface BedSettings {
  /** Whether a bed is to be cleaned before the next patient gets it. */
  readonly isBedCleanedAfterStay: boolean;
}

/** The hospital's settings for beds. */
export const bedSettings = new HospitalSettings<BedSettings>({ isBedCleanedAfterStay: 'is_bed_cleaned_after_stay' });
