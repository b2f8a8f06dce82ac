import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Section = styled('section')({ display: 'grid', gap: 16, margin: '24px 0', minWidth: 0 })

export const SectionTitle = styled('h2')({ fontSize: fontSize.h3, margin: 0 })

export const Explanation = styled('p')({ margin: 0, maxWidth: '70ch', color: color.textSecond })

export const Line = styled('p')({ margin: 0 })

export const Refusals = styled('ul')({ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' })

export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Fields = styled('div')({ display: 'grid', gap: 16, maxWidth: 480 })
