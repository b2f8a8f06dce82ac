import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { uiText, type PlainUiText } from '../texts.ts'
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

const descriptions: Record<PillState, PlainUiText> = {
  unknown: 'ui.pill.unknown',
  known: 'ui.pill.known',
  defined: 'ui.pill.defined',
}

/** A variable in text. */
export function Pill({ state, children }: { state: PillState; children: ReactNode }) {
  return (
    <Root style={looks[state]} title={uiText(descriptions[state])}>
      {children}
    </Root>
  )
}
