// All settings with versions, for the walk over them.
import { growthTables } from '../../src/clinic/growth/growth-store.ts';
import { vaccineSchedules } from '../../src/clinic/immunization/immunization-store.ts';
import { templateVersions } from '../../src/clinic/template/template-store.ts';
import { autoVerifyRules } from '../../src/diagnostics/quality/auto-verify-store.ts';
import { reflexRules } from '../../src/diagnostics/quality/reflex-store.ts';
import { paperLayouts } from '../../src/foundation/tenancy/paper-layout-store.ts';
import type { Versioned } from '../../src/resource/versioned.ts';

export const versionedSettings: readonly Versioned[] = [
  autoVerifyRules,
  growthTables,
  paperLayouts,
  reflexRules,
  templateVersions,
  vaccineSchedules,
];
