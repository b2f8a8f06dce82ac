import { CheckboxInput, color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

const Fieldset = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& legend': { fontSize: fontSize.table, color: color.textSecond, padding: 0, marginBottom: 4 },
})

const Wrong = styled('p')({ margin: 0, color: color.errorText, fontSize: fontSize.small })

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: readonly T[]
  readonly error: string | undefined
  readonly onChange: (chosen: T[]) => void
}

/** Any number of a few things, each with a tick. */
export function Choices<T extends string>({ legend, options, chosen, error, onChange }: ChoicesProps<T>) {
  const toggle = (value: T) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckboxInput key={value} label={label} isChecked={chosen.includes(value)} onChange={() => toggle(value)} />
      ))}
      {error !== undefined && <Wrong role="alert">{error}</Wrong>}
    </Fieldset>
  )
}
