import { styled } from '@mui/material/styles'

/** The column that a page's content stands in. */
export const Page = styled('div')({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '0 24px 64px',
  '@media (max-width: 599px)': { paddingInline: 16 },
})
