// Every token of the look: colours, radii, sizes; light and dark (R119). Contrast is 4.5:1 or more for every text.
import { defaultLook } from '@charaka/contract/foundation/tenancy/preference-choices';
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { paletteOf } from './palette.ts';

/** The primary colour of the product (R119); shade 4 of its ten. Text on it is dark, text in it uses shade 8 or 9. */
const primary: MantineColorsTuple = [
  '#e8f6ff',
  '#d3eafd',
  '#a6d5f9',
  '#7cc7f8',
  '#55b9f7',
  '#3ba6e8',
  '#2291d4',
  '#0f79b8',
  '#0a639a',
  '#064b77',
];

/** The secondary colour of the product (R119); shade 6 of its ten. */
const secondary: MantineColorsTuple = [
  '#ffe8ee',
  '#ffd0db',
  '#fba0b5',
  '#f86d8d',
  '#f6486f',
  '#f73b69',
  '#f73164',
  '#c8174a',
  '#a80f3c',
  '#7d0a2c',
];

/** The colour of the loading bar (R121). */
export const loadingBarColor = '#7366ff';

const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Charaka Scripts', sans-serif";

const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'primary',
  primaryShade: 4,
  autoContrast: true,
  // Black or white, whichever is read better on a filled part.
  luminanceThreshold: 0.18,
  // Plain red is for deeds that cannot be undone: dark enough for white text.
  variantColorResolver: (input) =>
    defaultVariantColorsResolver(
      input.color === 'red' && input.variant === 'filled' ? { ...input, color: 'red.9' } : input,
    ),
  fontFamily: systemFont,
  defaultRadius: 6,
  cursorType: 'pointer',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '20px' }, h2: { fontSize: '16px' }, h3: { fontSize: '14px' } },
  },
  // The layout turns at 991 and 1199 px (R129).
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  components: {
    // Room for the outline of the field beneath. A hint stands below, so that fields side by side are level.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: {
        // A label is quieter than the value below it (docs/design.md).
        label: { marginBottom: 2, fontSize: 12, fontWeight: 400, color: 'var(--charaka-label)' },
        description: { paddingTop: 2 },
      },
    },
    Switch: { defaultProps: { color: 'primary.8' } },
    Checkbox: { defaultProps: { color: 'primary.8' } },
    Radio: { defaultProps: { color: 'primary.8' } },
    Chip: { defaultProps: { color: 'primary.8' } },
    Loader: { defaultProps: { color: 'var(--charaka-accent-text)' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    // A placeholder announces that its content is loading.
    Skeleton: { defaultProps: { 'aria-busy': true } },
    // Choices of a field are above each dialog, also above one on a paper.
    Popover: { defaultProps: { zIndex: 380 } },
    Modal: { defaultProps: { centered: false, overlayProps: { backgroundOpacity: 0.45 } } },
    // Named, so that Ctrl+Enter finds the filled button of a dialog.
    Button: { defaultProps: { variant: 'filled' } },
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    // 24 px are the least that a finger meets (WCAG 2.5.8); the library draws 22.
    CloseButton: { styles: { root: { minWidth: 24, minHeight: 24 } } },
    InputClearButton: { defaultProps: { size: 24 } },
    // Without the placeholder the first item takes the focus, and the menu holds nothing but items.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    // A part of a form is told by its heading and the room around it.
    Fieldset: { defaultProps: { variant: 'unstyled' } },
    // A status whose word is cut off is a colour alone.
    Badge: { defaultProps: { tt: 'none', miw: 'max-content' } },
  },
});

/** The theme in the two colours the user has chosen (R117); those of the product have shades made by hand. */
export function themeOf(primaryColor: string, secondaryColor: string): MantineThemeOverride {
  return {
    ...theme,
    colors: {
      primary: primaryColor.toLowerCase() === defaultLook.primary ? primary : paletteOf(primaryColor),
      secondary: secondaryColor.toLowerCase() === defaultLook.secondary ? secondary : paletteOf(secondaryColor),
    },
  };
}

