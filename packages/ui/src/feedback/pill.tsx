import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color } from '../theme/tokens.ts'

/** unknown: red outline (also rich text where it is not allowed); known: green outline, no parameters yet; defined: solid green. */
export type PillState = 'unknown' | 'known' | 'defined'

const Root = styled('span')({
  display: 'inline-block',
  padding: '0 0.4em',
  borderRadius: '0.45em',
  border: '1.5px solid',
  fontStyle: 'italic',
  fontFamily: 'KaTeX_Math, "Times New Roman", serif',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
})

const looks: Record<PillState, { borderColor: string; color: string; backgroundColor: string }> = {
  unknown: { borderColor: color.error, color: color.errorText, backgroundColor: 'transparent' },
  known: { borderColor: color.successText, color: color.text, backgroundColor: 'transparent' },
  defined: { borderColor: color.success, color: '#12230d', backgroundColor: color.success },
}

const descriptions: Record<PillState, string> = {
  unknown: 'unknown variable',
  known: 'variable without values',
  defined: 'variable',
}

/** A variable in text. */
export function Pill({ state, children }: { state: PillState; children: ReactNode }) {
  return (
    <Root style={looks[state]} title={descriptions[state]}>
      {children}
    </Root>
  )
}
