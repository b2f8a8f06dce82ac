import Typography from '@mui/material/Typography'
import { Button } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** The fields of a way in, below each other. */
export const EntryForm = styled('form')({ display: 'grid', gap: 16 })
export const EntryFields = styled('div')({ display: 'grid', gap: 16 })
export const EntryText = styled('p')({ margin: 0 })

export const Picture = styled('svg')({ width: '100%', maxWidth: 620, margin: 'auto' })

export const Brand = styled(Typography)({ fontWeight: 720, letterSpacing: '-0.01em' }) as typeof Typography

export const Claim = styled(Typography)({
  fontSize: '1.25rem',
  lineHeight: 1.45,
  maxWidth: '30ch',
}) as typeof Typography

export const ProviderRows = styled('div')({ display: 'grid', gap: 8 })

export const ProviderButton = styled(Button)({ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' })
