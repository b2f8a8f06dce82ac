import '@fontsource-variable/open-sans/wght.css'
import '@fontsource-variable/open-sans/wght-italic.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { LinkComponentContext } from '../actions/link-component.ts'

/** Sets theme, fonts and base styles; the scheme follows the system until somebody switches it. */
export function IsomorphThemeProvider({
  theme,
  linkComponent = 'a',
  children,
}: {
  theme: Theme
  /** The same that the theme was made with. */
  linkComponent?: ElementType
  children: ReactNode
}) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="persist:colorMode" disableTransitionOnChange>
      <CssBaseline />
      <LinkComponentContext value={linkComponent}>{children}</LinkComponentContext>
    </ThemeProvider>
  )
}
