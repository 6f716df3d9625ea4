// A list as a whole screen: its title, the button that adds a record, and the table, which offers the same where it is empty.
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { type Crumb, Page } from '../page/page.tsx';
import { DataTable } from './data-table.tsx';
import type { EmptyAction } from './data-table-parts.tsx';

interface ListPageProps<Row extends object> extends ComponentProps<typeof DataTable<Row>> {
  readonly crumbs?: readonly Crumb[];
  /** Opens the form for a new record; undefined for users who may not add records. */
  readonly add?: EmptyAction | false | null | undefined;
  /** Before the button that adds, as the link to an import. */
  readonly moreActions?: ReactNode;
  /** Between the title and the table, as the tabs of neighbouring lists. */
  readonly above?: ReactNode;
  /** Dialogs that the list opens. */
  readonly children?: ReactNode;
}

/** The screen of a list; what it takes besides is that of the table. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { crumbs = [], add, moreActions, above, children, emptyActions = [], ...table } = props;
  return (
    <Page
      title={table.title}
      crumbs={crumbs}
      action={
        (add || moreActions) && (
          <Group gap="xs">
            {moreActions}
            {add && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add.onSelect}>
                {add.label}
              </Button>
            )}
          </Group>
        )
      }
    >
      {above}
      <DataTable {...table} emptyActions={[...(add ? [add] : []), ...emptyActions]} />
      {children}
    </Page>
  );
}
