import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Summary = styled('p')({ margin: 0, outlineOffset: 4 })

export const GroupName = styled('h3')({ margin: 0, fontSize: fontSize.h3, overflowWrap: 'anywhere' })

export const SectionName = styled('h2')({ margin: '8px 0 0', fontSize: fontSize.h3 })

export const Sentence = styled('p')({ margin: 0, overflowWrap: 'anywhere' })

export const QuietSentence = styled(Sentence)({ color: color.textSecond, fontSize: fontSize.small })

export const Formula = styled('div')({ overflowX: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 })

export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

export const Feedback = styled('blockquote')({
  margin: 0,
  borderInlineStart: `3px solid ${color.line}`,
  paddingInlineStart: 12,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
