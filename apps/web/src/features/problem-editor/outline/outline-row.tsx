import { styled } from '@mui/material/styles'
import { color, fontSize, radius } from '@isomorph/ui'

/** A line of the outline that opens what it names; lists add how its parts stand. */
export const OutlineRow = styled('button')({
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.table,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-current="true"]': { backgroundColor: color.sunken },
  '& .mark': { display: 'inline-flex', color: color.errorText },
  '& .mark[data-remark="true"]': { color: color.textSecond },
})
