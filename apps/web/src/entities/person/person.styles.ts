import { styled } from '@mui/material/styles'

/** The first sentence of a dialog. */
export const Lead = styled('p')({ margin: 0 })
