// The pages of the manual, read from docs/manual when the screens are built: the role of each page, and the place of each screen (0133).

import { doorsOf } from '@charaka/contract/composition/menu';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import { longestPrefix } from '@charaka/rules/access/permission';
import { type Block, blocksOf } from './manual-text.ts';

const written = import.meta.glob<string>(['../../../../docs/manual/*.md', '!../../../../docs/manual/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** By their names: each is a file of its own beside the screens, loaded when it comes into sight. */
const pictures = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../docs/manual/pictures/*.jpg', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [path.replace(/^.*\//, ''), address]),
);

/** Address of a picture of the manual; undefined when there is none. */
export const pictureAddress = (file: string): string | undefined => pictures[file];

/** In the order in which they are offered, each with the roles that begin with it. */
const readers: Readonly<Record<string, readonly DefaultRole[]>> = {
  'front-desk': ['frontDesk'],
  nurse: ['nurse'],
  doctor: ['doctor'],
  billing: ['billing'],
  approver: ['approver'],
  pharmacy: ['pharmacist', 'storeKeeper', 'purchaseOfficer'],
  laboratory: ['labTechnician', 'pathologist'],
  manager: ['regionalHead', 'viewer'],
  administrator: ['superAdministrator', 'administrator'],
};

interface ManualPage {
  /** The name of its file, and its name in the address. */
  readonly name: string;
  readonly title: string;
  readonly roles: readonly DefaultRole[];
  readonly blocks: readonly Block[];
}

function pageOf([name, roles]: readonly [string, readonly DefaultRole[]]): ManualPage {
  const blocks = blocksOf(written[`../../../../docs/manual/${name}.md`] ?? '');
  const title = blocks.find(({ kind }) => kind === 'heading');
  return { name, title: title?.kind === 'heading' ? title.text : name, roles, blocks };
}

/** All pages. */
export const manualPages: readonly ManualPage[] = Object.entries(readers).map(pageOf);

const pageByScreen = new Map(
  manualPages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.kind === 'heading' && block.screen !== undefined ? [[block.screen, page] as const] : [],
    ),
  ),
);

/** Anchor of a screen in its page of the manual. */
export const anchorOf = (screen: string): string => `screen-${screen.replaceAll('/', '-')}`;

/** The page and the place that tell of an address; undefined for a screen that no part is about. */
export function manualPlaceOf(address: string): { readonly page: string; readonly anchor: string } | undefined {
  const [door = ''] = doorsOf(address);
  const screen = door === '/' ? '' : longestPrefix([...pageByScreen.keys()].filter(Boolean), door);
  const page = screen === null ? undefined : pageByScreen.get(screen);
  return page && { page: page.name, anchor: anchorOf(screen ?? '') };
}

/** The page that a role begins with; that of the front desk for roles of a tenant's own. */
export function pageOfRole(roleId: number): string {
  const own = manualPages.find(({ roles }) => roles.some((role) => defaultRoles[role].roleId === roleId));
  return own?.name ?? 'front-desk';
}
