import { styled } from '@mui/material/styles'

export const LaunchForm = styled('form')({ display: 'grid', gap: 16, maxWidth: 560, marginTop: 16 })

export const Paragraph = styled('p')({ margin: '0 0 12px', maxWidth: '68ch' })

export const Choices = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
})

export const LaunchButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
