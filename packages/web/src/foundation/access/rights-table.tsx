// The table of the matrix: a row for each screen under its heading of the menu, a column for each right.

import { masters } from '@charaka/contract/foundation/masters/all';
import { type DeedName, isDeed } from '@charaka/contract/kernel/deed';
import type { Rights } from '@charaka/rules/access/permission';
import { ActionIcon, Checkbox, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Matrix,
  noRights,
  type RightFlag,
  rightFlags,
  tickState,
  withAllRights,
  withDeed,
  withRight,
  withScreen,
} from './rights-matrix.ts';
import classes from './rights-table.module.css';

/** A heading of the menu with its screens. */
export interface MatrixGroup {
  readonly groupId: number;
  /** The product's name of it, and the tenant's own where they differ. */
  readonly groupName: string;
  readonly title: string;
  readonly categories: readonly { readonly title: string; readonly menuPath: string }[];
}

interface RightsTableProps {
  readonly title: string;
  readonly groups: readonly MatrixGroup[];
  readonly rights: Matrix;
  readonly isReadOnly: boolean;
  /** The screens of role 0 are all open; only its deeds are given and taken. */
  readonly areScreensReadOnly: boolean;
  /** Whether the user may give and take rights on a screen, or a deed (Q233). */
  isGrantable(path: string): boolean;
  /** Takes the rows that changed. */
  onChange(rows: Matrix): void;
  /** Given, headings can be renamed. */
  onRename?: ((group: MatrixGroup) => void) | undefined;
}

