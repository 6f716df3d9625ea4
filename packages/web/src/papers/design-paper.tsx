// The screen that lays out papers, with the papers themselves as preview (0137).

import { PaperDesigner } from '../foundation/tenancy/paper-designer.tsx';
import { laidOutPapers } from './print-papers.ts';

/** Route print-settings/layout. */
export default function DesignPaper() {
  return <PaperDesigner papers={laidOutPapers} />;
}
