import { createTheme, type Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { color, fontSize, motion, radius, schemes, variablesOf } from './tokens.ts'

const fontFamily = "'Open Sans Variable', 'Open Sans', system-ui, sans-serif"

function paletteOf(name: keyof typeof schemes) {
  const scheme = schemes[name]
  return {
    primary: { main: scheme.primary, dark: scheme.primaryHover, contrastText: scheme.onPrimary },
    error: { main: scheme.error, dark: scheme.errorText, contrastText: scheme.onFill },
    success: { main: scheme.success, dark: scheme.successText, contrastText: '#12141c' },
    warning: { main: scheme.warning, dark: scheme.warningText, contrastText: '#12141c' },
    text: { primary: scheme.text, secondary: scheme.textSecond },
    background: { default: scheme.page, paper: scheme.surface },
    divider: scheme.line,
  }
}

const focusRing = { outline: `2px solid ${color.primary}`, outlineOffset: 2 }

const baseline = {
  "[dir='rtl'] [data-turned='true']": { transform: 'scaleX(-1)' },
  ':root': { ...variablesOf('light'), colorScheme: 'light' },
  '[data-color-scheme="dark"]': { ...variablesOf('dark'), colorScheme: 'dark' },
  // Paper is light.
  '@media print': { ':root, [data-color-scheme="dark"]': { ...variablesOf('light'), colorScheme: 'light' } },
  // What has the focus is not hidden by the bar above or by a bar of buttons below.
  html: { scrollPaddingTop: 72, scrollPaddingBottom: 88 },
  body: { backgroundColor: color.page, color: color.text, fontSize: fontSize.body, lineHeight: 1.5 },
  ':focus-visible': focusRing,
  'h1, h2, h3, p': { overflowWrap: 'anywhere' },
  'main:focus, h1:focus': { outline: 'none' },
  table: { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const

const buttonComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        transition: `background-color ${motion}`,
      },
      outlined: { borderColor: color.control },
      text: { paddingInline: 12 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control, color: color.textSecond } } },
} as const

const inputComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: color.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.text },
      },
      notchedOutline: { borderColor: color.control },
      input: {
        height: '1.5em',
        padding: '8px 12px',
        '&::placeholder': { color: color.textSecond, opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
} as const

const dialogComponents = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.card,
        border: `1px solid ${color.line}`,
        boxShadow: '0 24px 64px rgb(18 20 40 / 0.24)',
        // A form between the paper and its parts must not keep the content from scrolling.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        margin: 16,
        width: 'calc(100% - 32px)',
      },
      paperFullScreen: {
        borderRadius: 0,
        border: 0,
        margin: 0,
        width: '100%',
        // Fields keep a width that reads well.
        '& > form': { flex: 1, boxSizing: 'border-box', width: '100%', maxWidth: 960, alignSelf: 'center' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: fontSize.h3, fontWeight: 650, padding: '20px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
} as const

const menuComponents = {
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
        boxShadow: '0 8px 24px rgb(18 20 40 / 0.14)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // The ring stands inside the row: the edge of the menu cuts off what stands around it.
      root: { fontSize: fontSize.table, minHeight: 36, '&.Mui-focusVisible': { outlineOffset: -2 } },
    },
  },
} as const

function componentsOf(linkComponent: ElementType) {
  return {
    MuiCssBaseline: { styleOverrides: baseline },
    MuiButtonBase: {
      defaultProps: { LinkComponent: linkComponent, disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiLink: {
      defaultProps: { component: linkComponent },
      styleOverrides: { root: { textUnderlineOffset: '0.18em', textDecorationThickness: '0.06em' } },
    },
    ...buttonComponents,
    ...inputComponents,
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    ...dialogComponents,
    ...menuComponents,
    MuiTooltip: {
      defaultProps: { arrow: false, enterDelay: 400 },
      styleOverrides: { tooltip: { fontSize: fontSize.small } },
    },
    MuiCheckbox: { styleOverrides: { root: { color: color.control } } },
  }
}

/** The look of the product. `linkComponent` is what MUI renders for anything with an `href`. */
export function createIsomorphTheme({ linkComponent = 'a' }: { linkComponent?: ElementType } = {}): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'mui' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    shape: { borderRadius: radius.control },
    spacing: 4,
    typography: {
      fontFamily,
      h1: { fontSize: fontSize.h2, fontWeight: 680, lineHeight: 1.25, letterSpacing: '-0.012em' },
      h2: { fontSize: fontSize.h3, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.006em' },
      h3: { fontSize: fontSize.body, fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: fontSize.body, lineHeight: 1.5 },
      body2: { fontSize: fontSize.table, lineHeight: 1.5 },
      caption: { fontSize: fontSize.small, lineHeight: 1.5 },
      button: { fontSize: fontSize.table, fontWeight: 620, textTransform: 'none', lineHeight: 1.5 },
    },
    components: componentsOf(linkComponent),
  })
}
