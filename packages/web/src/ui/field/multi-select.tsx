// The field that takes several choices of a list. It is drawn again only when what it shows changes: a long list costs too much at each letter of another field.
// biome-ignore lint/style/noRestrictedImports: the one file that wraps it
import { MultiSelect as MantineMultiSelect, type MultiSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { drawByValue } from './draw-by-value.ts';

type Choosable = string | number;

/** As Mantine's, with its props. */
export const MultiSelect = drawByValue(MantineMultiSelect<Choosable>) as <V extends Choosable = string>(
  props: MultiSelectProps<V>,
) => ReactNode;
