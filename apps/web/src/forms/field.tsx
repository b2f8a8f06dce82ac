import {
  CheckboxInput,
  SelectInput,
  TextInput,
  type CheckboxInputProps,
  type SelectInputProps,
  type TextInputProps,
} from '@isomorph/ui'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useCourseTimeZone } from '../data/hooks.ts'
import { hintWithZone, isDateType } from './date-input.tsx'

/** Which value of a form a field shows and changes. */
interface FieldOf<V extends FieldValues, O, Kind> {
  readonly control: Control<V, unknown, O>
  readonly name: FieldPathByValue<V, Kind>
}

type Bound = 'value' | 'isChecked' | 'error' | 'inputRef' | 'onBlur'

/** What an input needs to be the field of a form. */
function useBinding<V extends FieldValues, O, Kind>({ control, name }: FieldOf<V, O, Kind>) {
  const { field, fieldState } = useController({ control, name })
  return { value: field.value as Kind, change: field.onChange, error: fieldState.error?.message, field }
}

type TextFieldProps<V extends FieldValues, O> = FieldOf<V, O, string> &
  Omit<TextInputProps, Bound | 'onChange'> & {
    /** Something else that follows from what is typed. */
    readonly onChange?: (value: string) => void
  }

/** A text field of a form. */
export function TextField<V extends FieldValues, O>(props: TextFieldProps<V, O>) {
  return isDateType(props.type) ? <DateField {...props} /> : <BoundField {...props} />
}

/** Dates are typed in the time of the courses; the field says which, unless its hint does. */
function DateField<V extends FieldValues, O>({ hint, ...props }: TextFieldProps<V, O>) {
  const timeZone = useCourseTimeZone()
  return <BoundField {...props} hint={hintWithZone(hint, timeZone)} />
}

function BoundField<V extends FieldValues, O>({ control, name, onChange, ...input }: TextFieldProps<V, O>) {
  const { value, change, error, field } = useBinding<V, O, string>({ control, name })
  return (
    <TextInput
      {...input}
      value={value}
      onChange={(typed) => {
        change(typed)
        onChange?.(typed)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    />
  )
}

type SelectFieldProps<V extends FieldValues, O, C extends string> = FieldOf<V, O, C> &
  Omit<SelectInputProps<C>, Bound | 'onChange'> & {
    /** Something else that follows from the choice. */
    readonly onChange?: () => void
  }

/** A choice of one in a form. */
export function SelectField<V extends FieldValues, O, C extends string>(props: SelectFieldProps<V, O, C>) {
  const { control, name, onChange, ...input } = props
  const { value, change, error, field } = useBinding<V, O, C>({ control, name })
  return (
    <SelectInput<C>
      {...input}
      value={value}
      onChange={(chosen) => {
        change(chosen)
        onChange?.()
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    />
  )
}

type CheckboxFieldProps<V extends FieldValues, O> = FieldOf<V, O, boolean> &
  Omit<CheckboxInputProps, Bound | 'onChange'> & {
    /** Something else that follows from the choice. */
    readonly onChange?: () => void
  }

/** A yes or no in a form. */
export function CheckboxField<V extends FieldValues, O>({
  control,
  name,
  onChange,
  ...input
}: CheckboxFieldProps<V, O>) {
  const { value, change, field } = useBinding<V, O, boolean>({ control, name })
  return (
    <CheckboxInput
      {...input}
      isChecked={value}
      onChange={(isChecked) => {
        change(isChecked)
        onChange?.()
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  )
}
