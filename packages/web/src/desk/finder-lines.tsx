// Lines of the search, in groups: people, screens and settings, or the actions of one person.

import { Kbd } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goWords } from '../kernel/keys.ts';
import { linksOf, matchingEntries, useMenuSections, useMenuTitle } from '../shell/menu-entries.ts';
import { MenuIcon } from '../shell/menu-icon.tsx';
import { useRecentScreens } from '../shell/recent-screens.ts';
import type { RowAction } from '../ui/table/data-table-column.ts';
import classes from './finder.module.css';
import { type FoundPerson, useBalances, usePersonAddress } from './found-people.ts';
import { PersonLine } from './person-line.tsx';
import { notePerson } from './recent-people.ts';

/** A line that can be chosen. */
export interface FinderLine {
  /** The same as long as it means the same. */
  readonly key: string;
  readonly content: ReactNode;
  /** Set where there is something to be done for somebody. */
  readonly person?: FoundPerson;
  readonly isDangerous?: boolean | undefined;
  choose(): void;
}

/** Lines below a word that says what they are. */
export interface FinderGroup {
  readonly title: string;
  readonly lines: readonly FinderLine[];
}

/** The heading below which screens count as settings. */
const settingsHeading = 'Settings';

/** Screens that match the typed text, or the recent screens without a text. */
export function useScreenGroups(typed: string): readonly FinderGroup[] {
  const { t } = useTranslation('shell');
  const titleOf = useMenuTitle();
  const navigate = useNavigate();
  const recent = useRecentScreens();
  const links = useMenuSections().flatMap((section) =>
    linksOf(section.entries).map(({ path, title, icon, letter }) => {
      const isSetting = section.title === settingsHeading || icon === '';
      return { path, icon, letter, title: titleOf(title), isSetting };
    }),
  );
  const lineOf = ({ path, title, icon, letter }: (typeof links)[number]): FinderLine => ({
    key: `screen-${path}`,
    content: (
      <>
        <MenuIcon name={icon} />
        <span className={classes.title}>{title}</span>
        {letter && (
          <Kbd size="xs" aria-hidden>
            {goWords(letter)}
          </Kbd>
        )}
      </>
    ),
    choose: () => void navigate({ to: `/${path}` }),
  });
  if (typed.trim() === '') {
    const visited = recent.flatMap((path) => links.find((link) => link.path === path) ?? []);
    return [{ title: t('finder.recentScreens'), lines: visited.map(lineOf) }];
  }
  const paths = matchingEntries(links, typed).map(({ path }) => path);
  const matches = links.filter(({ path }) => paths.includes(path));
  return [
    { title: t('finder.screens'), lines: matches.filter(({ isSetting }) => !isSetting).map(lineOf) },
    { title: t('finder.settings'), lines: matches.filter(({ isSetting }) => isSetting).map(lineOf) },
  ];
}

/** Those found, or opened last while nothing is typed. */
export function usePeopleGroup(people: readonly FoundPerson[], typed: string): FinderGroup {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const addressOf = usePersonAddress();
  const balances = useBalances(people);
  const lines = people.map((person): FinderLine => {
    const address = addressOf(person);
    return {
      key: `person-${person.patientId}-${person.admissionId ?? ''}`,
      person,
      content: (
        <>
          <IconUser size={18} stroke={1.6} aria-hidden />
          <PersonLine person={person} balance={balances.get(person.admissionId ?? 0)} />
        </>
      ),
      choose: () => {
        notePerson(person.patientId);
        if (address) void navigate(address);
      },
    };
  });
  return { title: t(typed.trim() === '' ? 'finder.recentPeople' : 'finder.people'), lines };
}

/** The actions whose names contain the typed text. */
export function deedLines(person: FoundPerson, deeds: readonly RowAction[], typed: string): readonly FinderLine[] {
  const wanted = typed.trim().toLowerCase();
  return deeds
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label, icon, isDangerous, onSelect }, place) => ({
      key: `deed-${place}`,
      isDangerous,
      content: (
        <>
          {icon}
          <span className={classes.title}>{label}</span>
        </>
      ),
      choose: () => {
        notePerson(person.patientId);
        onSelect();
      },
    }));
}
