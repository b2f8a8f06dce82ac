import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** The first sentence of a dialog. */
export const Lead = styled('p')({ margin: 0 })

export const ErrorRows = styled('div')({ display: 'grid', gap: 8 })

export const UnknownActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 })

export const Fact = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })
