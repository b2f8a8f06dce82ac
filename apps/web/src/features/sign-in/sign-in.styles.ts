import { styled } from '@mui/material/styles'

/** The fields of a way in, below each other. */
export const EntryForm = styled('form')({ display: 'grid', gap: 16 })
export const EntryFields = styled('div')({ display: 'grid', gap: 16 })
export const EntryText = styled('p')({ margin: 0 })
