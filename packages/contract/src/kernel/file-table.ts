// Declaration a list needs for export and import as a file: masters have it already, lists of the areas are declared here.
import type { MasterField } from './resource.ts';
import { masterTopic, type Topic } from './topic.ts';

/** A column's field; values to choose from may be words instead of numbers. */
export interface FileField extends Omit<MasterField, 'options'> {
  readonly options?: readonly { readonly value: number | string; readonly label: string }[];
}

/** A list that goes out as a file and comes back. Every master is one; `calls.list` names the controller its calls belong to. */
export interface FileTable {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
  /** The menu path whose rights it hangs on, and the address of the list. */
  readonly menu: string;
  readonly route: string;
  readonly key: string;
  /** The fields that tell a record from all others, where no single one is unique. */
  readonly knownBy?: readonly string[];
  readonly fields: Readonly<Record<string, FileField>>;
  readonly published?: { readonly rowKind: string; readonly headingKinds: readonly string[] };
  readonly calls: { readonly list: string };
  /** Topic announced when the list changes; a master has its own. */
  readonly topic?: Topic;
  /** Its records are never out of use: no column says whether they are. */
  readonly isAlwaysActive?: boolean;
  /** Names persons, or how to reach them: its file is confirmed before it leaves (PS035). */
  readonly hasPersonalColumns?: boolean;
  /** A list of an area: an import adds and changes by the area's own calls, so a preview does so too and takes everything back. */
  readonly isOfArea?: boolean;
}

/** Declares the file of an area's list. */
export function areaFile(declaration: Omit<FileTable, 'isOfArea'> & { readonly topic: Topic }): FileTable {
  return { ...declaration, isOfArea: true };
}

/** Returns the topic to announce after a file was imported. */
export function fileTopic(table: FileTable): Topic {
  return table.topic ?? masterTopic(table);
}
