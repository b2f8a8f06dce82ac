import { SelectInput, TextInput } from '@isomorph/ui'
import {
  letterSentence,
  type ExpressionSymbolicFormQuestion,
  type ExpressionSymbolicQuestion,
  type LetterKind,
  type LetterOfKey,
} from '@isomorph/problem'
import { useContext, useState, type ReactNode } from 'react'
import { InsightContext } from '../../draft/editor-context.ts'
import { FieldRow } from '../../more-options.tsx'
import { OptionGroup } from '../option-group.tsx'
import { lettersIn, withLetterKind } from './question-letters.ts'

type LetterQuestion = ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

interface LetterKindsProps {
  readonly question: LetterQuestion
  readonly onChange: (question: LetterQuestion) => void
}

type KindName = Extract<LetterKind, string> | 'function'

const kindNames: Readonly<Record<KindName, string>> = {
  real: 'Real number',
  positive: 'Positive number',
  integer: 'Whole number',
  complex: 'Complex number',
  constant: 'Constant',
  function: 'Function',
  vector: 'Vector',
  matrix: 'Matrix',
  randomVariable: 'Random variable',
}

const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value: value as KindName, label }))

/** What the letters of the right answer stand for, each in a sentence with a menu to have it otherwise. */
export function LetterKinds({ question, onChange }: LetterKindsProps): ReactNode {
  const { letters } = useContext(InsightContext)
  const shown = lettersIn(letters, question)
  if (shown.length === 0) return null
  return (
    <OptionGroup legend="Letters of the answer">
      <FieldRow>
        {shown.map((letter) => (
          <LetterChoice
            key={letter.name}
            letter={letter}
            onChange={(kind) => onChange(withLetterKind(question, letter.name, kind, letters))}
          />
        ))}
      </FieldRow>
    </OptionGroup>
  )
}

interface LetterChoiceProps {
  readonly letter: LetterOfKey
  readonly onChange: (kind: LetterKind) => void
}

function LetterChoice({ letter, onChange }: LetterChoiceProps): ReactNode {
  const { name, kind } = letter
  const kindName = typeof kind === 'object' ? 'function' : kind
  return (
    <>
      <SelectInput
        label={`What ${name} stands for`}
        hint={letterSentence(letter)}
        value={kindName}
        options={kindOptions}
        onChange={(chosen) => onChange(chosen === 'function' ? { functionOf: name === 't' ? 'x' : 't' } : chosen)}
      />
      {typeof kind === 'object' && <FunctionOf letter={name} by={kind.functionOf} onChange={onChange} />}
    </>
  )
}

interface FunctionOfProps {
  readonly letter: string
  readonly by: string
  readonly onChange: (kind: LetterKind) => void
}

/** An empty name is nothing that can be stored, and everybody's first step to another one. */
function FunctionOf({ letter, by, onChange }: FunctionOfProps): ReactNode {
  const [typed, setTyped] = useState(by)
  return (
    <TextInput
      label={`${letter} depends on`}
      value={typed}
      input={{ spellCheck: false, autoCapitalize: 'off' }}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onChange({ functionOf: text.trim() })
      }}
    />
  )
}
