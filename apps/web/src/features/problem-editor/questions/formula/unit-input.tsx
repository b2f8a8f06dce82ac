import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { TextInput } from '@isomorph/ui'
import { useMemo, useRef, type ReactNode } from 'react'
import { unitReadingsOf } from '../../../../formula-authoring/index.ts'
import { ReadingButtons } from '../../../../statement/reading-buttons.tsx'

const Root = styled('div')({ minWidth: 0 })

interface UnitInputProps {
  readonly value: string
  /** The unit of the correct answer, where it follows from those of its variables. */
  readonly ofAnswer?: string | undefined
  readonly error: string | undefined
  readonly onChange: (unit: string) => void
}

/** The unit that is asked for. One that can be read in several ways is asked back, with a button for each way. */
export function UnitInput({ value, ofAnswer, error, onChange }: UnitInputProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const readings = useMemo(() => (error === undefined ? [] : unitReadingsOf(value)), [value, error])
  const take = (unit: string): void => {
    // The button goes; writing goes on in the field.
    root.current?.querySelector('input')?.focus()
    onChange(unit)
  }
  return (
    <Root ref={root}>
      <TextInput
        label={t('question-editor.unit')}
        placeholder={t('question-editor.unit.none')}
        hint={t('question-editor.unit.hint')}
        value={value}
        error={error}
        input={{ spellCheck: false, autoCapitalize: 'off' }}
        onChange={onChange}
      />
      {value === '' && ofAnswer !== undefined && (
        <Button size="small" onClick={() => take(ofAnswer)}>
          {t('question-editor.unit.take', { unit: ofAnswer })}
        </Button>
      )}
      {readings.length > 0 && (
        <ReadingButtons
          readings={readings}
          onChoose={(latex) => take(readings.find((reading) => reading.latex === latex)?.unit ?? value)}
        />
      )}
    </Root>
  )
}
