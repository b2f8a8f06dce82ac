import { optionsOf } from '../../../../forms/message-options.ts'
import { t } from '@isomorph/messages'
import { SelectInput, TextInput } from '@isomorph/ui'
import type { Comparison } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { namesIn } from './names-in.ts'

const constants = [
  ['required', 'question-editor.compare.constant.required'],
  ['notNeeded', 'question-editor.compare.constant.notNeeded'],
] as const
const senses = [
  ['either', 'question-editor.compare.factor.either'],
  ['same', 'question-editor.compare.factor.same'],
] as const
const basisKinds = [
  ['any', 'question-editor.compare.basis.any'],
  ['orthogonal', 'question-editor.compare.basis.orthogonal'],
  ['orthonormal', 'question-editor.compare.basis.orthonormal'],
] as const

interface SettingsProps<Mode extends Comparison['mode']> {
  readonly comparison: Extract<Comparison, { readonly mode: Mode }>
  readonly onChange: (comparison: Comparison) => void
}

/** What is chosen beside the mode of a comparison. */
export function ComparisonSettings({ comparison, onChange }: SettingsProps<Comparison['mode']>): ReactNode {
  switch (comparison.mode) {
    case 'renaming':
    case 'family':
      return <KeptLetters comparison={comparison} onChange={onChange} />
    case 'antiderivative':
    case 'upToConstant':
      return <AntiderivativeSettings comparison={comparison} onChange={onChange} />
    case 'differentialEquation':
      return <DifferentialEquationSettings comparison={comparison} onChange={onChange} />
    case 'lineOrPlane':
      return <LineOrPlaneSettings comparison={comparison} onChange={onChange} />
    case 'multiple':
      return <FactorSettings comparison={comparison} onChange={onChange} />
    case 'basis':
      return <BasisSettings comparison={comparison} onChange={onChange} />
    default:
      return null
  }
}

function KeptLetters({ comparison, onChange }: SettingsProps<'renaming' | 'family'>): ReactNode {
  return (
    <NamesInput
      label={t('question-editor.compare.keptLetters')}
      hint={t('question-editor.compare.keptLetters.hint')}
      names={comparison.fixed}
      onChange={(fixed) => onChange({ ...comparison, fixed })}
    />
  )
}

function FactorSettings({ comparison, onChange }: SettingsProps<'multiple'>): ReactNode {
  return (
    <SelectInput
      label={t('question-editor.compare.factor')}
      value={comparison.sense}
      options={optionsOf(senses)}
      onChange={(sense) => onChange({ ...comparison, sense })}
    />
  )
}

function BasisSettings({ comparison, onChange }: SettingsProps<'basis'>): ReactNode {
  return (
    <SelectInput
      label={t('question-editor.compare.basis.vectors')}
      value={comparison.kind}
      options={optionsOf(basisKinds)}
      onChange={(kind) => onChange({ ...comparison, kind })}
    />
  )
}

function AntiderivativeSettings({ comparison, onChange }: SettingsProps<'antiderivative' | 'upToConstant'>): ReactNode {
  return (
    <>
      <NameInput
        label={t('question-editor.compare.variable')}
        name={comparison.variable}
        onChange={(variable) => onChange({ ...comparison, variable })}
      />
      {comparison.mode === 'antiderivative' && (
        <SelectInput
          label={t('question-editor.compare.constant')}
          value={comparison.constant}
          options={optionsOf(constants)}
          onChange={(constant) => onChange({ ...comparison, constant })}
        />
      )}
    </>
  )
}

function DifferentialEquationSettings({ comparison, onChange }: SettingsProps<'differentialEquation'>): ReactNode {
  return (
    <>
      <NameInput
        label={t('question-editor.compare.function')}
        name={comparison.function}
        onChange={(name) => onChange({ ...comparison, function: name })}
      />
      <TextInput
        label={t('question-editor.compare.variable')}
        hint={t('question-editor.compare.variable.hint')}
        value={comparison.variable ?? ''}
        input={plainLetters}
        onChange={(text) => onChange({ ...comparison, variable: text.trim() === '' ? undefined : text.trim() })}
      />
    </>
  )
}

function LineOrPlaneSettings({ comparison, onChange }: SettingsProps<'lineOrPlane'>): ReactNode {
  return (
    <>
      <NamesInput
        label={t('question-editor.compare.coordinates')}
        hint={t('question-editor.compare.coordinates.hint')}
        names={comparison.coordinates}
        isComplete={({ length }) => length === 2 || length === 3}
        onChange={(coordinates) => onChange({ ...comparison, coordinates })}
      />
      <NamesInput
        label={t('question-editor.compare.parameters')}
        hint={t('question-editor.compare.parameters.hint')}
        names={comparison.parameters}
        onChange={(parameters) => onChange({ ...comparison, parameters })}
      />
    </>
  )
}

const plainLetters = { spellCheck: false, autoCapitalize: 'off' } as const

interface NameInputProps {
  readonly label: string
  readonly name: string
  readonly onChange: (name: string) => void
}

/** An empty name is nothing that can be stored, and everybody's first step to another one. */
function NameInput({ label, name, onChange }: NameInputProps): ReactNode {
  const [typed, setTyped] = useState(name)
  return (
    <TextInput
      label={label}
      value={typed}
      input={plainLetters}
      onChange={(text) => {
        setTyped(text)
        if (text.trim() !== '') onChange(text.trim())
      }}
    />
  )
}

interface NamesInputProps {
  readonly label: string
  readonly hint: string
  readonly names: readonly string[]
  /** Whether so many names can be stored. Default: any number. */
  readonly isComplete?: (names: readonly string[]) => boolean
  readonly onChange: (names: readonly string[]) => void
}

/** Several names; what is typed stays, as a comma at its end is no name yet. */
function NamesInput({ label, hint, names, isComplete = () => true, onChange }: NamesInputProps): ReactNode {
  const [typed, setTyped] = useState(names.join(', '))
  return (
    <TextInput
      label={label}
      hint={hint}
      value={typed}
      input={plainLetters}
      onChange={(text) => {
        setTyped(text)
        const next = namesIn(text)
        if (isComplete(next)) onChange(next)
      }}
    />
  )
}
