import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

export const HomeSection = styled('section')({ marginBottom: 32 })

export const SectionTitle = styled(Typography)({ marginBottom: 12 })

export const BandRoom = styled('div')({ marginBottom: 24 })
