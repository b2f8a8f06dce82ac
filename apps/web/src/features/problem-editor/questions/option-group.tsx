import { fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A fieldset of options with a small legend and notes in small print. */
export const OptionFieldset = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
  '& p': { margin: 0, fontSize: fontSize.small },
})

/** Options that belong together, under a small heading. */
export function OptionGroup({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <OptionFieldset>
      <legend>{legend}</legend>
      {children}
    </OptionFieldset>
  )
}
