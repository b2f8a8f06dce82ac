import { styled } from '@mui/material/styles'

export const ConflictText = styled('p')({ margin: '0 0 8px' })

export const ConflictButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
