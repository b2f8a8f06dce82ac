import type { SheetToMark } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand, TextInput } from '@isomorph/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { displayName } from '../../../entities/person/names.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'
import { plainLabelOf } from '../../../statement/label-text.tsx'
import { QuestionFields, SaveRow, SheetForm, SheetTitle } from './entry.styles.ts'
import { sumOf, takesAnswer, type EntryKind } from './entry-draft.ts'
import { Differences } from './differences.tsx'
import { LearnerField } from './learner-field.tsx'
import { TakeBackMarks } from './take-back-marks.tsx'
import { useMarksForm } from './use-marks-form.ts'

interface MarksFormProps {
  readonly groupAssessmentId: number
  readonly sheet: SheetToMark
  readonly kind: EntryKind
  readonly isSecond: boolean
  readonly onSaved: (stored: SheetToMark) => void
  /** The sheet as it stands now, where somebody else marked it meanwhile. */
  readonly onReload: (sheet: SheetToMark) => void
  readonly onLeave: () => void
  readonly canTakeBack: boolean
}

type Marks = ReturnType<typeof useMarksForm>

function titleOf({ code, version, learner }: SheetToMark): string {
  const who = learner ? displayName(learner) : t('paper.version', { version: version ?? '' })
  return `${code} · ${who}`
}

/** The next field of a form; false where there is none. */
function focusNext(form: HTMLFormElement, from: EventTarget): boolean {
  const fields = [...form.querySelectorAll('input')]
  const next = fields[fields.indexOf(from as HTMLInputElement) + 1]
  next?.focus()
  next?.select()
  return next !== undefined
}

interface FieldsProps {
  readonly sheet: SheetToMark
  readonly marks: Marks
  readonly kind: EntryKind
}

/** Points, letters of choices, or an answer: what a field takes stands in its name. */
function labelOf(question: SheetToMark['questions'][number], kind: EntryKind): string {
  const { number, possible, choiceKeys } = question
  if (!takesAnswer(question, kind)) return t('paper.entry.field.points', { number, possible: formatPoints(possible) })
  return choiceKeys.length > 0 ? t('paper.entry.field.letters', { number }) : t('paper.entry.field.answer', { number })
}

function PointsFields({ sheet, marks, kind }: FieldsProps) {
  return (
    <QuestionFields>
      {sheet.questions.map((question, index) => (
        <TextInput
          key={`${question.itemKey}/${question.questionKey}`}
          label={labelOf(question, kind)}
          hint={plainLabelOf(question.label) || question.problemName}
          value={marks.typed[index] ?? ''}
          onChange={(text) => marks.setPoints(index, text)}
          error={marks.faultOf(index)}
          autoComplete="off"
          input={takesAnswer(question, kind) ? { spellCheck: false } : { inputMode: 'decimal' }}
        />
      ))}
    </QuestionFields>
  )
}

/** Why the marks were not stored. */
function Refused({ marks }: { readonly marks: Marks }) {
  if (!marks.error) return null
  const refusal = requestErrorOf(marks.error)
  const action = refusal.status === 409 && (
    <Button onClick={() => void marks.reload()}>{t('paper.entry.showStanding')}</Button>
  )
  const reasons = refusal.errors?.map(({ message }) => message) ?? []
  return (
    <MessageBand tone="error" role="alert" action={action}>
      {reasons.length > 0 ? reasons.join(' ') : refusal.detail}
    </MessageBand>
  )
}

/** What the points that are typed add up to. */
function SumOfPoints({ sheet, marks, kind }: FieldsProps) {
  const points = formatPoints(sumOf(sheet, marks.typed, kind))
  return <span>{t('paper.entry.sum', { points, possible: nameOfPoints(sheet.possible) })}</span>
}

interface FormActs {
  readonly save: () => void
  readonly onLeave: () => void
}

/** Enter leads to the next field, and from the last one it saves; Escape leaves the sheet. */
function handleKey(event: KeyboardEvent<HTMLFormElement>, { save, onLeave }: FormActs): void {
  if (event.key === 'Escape') onLeave()
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (!focusNext(event.currentTarget, event.target)) save()
}

/** The points of one sheet. */
export function MarksForm({ onLeave, canTakeBack, ...marking }: MarksFormProps) {
  const { sheet, groupAssessmentId, kind, isSecond, onReload } = marking
  const formRef = useRef<HTMLFormElement>(null)
  const marks = useMarksForm(marking)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [])
  const save = () => {
    void marks.save()
    if (marks.wrongField !== undefined) formRef.current?.querySelectorAll('input')[marks.wrongField]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all of its fields
    <SheetForm
      ref={formRef}
      noValidate
      aria-label={titleOf(sheet)}
      onKeyDown={(event) => handleKey(event, { save, onLeave })}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SheetTitle>{titleOf(sheet)}</SheetTitle>
      {sheet.learner === null && <LearnerField {...marks.learner} error={marks.learnerFault} />}
      <PointsFields sheet={sheet} marks={marks} kind={kind} />
      <Refused marks={marks} />
      {marks.compared && <Differences compared={marks.compared} onTake={() => void marks.takeSecond()} />}
      <SaveRow>
        <Button type="submit" variant="contained" disabled={marks.isSaving}>
          {isSecond ? t('paper.entry.compare') : t('paper.entry.save')}
        </Button>
        <SumOfPoints sheet={sheet} marks={marks} kind={kind} />
        {canTakeBack && sheet.questions.some(({ points }) => points !== null) && (
          <TakeBackMarks groupAssessmentId={groupAssessmentId} sheet={sheet} onTakenBack={onReload} />
        )}
      </SaveRow>
    </SheetForm>
  )
}
