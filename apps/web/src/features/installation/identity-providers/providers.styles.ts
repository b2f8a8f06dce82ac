import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'

export const ProviderSections = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  '& section': { display: 'grid', gap: 20 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
})

/** Choices below each other. */
export const Ways = styled('div')({ display: 'grid', gap: 12 })
export const WaysError = styled('p')({ margin: 0, color: color.errorText })

/** Names of attributes, beside each other where there is room. */
export const AttributeNames = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
})
