import { styled } from '@mui/material/styles'

export const LaunchForm = styled('form')({ display: 'grid', gap: 16, maxWidth: 560, marginTop: 16 })

export const Paragraph = styled('p')({ margin: '0 0 12px', maxWidth: '68ch' })
