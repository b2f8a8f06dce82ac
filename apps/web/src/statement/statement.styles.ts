import { color } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const LeftEmpty = styled('em')({ color: color.textSecond })

/** Words as they were typed, with their lines. */
export const TypedText = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** Figures of one width, so that they stand below each other. */
export const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' })
