// Port: a panel that an area adds to a tab of the workspace of one stay, with a dialog that adds to its content.
import type { AdmissionFacts, Viewer } from '@charaka/rules/stay/admission-state';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AdmissionDialog } from './admission-deed.ts';
import type { ShownAdmission } from './admission-page.tsx';
import type { StayTab } from './stay-tab.ts';

/** Props of a panel. */
export interface PanelProps extends ShownAdmission {
  /** Above zero when its action was chosen: the first field of its entry takes the focus again with each new number. */
  readonly entering: number;
}

/** A panel in the workspace of a stay. */
export interface AdmissionPanel {
  /** Also the key of its heading: `panels.<name>` in `inpatient.json`. */
  readonly name: string;
  readonly tab: StayTab;
  /** Its place in the tab, in steps of ten. */
  readonly order: number;
  /** Drawn while the tab is open, and asks the server only then. */
  readonly Content: ComponentType<PanelProps>;
  /** Half as wide as the tab, where there is room for two side by side. */
  readonly isHalf?: boolean;
  /** It draws its own headings and frames. */
  readonly isBare?: boolean;
  /** Shown to users who may view the stay, and to users who may view the list of all inpatients. */
  readonly isForEveryList?: boolean;
  /** The button beside the heading (R344). */
  readonly adding?: {
    readonly label: (t: TFunction) => string;
    readonly mayAdd: (viewer: Viewer, facts: AdmissionFacts) => boolean;
    readonly dialog: AdmissionDialog;
  };
}
