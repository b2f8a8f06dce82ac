import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useIsReadOnly } from './editor-context.ts'

const Fields = styled('fieldset')({
  display: 'contents',
  '&:disabled input, &:disabled textarea': { color: color.textSecond },
  // Buttons of forms change something, which a reader cannot. Those of a text show what it has.
  '&:disabled button.MuiButtonBase-root': { display: 'none' },
})

/** Fields of the problem: who may only read it sees what is set, and nothing that changes it. */
export function EditableFields({ children }: { readonly children: ReactNode }): ReactNode {
  return <Fields disabled={useIsReadOnly()}>{children}</Fields>
}
