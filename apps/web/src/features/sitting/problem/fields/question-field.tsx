import type { AnswerField, AttemptForLearner } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { isFormulaType } from '@isomorph/problem'
import { VerdictChip, type Tone } from '@isomorph/ui'
import { Suspense, useId } from 'react'
import { SafeHtml } from '../../../../statement/safe-html.tsx'
import { Feedback } from '../feedback.tsx'
import {
  FieldCell,
  FieldGrid,
  FieldSkeleton,
  HintRoom,
  HintSummary,
  LabelCell,
  Letter,
  QuestionBox,
  ReadingCell,
  RemarkInRow,
  VerdictCell,
} from './fields.styles.ts'
import { LabelText, plainLabelOf } from '../../../../statement/label-text.tsx'
import { shownPercent } from '../../../../numbers/percent.ts'
import { numberConvention } from './number-convention.ts'
import { ReadingLine } from './reading-line.tsx'
import { useReading } from './use-reading.ts'
import { lazyPart } from '../../../../screen/load-screen.ts'

// What takes the answer comes after the problem can be read.
const FormulaField = lazyPart(async () => (await import('./formula-field.tsx')).FormulaField, ['math'])
const ChoiceField = lazyPart(async () => (await import('./choice-field.tsx')).ChoiceField)
const TextField = lazyPart(async () => (await import('./text-field.tsx')).TextField)
const MarkRemarks = lazyPart(async () => (await import('./mark-remarks.tsx')).MarkRemarks, ['sitting-later'])

export interface QuestionFieldProps {
  readonly field: AnswerField
  /** `a`, `b`, … where a problem has several questions. */
  readonly letter: string | null
  readonly value: string
  readonly mark: AttemptForLearner['responses'][number] | null
  /** Why the server could not read this answer. */
  readonly problem: string | null
  /** Nothing more can be answered. */
  readonly isReadOnly: boolean
  /** Nothing can be changed while the answer is on its way; what stands around the field stays as it is. */
  readonly isLocked?: boolean
  /** Released correct answer. */
  readonly answerLatex: string | null
  readonly onChange: (value: string) => void
}

/** A longer label stands above its field on a phone. */
const longestLabelOnPhones = 12

const toneOfVerdict: Record<NonNullable<NonNullable<QuestionFieldProps['mark']>['verdict']>, Tone> = {
  correct: 'success',
  partial: 'warning',
  incorrect: 'error',
  needsPerson: 'primary',
  pending: 'neutral',
  unreadable: 'warning',
}

/** One question's field with its label, how the answer is read, its verdict and its feedback. */
export function QuestionField(props: QuestionFieldProps) {
  const { field, mark } = props
  const isTall = field.answerType === 'MultipleChoice' || field.isMultiline === true
  return (
    <QuestionBox
      data-question={field.questionKey}
      data-tall={isTall ? '' : undefined}
      data-tone={mark?.verdict ? toneOfVerdict[mark.verdict] : undefined}
    >
      <FieldArea {...props} isTall={isTall} />
      {mark && (
        <Suspense fallback={null}>
          <MarkRemarks mark={mark} decimalSign={field.decimalSign} />
        </Suspense>
      )}
      {mark?.feedbackHtml && <Feedback html={mark.feedbackHtml} />}
      {props.answerLatex && <ReleasedAnswer latex={props.answerLatex} />}
      {field.hintsHtml.length > 0 && !props.isReadOnly && <Hints hints={field.hintsHtml} />}
    </QuestionBox>
  )
}

/** The field between its label and its verdict; below it, how it is read. */
function FieldArea({ isTall, ...props }: QuestionFieldProps & { readonly isTall: boolean }) {
  const { field, letter, value, mark, problem } = props
  const readingId = useId()
  const reading = useReading(field, isFormula(field) ? value : '')
  const convention = isFormula(field) ? numberConvention(field.decimalSign) : null
  return (
    <FieldGrid
      data-above={field.label && !isFormula(field) ? '' : undefined}
      data-tall={isTall ? '' : undefined}
      data-long={plainLabelOf(field.label).length > longestLabelOnPhones ? '' : undefined}
    >
      {(letter || field.label) && (
        <LabelCell>
          {letter && <Letter>({letter}) </Letter>}
          {field.label && <LabelText label={field.label} />}
        </LabelCell>
      )}
      <FieldCell>
        <AnswerInput {...props} readingId={readingId} />
      </FieldCell>
      {mark?.verdict && (
        <VerdictCell>
          <VerdictChip verdict={mark.verdict} {...percentOf(mark)} />
        </VerdictCell>
      )}
      {(!mark || problem) && field.answerType !== 'MultipleChoice' && (
        <ReadingCell>
          <ReadingLine
            id={readingId}
            reading={props.isReadOnly ? null : reading}
            problem={problem}
            convention={props.isReadOnly ? null : convention}
            onChoose={props.onChange}
          />
        </ReadingCell>
      )}
    </FieldGrid>
  )
}

const isFormula = ({ answerType }: AnswerField): boolean => isFormulaType(answerType)

/** The input that suits the kind of question. */
function AnswerInput({ readingId, ...props }: QuestionFieldProps & { readingId: string }) {
  const { field, letter, value, problem, onChange } = props
  const isReadOnly = props.isReadOnly || props.isLocked === true
  const ownLabel = plainLabelOf(field.label) || t('sitting.field')
  const label = letter ? t('sitting.field.part', { letter, label: ownLabel }) : ownLabel
  return (
    <Suspense fallback={<FieldSkeleton />}>
      {isFormula(field) ? (
        <FormulaField
          {...{ field, label, value, isReadOnly, onChange }}
          isInvalid={problem !== null}
          description={problem ?? numberConvention(field.decimalSign) ?? ''}
        />
      ) : field.answerType === 'MultipleChoice' ? (
        <ChoiceField {...{ field, label, value, isReadOnly, onChange }} />
      ) : (
        <TextField
          {...{ label, value, isReadOnly, onChange }}
          isMultiline={field.isMultiline ?? false}
          describedBy={readingId}
        />
      )}
    </Suspense>
  )
}

function percentOf(mark: NonNullable<QuestionFieldProps['mark']>): { percent?: number } {
  return mark.verdict === 'partial' && mark.percent !== null ? { percent: shownPercent(mark.percent) } : {}
}

function ReleasedAnswer({ latex }: { latex: string }) {
  return (
    <RemarkInRow>
      {t('sitting.field.correct')} <LabelText label={`$${latex}$`} />
    </RemarkInRow>
  )
}

function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <HintRoom>
      <HintSummary>{t('sitting.field.hint')}</HintSummary>
      {hints.map((hint) => (
        <SafeHtml key={hint} html={hint} />
      ))}
    </HintRoom>
  )
}
