import { t, type PlainKey } from '@isomorph/messages'
import { SelectInput, TextInput } from '@isomorph/ui'
import {
  letterSentence,
  type ExpressionSymbolicFormQuestion,
  type ExpressionSymbolicQuestion,
  type LetterKind,
  type LetterOfKey,
} from '@isomorph/problem'
import { useContext, useState, type ReactNode } from 'react'
import { findingWords } from '../../../../entities/finding/finding-words.ts'
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

const kindNames: Readonly<Record<KindName, PlainKey>> = {
  real: 'question-editor.letters.real',
  positive: 'question-editor.letters.positive',
  integer: 'question-editor.letters.integer',
  complex: 'question-editor.letters.complex',
  constant: 'question-editor.letters.constant',
  function: 'question-editor.letters.function',
  vector: 'question-editor.letters.vector',
  matrix: 'question-editor.letters.matrix',
  randomVariable: 'question-editor.letters.randomVariable',
}

const kindOptions = () =>
  Object.entries(kindNames).map(([value, label]) => ({ value: value as KindName, label: t(label) }))

/** What the letters of the right answer stand for, each in a sentence with a menu to have it otherwise. */
export function LetterKinds({ question, onChange }: LetterKindsProps): ReactNode {
  const { letters } = useContext(InsightContext)
  const shown = lettersIn(letters, question)
  if (shown.length === 0) return null
  return (
    <OptionGroup legend={t('question-editor.letters')}>
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
        label={t('question-editor.letters.standsFor', { letter: name })}
        hint={findingWords(letterSentence(letter))}
        value={kindName}
        options={kindOptions()}
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
      label={t('question-editor.letters.dependsOn', { letter })}
      value={typed}
      input={{ spellCheck: false, autoCapitalize: 'off' }}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onChange({ functionOf: text.trim() })
      }}
    />
  )
}
