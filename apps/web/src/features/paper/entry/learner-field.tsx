import type { Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { TextInput } from '@isomorph/ui'
import { useId } from 'react'
import { displayName } from '../../../entities/person/names.ts'
import { optionOf } from './entry-draft.ts'

interface LearnerFieldProps {
  readonly learners: readonly Person[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly chosen: Person | undefined
  readonly error: string | undefined
}

/** Whose sheet it is: typed or chosen from the browser's own list. */
export function LearnerField({ learners, value, onChange, chosen, error }: LearnerFieldProps) {
  const listId = useId()
  return (
    <>
      <TextInput
        label={t('paper.entry.student')}
        hint={chosen ? displayName(chosen) : t('paper.entry.student.hint')}
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
        input={{ list: listId, spellCheck: false }}
      />
      <datalist id={listId}>
        {learners.map((person) => (
          <option key={person.id} value={optionOf(person)} aria-label={optionOf(person)} />
        ))}
      </datalist>
    </>
  )
}