/** Ticks of one row go together by `withRight`; those of a heading set a column throughout. */
export function RightsTable(props: RightsTableProps) {
  const { title, groups, rights, isReadOnly, areScreensReadOnly, isGrantable, onChange, onRename } = props;
  const { t } = useTranslation(['role', 'shell']);
  const paths = groups
    .flatMap(({ categories }) => categories.map(({ menuPath }) => menuPath))
    .filter((path) => !isDeed(path) && isGrantable(path));
  const rowOf = (menuPath: string) => rights[menuPath] ?? noRights;
  const setColumn = (flag: RightFlag, isGiven: boolean) =>
    onChange(
      Object.assign({}, ...paths.map((path) => withScreen(path, withRight(rowOf(path), flag, isGiven), rights))),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={title}>
      <Table highlightOnHover stickyHeader className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('screen')}</Table.Th>
            {rightFlags.map((flag) => (
              <Table.Th key={flag} scope="col">
                <Tick
                  label={t(`right.${flag}`)}
                  name={t('allInColumn', { right: t(`right.${flag}`) })}
                  ticks={paths.map((path) => rowOf(path)[flag])}
                  isReadOnly={areScreensReadOnly || isReadOnly}
                  onChange={(isGiven) => setColumn(flag, isGiven)}
                />
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('all')}</Table.Th>
            <Table.Th scope="col">{t('right.canGrant')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map((group) => (
            <Fragment key={group.groupId}>
              <GroupRow group={group} onRename={onRename} />
              {group.categories.map(({ title: screen, menuPath }) =>
                isDeed(menuPath) ? (
                  <DeedRow
                    key={menuPath}
                    deed={menuPath}
                    rights={rowOf(menuPath)}
                    isReadOnly={isReadOnly || !isGrantable(menuPath)}
                    isGrantReadOnly={areScreensReadOnly}
                    onChange={(isGiven) => onChange(withDeed(menuPath, isGiven, rights))}
                    onGrant={(canGrant) => onChange({ [menuPath]: { ...rowOf(menuPath), canGrant } })}
                  />
                ) : (
                  <ScreenRow
                    key={menuPath}
                    menuPath={menuPath}
                    screen={t(`shell:menu.${screen}`, screen)}
                    rights={rowOf(menuPath)}
                    isReadOnly={areScreensReadOnly || isReadOnly || !isGrantable(menuPath)}
                    onChange={(row) => onChange(withScreen(menuPath, row, rights))}
                  />
                ),
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Name of a heading of the menu: the tenant's own word, else the product's in the language of the user. */
export function useHeading(): (group: MatrixGroup) => string {
  const { t } = useTranslation('shell');
  return ({ groupName, title }) => (title === groupName ? t(`menu.${groupName}`, groupName) : title);
}

function GroupRow({ group, onRename }: { group: MatrixGroup } & Pick<RightsTableProps, 'onRename'>) {
  const { t } = useTranslation('role');
  const heading = useHeading()(group);
  return (
    <Table.Tr className={classes.group}>
      <Table.Th colSpan={rightFlags.length + 3} scope="colgroup">
        {heading}
        {onRename && (
          <ActionIcon
            ms="xs"
            c="var(--mantine-color-text)"
            color="gray"
            aria-label={t('renameHeading', { heading })}
            onClick={() => onRename(group)}
          >
            <IconPencil size={14} aria-hidden />
          </ActionIcon>
        )}
      </Table.Th>
    </Table.Tr>
  );
}

interface DeedRowProps {
  readonly deed: DeedName;
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  /** The super administrator grants everything; that is not given or taken. */
  readonly isGrantReadOnly: boolean;
  onChange(isGiven: boolean): void;
  onGrant(isGiven: boolean): void;
}

/** A deed below its screen: it is given or it is not (Q224). */
function DeedRow({ deed, rights, isReadOnly, isGrantReadOnly, onChange, onGrant }: DeedRowProps) {
  const { t } = useTranslation('role');
  const name = t(`deed.${deed}`);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.deed}>
        {name}
      </Table.Th>
      <Table.Td colSpan={rightFlags.length + 1}>
        <Tick
          name={t('deedGiven', { deed: name })}
          ticks={[rights.canView]}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      </Table.Td>
      <GrantCell what={name} rights={rights} isReadOnly={isReadOnly || isGrantReadOnly} onGrant={onGrant} />
    </Table.Tr>
  );
}

interface ScreenRowProps {
  readonly menuPath: string;
  readonly screen: string;
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  onChange(rights: Rights): void;
}

function ScreenRow({ menuPath, screen, rights, isReadOnly, onChange }: ScreenRowProps) {
  const { t } = useTranslation(['role', 'masters']);
  // The lists of values under a screen fall under its rights; whoever gives them should know.
  const lists = masters.filter((master) => master.menu === menuPath && master.route !== menuPath);
  const below = lists.map(({ labelPlural }) => t(`masters:label.${labelPlural}`, labelPlural)).join(', ');
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.screen}>
        {screen}
        {below && (
          <Text size="xs" c="dimmed">
            {below}
          </Text>
        )}
      </Table.Th>
      {rightFlags.map((flag) => (
        <Table.Td key={flag}>
          <Tick
            name={t('rightOn', { right: t(`right.${flag}`), screen })}
            ticks={[rights[flag]]}
            isReadOnly={isReadOnly}
            onChange={(isGiven) => onChange(withRight(rights, flag, isGiven))}
          />
        </Table.Td>
      ))}
      <Table.Td>
        <Tick
          name={t('allOn', { screen })}
          ticks={rightFlags.map((flag) => rights[flag])}
          isReadOnly={isReadOnly}
          onChange={(isGiven) => onChange(withAllRights(rights, isGiven))}
        />
      </Table.Td>
      <GrantCell
        what={screen}
        rights={rights}
        isReadOnly={isReadOnly}
        onGrant={(canGrant) => onChange({ ...rights, canGrant })}
      />
    </Table.Tr>
  );
}

interface GrantCellProps {
  /** The screen or the deed. */
  readonly what: string;
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  onGrant(isGiven: boolean): void;
}

/** Whether the role gives and takes the rights of its row for others, whether or not it has them itself (Q233). */
function GrantCell({ what, rights, isReadOnly, onGrant }: GrantCellProps) {
  const { t } = useTranslation('role');
  return (
    <Table.Td>
      <Tick
        name={t('grantOn', { what })}
        ticks={[rights.canGrant === true]}
        isReadOnly={isReadOnly}
        onChange={onGrant}
      />
    </Table.Td>
  );
}

interface TickProps {
  /** Label for screen readers; the visible label alone does not name its subject. */
  readonly name: string;
  readonly label?: string;
  readonly ticks: readonly boolean[];
  readonly isReadOnly: boolean;
  onChange(isGiven: boolean): void;
}

/** One tick for one or several rights; half set when they differ. */
function Tick({ name, label, ticks, isReadOnly, onChange }: TickProps) {
  const state = tickState(ticks);
  return (
    <Checkbox
      aria-label={name}
      label={label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={isReadOnly}
      onChange={() => onChange(state !== 'all')}
    />
  );
}