/** Mantine's own greys and tints miss 4.5:1 in places; these do not. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--charaka-surface': '#f6f8fa',
    '--charaka-accent-text': 'var(--mantine-color-primary-8)',
    '--charaka-focus': 'var(--mantine-color-primary-8)',
    '--charaka-border': '#dfe3e8',
    '--charaka-label': '#5b636b',
    '--charaka-done-text': '#176b2d',
    '--charaka-done-dot': '#2f9e44',
    '--charaka-done-ground': '#e8f6ec',
    '--charaka-waiting-text': '#854000',
    '--charaka-waiting-dot': '#e8850c',
    '--charaka-waiting-ground': '#fdf1e0',
    '--charaka-danger-text': '#a3161f',
    '--charaka-danger-dot': '#d6303a',
    '--charaka-danger-ground': '#fdebec',
    '--charaka-info-text': '#0b5486',
    '--charaka-info-dot': '#2a8fd0',
    '--charaka-info-ground': '#e7f3fb',
    '--charaka-cleaning-text': '#6636a8',
    '--charaka-cleaning-dot': '#8a5ad1',
    '--charaka-cleaning-ground': '#f2ecfb',
    '--charaka-past-text': '#495057',
    '--charaka-past-dot': '#868e96',
    '--charaka-past-ground': '#eef0f3',
    '--mantine-color-dimmed': '#5b636b',
    '--mantine-color-placeholder': '#6a7178',
    '--mantine-color-error': '#c0202a',
    '--mantine-color-anchor': 'var(--mantine-color-primary-8)',
    '--mantine-color-primary-text': 'var(--mantine-color-primary-8)',
    '--mantine-color-primary-light-color': 'var(--mantine-color-primary-9)',
    '--mantine-color-primary-outline': 'var(--mantine-color-primary-8)',
    '--mantine-color-red-text': '#c0202a',
    '--mantine-color-red-light-color': '#a3161f',
    '--mantine-color-red-outline': '#c0202a',
    '--mantine-color-green-light-color': '#176b2d',
    '--mantine-color-orange-light-color': '#8a4100',
    '--mantine-color-gray-light-color': '#495057',
  },
  dark: {
    '--charaka-surface': '#1b1c1e',
    '--charaka-accent-text': 'var(--mantine-color-primary-3)',
    '--charaka-focus': 'var(--mantine-color-primary-3)',
    '--charaka-border': '#3a3c40',
    '--charaka-label': '#a9adb3',
    '--charaka-done-text': '#8ce99a',
    '--charaka-done-dot': '#40c057',
    '--charaka-done-ground': '#1d3324',
    '--charaka-waiting-text': '#ffc078',
    '--charaka-waiting-dot': '#f08c00',
    '--charaka-waiting-ground': '#3a2b16',
    '--charaka-danger-text': '#ffa8a8',
    '--charaka-danger-dot': '#fa5252',
    '--charaka-danger-ground': '#402022',
    '--charaka-info-text': '#8fd0fa',
    '--charaka-info-dot': '#339af0',
    '--charaka-info-ground': '#17303f',
    '--charaka-cleaning-text': '#d0b3f7',
    '--charaka-cleaning-dot': '#9775fa',
    '--charaka-cleaning-ground': '#2e2442',
    '--charaka-past-text': '#ced4da',
    '--charaka-past-dot': '#868e96',
    '--charaka-past-ground': '#2e3135',
    '--mantine-color-dimmed': '#a9adb3',
    '--mantine-color-placeholder': '#9aa0a6',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': 'var(--mantine-color-primary-3)',
    '--mantine-color-primary-text': 'var(--mantine-color-primary-3)',
    '--mantine-color-primary-light-color': 'var(--mantine-color-primary-3)',
    '--mantine-color-primary-outline': 'var(--mantine-color-primary-3)',
    '--mantine-color-red-text': '#ff8787',
    '--mantine-color-red-light-color': '#ffa8a8',
    '--mantine-color-red-outline': '#ff8787',
    '--mantine-color-green-light-color': '#8ce99a',
    '--mantine-color-orange-light-color': '#ffc078',
    '--mantine-color-gray-light-color': '#ced4da',
  },
});
