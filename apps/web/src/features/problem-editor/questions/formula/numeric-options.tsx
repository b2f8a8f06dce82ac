import { optionsOf } from '../../../../forms/message-options.ts'
import { digitsMaximum } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { CheckboxInput, SelectInput, TextInput, WholeNumberInput } from '@isomorph/ui'
import {
  isTemperatureUnit,
  numberFormatTypes,
  type KeyboardLayout,
  type NumericQuestion,
  type RequiredPrecision,
  type RequiredUnit,
} from '@isomorph/problem'
import type { ReactNode } from 'react'
import { useDecimalSign, useFieldError, useFormulaValue } from '../../draft/editor-context.ts'
import { FieldRow } from '../../more-options.tsx'
import { exampleIn, numberFormatNames } from '../../variables/number-formats.ts'
import { MissingUnit } from './marking/missing-unit.tsx'
import { fitWeights } from './marking/weights.ts'
import { namesIn } from './names-in.ts'
import { without } from '../without.ts'
import { ToleranceInput } from './tolerance-input.tsx'
import { UnitInput } from './unit-input.tsx'

interface OptionsProps {
  readonly question: NumericQuestion
  readonly path: string
  readonly onChange: (question: NumericQuestion) => void
}

const formatOptions = (sign: ReturnType<typeof useDecimalSign>) => [
  { value: 'Any' as const, label: t('question-editor.writtenAs.any') },
  ...numberFormatTypes.map((value) => ({ value, label: exampleIn(sign, t(numberFormatNames[value])) })),
]

/** Students need the keys for what they are asked to write. */
function withKeyboard(keyboards: NumericQuestion['keyboards'], needed: KeyboardLayout): NumericQuestion['keyboards'] {
  return keyboards.includes(needed) ? keyboards : [...keyboards, needed]
}

function withUnit(question: NumericQuestion, unit: string): NumericQuestion {
  if (unit.trim() === '') return fitWeights(without(question, 'unit'))
  const before: RequiredUnit = question.unit ?? { unit: '', acceptsConversion: true, isOptional: false }
  return fitWeights({ ...question, keyboards: withKeyboard(question.keyboards, 'unit'), unit: { ...before, unit } })
}

function withFormat(question: NumericQuestion, format: NumericQuestion['numberFormatType']): NumericQuestion {
  const { keyboards } = question
  const isComplex = format.startsWith('Complex')
  return {
    ...question,
    numberFormatType: format,
    keyboards: isComplex ? withKeyboard(keyboards, 'complex') : keyboards,
  }
}

const temperatures = [
  ['level', 'question-editor.unit.degrees.level'],
  ['difference', 'question-editor.unit.degrees.difference'],
] as const

function UnitFields({ question, onChange }: Omit<OptionsProps, 'path'>): ReactNode {
  const { unit } = question
  if (!unit) return null
  return (
    <FieldRow>
      <CheckboxInput
        label={t('question-editor.unit.others')}
        hint={t('question-editor.unit.others.hint')}
        isChecked={unit.acceptsConversion}
        onChange={(acceptsConversion) => onChange({ ...question, unit: { ...unit, acceptsConversion } })}
      />
      <MissingUnit question={question} onChange={onChange} />
      {isTemperatureUnit(unit.unit) && (
        <SelectInput
          label={t('question-editor.unit.degrees')}
          value={unit.temperature ?? 'level'}
          options={optionsOf(temperatures)}
          onChange={(temperature) => onChange({ ...question, unit: { ...unit, temperature } })}
        />
      )}
    </FieldRow>
  )
}

/** Tolerance, unit and format: what most numeric questions want to say. */
export function NumericOptions({ question, path, onChange }: OptionsProps): ReactNode {
  const unitError = useFieldError(`${path}.unit`)
  const formatError = useFieldError(`${path}.numberFormatType`)
  const unitOfAnswer = useFormulaValue(`${path}.answerSets.0.answers.0.formula`)?.unit
  const decimalSign = useDecimalSign()
  const { unit } = question
  return (
    <>
      <FieldRow>
        <ToleranceInput
          value={question.tolerance}
          path={`${path}.tolerance`}
          onChange={(tolerance) => onChange(tolerance ? { ...question, tolerance } : without(question, 'tolerance'))}
        />
        <UnitInput
          value={unit?.unit ?? ''}
          ofAnswer={unitOfAnswer}
          error={unitError}
          onChange={(text) => onChange(withUnit(question, text))}
        />
        <SelectInput
          label={t('question-editor.writtenAs')}
          value={question.numberFormatType}
          options={formatOptions(decimalSign)}
          error={formatError}
          onChange={(format) => onChange(withFormat(question, format))}
        />
      </FieldRow>
      <UnitFields question={question} onChange={onChange} />
    </>
  )
}

const precisions = [
  ['none', 'question-editor.digits.none'],
  ['decimalPlaces', 'question-editor.digits.decimalPlaces'],
  ['significantFigures', 'question-editor.digits.significantFigures'],
] as const
const rules = [
  ['exactly', 'question-editor.digits.rule.exactly'],
  ['atLeast', 'question-editor.digits.rule.atLeast'],
] as const

function FreeUnitsField({ question, onChange }: Omit<OptionsProps, 'path'>): ReactNode {
  const { unit } = question
  if (!unit) return null
  return (
    <TextInput
      label={t('question-editor.unit.own')}
      hint={t('question-editor.unit.own.hint')}
      value={(unit.freeUnits ?? []).join(', ')}
      onChange={(text) => {
        const freeUnits = namesIn(text)
        onChange({ ...question, unit: freeUnits.length > 0 ? { ...unit, freeUnits } : without(unit, 'freeUnits') })
      }}
    />
  )
}

interface DigitFieldsProps {
  readonly precision: RequiredPrecision
  readonly onChange: (changed: Partial<RequiredPrecision>) => void
}

function DigitFields({ precision, onChange }: DigitFieldsProps): ReactNode {
  return (
    <>
      <WholeNumberInput
        label={t('question-editor.digits.howMany')}
        value={precision.digits}
        minimum={0}
        maximum={digitsMaximum}
        onChange={(digits) => onChange({ digits })}
      />
      <SelectInput
        label={t('question-editor.digits.rule')}
        value={precision.rule}
        options={optionsOf(rules)}
        onChange={(rule) => onChange({ rule })}
      />
    </>
  )
}

/** How precisely the number must be written, and units of the author's own. */
export function NumericRareOptions({ question, path, onChange }: OptionsProps): ReactNode {
  const { precision } = question
  const error = useFieldError(`${path}.precision`)
  const set = (changed: Partial<RequiredPrecision>): void =>
    onChange(
      fitWeights({
        ...question,
        precision: { kind: 'significantFigures', digits: 3, rule: 'exactly', ...precision, ...changed },
      }),
    )
  return (
    <>
      <FieldRow>
        <SelectInput
          label={t('question-editor.digits')}
          value={precision?.kind ?? 'none'}
          options={optionsOf(precisions)}
          error={error}
          onChange={(kind) => (kind === 'none' ? onChange(fitWeights(without(question, 'precision'))) : set({ kind }))}
        />
        {precision && <DigitFields precision={precision} onChange={set} />}
      </FieldRow>
      <FreeUnitsField question={question} onChange={onChange} />
    </>
  )
}
