import { useColorScheme } from '@mui/material/styles'

export type ColorMode = 'system' | 'light' | 'dark'

/** The chosen colour mode and how to change it. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { mode, setMode } = useColorScheme()
  return { mode: mode ?? 'system', setMode }
}
