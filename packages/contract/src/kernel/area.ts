// Types of an area's declaration in the contract. composition/areas.ts lists the declarations.
import type { DefaultRole } from './default-roles.ts';
import type { FileTable } from './file-table.ts';
import type { MenuEntry } from './menu-item.ts';
import type { Paper } from './paper.ts';

/** Wings are for finding one's way; who may use whom is said area by area. */
export type Wing =
  | 'foundation'
  | 'people'
  | 'stay'
  | 'clinic'
  | 'diagnostics'
  | 'supply'
  | 'money'
  | 'insight'
  | 'office';

/** Wing of an area, and the areas whose files it may import in the same package. */
export interface AreaPlace {
  readonly wing: Wing;
  readonly uses: readonly string[];
}

/** The declaration of an area. */
export interface ContractArea extends AreaPlace {
  /** The name of its folder, in every wall. */
  readonly name: string;
  /** The names under which the audit log lists its records, such as `bed_floor`; texts have a word for each (`audit:tables`). */
  readonly auditNames?: readonly string[];
  /** The namespaces whose labels the audit log shows for its columns, by the table's name or its beginning; without it those of its own. */
  readonly logTexts?: Readonly<Record<string, readonly string[]>>;
  /** Its screens in the menu. */
  readonly menu?: readonly MenuEntry[];
  /** The start address of each role after a log-in; roles named nowhere start at home (R080). */
  readonly starts?: Readonly<Partial<Record<DefaultRole, string>>>;
  /** Its lists for export and import as a file, in the order in which they are offered. */
  readonly fileTables?: readonly FileTable[];
  /** The papers it prints. */
  readonly papers?: readonly Paper[];
}
