import { optionsOf } from '../../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import { SelectInput, TextInput } from '@isomorph/ui'
import type { Tolerance } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useFieldError } from '../../draft/editor-context.ts'

const kinds = [
  ['none', 'question-editor.tolerance.none'],
  ['Percentage', 'question-editor.tolerance.percentage'],
  ['Unit', 'question-editor.tolerance.absolute'],
] as const

/** How far off a right answer may be. Two fields for a row of fields. */
export function ToleranceInput({
  value,
  path,
  onChange,
}: {
  value: Tolerance | undefined
  path: string
  onChange: (tolerance: Tolerance | undefined) => void
}): ReactNode {
  const error = useFieldError(path)
  return (
    <>
      <SelectInput
        label={t('question-editor.tolerance')}
        value={value?.kind ?? 'none'}
        options={optionsOf(kinds)}
        onChange={(kind) => onChange(kind === 'none' ? undefined : { kind, value: value?.value ?? '1' })}
      />
      {value && (
        <TextInput
          label={t(
            value.kind === 'Percentage' ? 'question-editor.tolerance.percentOff' : 'question-editor.tolerance.off',
          )}
          value={value.value}
          error={error}
          input={{ inputMode: 'decimal' }}
          endAdornment={value.kind === 'Percentage' ? '%' : undefined}
          onChange={(text) => onChange({ ...value, value: text })}
        />
      )}
    </>
  )
}
