import { t } from '@isomorph/messages'
import { TextInput } from '@isomorph/ui'
import type { Variable } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { useEditorActions, useFieldError } from '../draft/editor-context.ts'

/** The name; changed when the field is left or Enter is pressed, because a change rewrites the whole problem. */
export function VariableNameField({ variable, path }: { variable: Variable; path: string }): ReactNode {
  const { renameVariable } = useEditorActions()
  const [typed, setTyped] = useState<string>()
  const [issue, setIssue] = useState<string>()
  const error = useFieldError(`${path}.name`)
  const finish = async (): Promise<void> => {
    if (typed === undefined || typed === variable.name) {
      setTyped(undefined)
      setIssue(undefined)
      return
    }
    const found = await renameVariable(variable, typed.trim())
    setIssue(found)
    if (found === undefined) setTyped(undefined)
  }
  return (
    <TextInput
      label={t('shared.name')}
      value={typed ?? variable.name}
      error={issue ?? error}
      hint={typed !== undefined && typed !== variable.name ? t('problem-editor.variable.name.hint') : undefined}
      onChange={setTyped}
      onBlur={() => void finish()}
      input={{
        spellCheck: false,
        autoCapitalize: 'off',
        onKeyDown: (event) => {
          if (event.key === 'Enter') void finish()
          if (event.key === 'Escape') setTyped(undefined)
        },
      }}
    />
  )
}
