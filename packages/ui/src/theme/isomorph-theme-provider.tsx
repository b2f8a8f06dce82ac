import '@fontsource-variable/open-sans/wght.css'
import '@fontsource-variable/open-sans/wght-italic.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Sets theme, fonts and base styles; the scheme follows the system until somebody switches it. */
export function IsomorphThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="persist:colorMode" disableTransitionOnChange>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
