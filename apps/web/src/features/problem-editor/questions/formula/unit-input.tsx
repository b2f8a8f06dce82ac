import { styled } from '@mui/material/styles'
import { TextInput } from '@isomorph/ui'
import { useMemo, useRef, type ReactNode } from 'react'
import { unitReadingsOf } from '../../../../formula-authoring/index.ts'
import { ReadingButtons } from '../../../../statement/reading-buttons.tsx'

const Root = styled('div')({ minWidth: 0 })

interface UnitInputProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (unit: string) => void
}

/** The unit that is asked for. One that can be read in several ways is asked back, with a button for each way. */
export function UnitInput({ value, error, onChange }: UnitInputProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const readings = useMemo(() => (error === undefined ? [] : unitReadingsOf(value)), [value, error])
  return (
    <Root ref={root}>
      <TextInput
        label="Unit"
        placeholder="none"
        hint="Such as m, km/h, m/s^2"
        value={value}
        error={error}
        input={{ spellCheck: false, autoCapitalize: 'off' }}
        onChange={onChange}
      />
      {readings.length > 0 && (
        <ReadingButtons
          readings={readings}
          onChoose={(latex) => {
            // The button goes; writing goes on in the field.
            root.current?.querySelector('input')?.focus()
            onChange(readings.find((reading) => reading.latex === latex)?.unit ?? value)
          }}
        />
      )}
    </Root>
  )
}
