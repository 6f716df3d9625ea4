// What an area adds to the page of one admission: a panel, and a dialog that adds to what it shows.
import type { AdmissionFacts, Viewer } from '@charaka/rules/stay/admission-state';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AdmissionDialog } from './admission-deed.ts';
import type { ShownAdmission } from './admission-page.tsx';

/** A panel on the page of an admission. */
export interface AdmissionPanel {
  /** Also the key of its heading: `panels.<name>` in `inpatient.json`. */
  readonly name: string;
  /** Its place on the page, in steps of ten. */
  readonly order: number;
  /** Drawn while the panel is open, and asks the server only then. */
  readonly Content: ComponentType<Pick<ShownAdmission, 'admission'>>;
  /** The button beside the heading (R344). */
  readonly adding?: {
    readonly label: (t: TFunction) => string;
    readonly mayAdd: (viewer: Viewer, facts: AdmissionFacts) => boolean;
    readonly dialog: AdmissionDialog;
  };
}
