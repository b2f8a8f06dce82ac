import { styled } from '@mui/material/styles'
import { color, fontSize, radius } from '@isomorph/ui'
import type { ReactNode } from 'react'

const Frame = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 40,
  padding: '0 10px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  fontSize: fontSize.table,
  '&:focus-within': { borderColor: color.primary },
  '& input': {
    width: '3.2em',
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'end',
  },
})

/** A share of the credit; 100 is all of it. */
export function PercentInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}): ReactNode {
  return (
    <Frame>
      <input
        type="number"
        min={0}
        max={100}
        step={5}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const percent = event.target.valueAsNumber
          if (percent >= 0 && percent <= 100) onChange(percent)
        }}
      />
      %
    </Frame>
  )
}
