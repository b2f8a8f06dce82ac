import { styled } from '@mui/material/styles'

/** Parts of the editor below each other. */
export const EditorRows = styled('div')({ display: 'grid', gap: 16 })
