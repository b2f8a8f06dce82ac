import { examActKinds, type ActOutcome, type ExamActKind, type Person } from '@isomorph/contract'
import type { SelectOption } from '@isomorph/ui'
import { useState } from 'react'
import { useClientKey } from '../../data/index.ts'
import { randomUuid } from '../../data/uuid.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { counted } from '../../numbers/counts.ts'
import { OutcomeDialog, type RefusedOne } from '../../lists/outcome-dialog.tsx'
import {
  actExplanations,
  actNames,
  emptyAct,
  examActSchemaOf,
  needsMinutes,
  refusalWords,
  type ExamActDraft,
} from './exam-act-draft.ts'
import { listedName } from '../../entities/person/names.ts'
import { useActOnLearnersMutation } from './exam-acts.api.ts'

interface ExamActDialogProps {
  readonly groupAssessmentId: number
  /** Everybody it can be about, for their names. */
  readonly people: readonly Person[]
  /** Absent: everybody, or everybody who has not finished. */
  readonly chosen?: readonly Person[]
  readonly onActed?: () => void
  readonly onClose: () => void
}

const kinds: readonly SelectOption<ExamActKind>[] = examActKinds.map((kind) => ({ value: kind, label: actNames[kind] }))
const choices: readonly SelectOption<ExamActDraft['learners']>[] = [
  { value: 'unfinished', label: 'Everybody who has not finished' },
  { value: 'everyone', label: 'Everybody' },
]

function refusedOne({ userId, because }: ActOutcome['refused'][number], people: readonly Person[]): RefusedOne {
  const found = people.find(({ id }) => id === userId)
  return { name: found ? listedName(found) : `Person ${userId}`, because: refusalWords[because] }
}

function useExamAct({ groupAssessmentId, chosen }: ExamActDialogProps, onDone: (outcome: ActOutcome) => void) {
  const [act] = useActOnLearnersMutation()
  const keyOf = useClientKey()
  const chosenIds = chosen?.map(({ id }) => id) ?? null
  const form = useSchemaForm({
    schema: examActSchemaOf(randomUuid, chosenIds),
    saved: emptyAct,
    backup: `exam act ${groupAssessmentId} ${chosenIds?.join(' ') ?? ''}`,
    async save(body) {
      const clientKey = keyOf({ draft: form.values, chosenIds })
      const outcome = await act({ params: { groupAssessmentId }, body: { ...body, clientKey } })
      if (outcome.error) return outcome
      onDone(outcome.data)
      return {}
    },
  })
  return form
}

function titleFor(chosen: readonly Person[] | undefined): string {
  const [first] = chosen ?? []
  if (!chosen || !first) return 'During the exam'
  return `During the exam: ${chosen.length === 1 ? listedName(first) : counted(chosen.length, 'student', 'students')}`
}

/** Gives time, pauses, finishes and so on: for one student or for many. */
export function ExamActDialog(props: ExamActDialogProps) {
  const { people, chosen, onActed, onClose } = props
  const [outcome, setOutcome] = useState<ActOutcome | null>(null)
  const form = useExamAct(props, (done) => {
    setOutcome(done)
    onActed?.()
  })
  if (outcome) {
    const refused = outcome.refused.map((each) => refusedOne(each, people))
    return <OutcomeDialog done={outcome.acted.length} refused={refused} onClose={onClose} />
  }
  const { control, values } = form
  return (
    <FormDialog
      form={form}
      title={titleFor(chosen)}
      submitLabel={actNames[values.kind]}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title="This could not be done" />
      <SelectField control={control} name="kind" label="What to do" options={kinds} />
      <p>{actExplanations[values.kind]}</p>
      {!chosen && <SelectField control={control} name="learners" label="For" options={choices} />}
      {needsMinutes.includes(values.kind) && (
        <TextField control={control} name="minutes" label="Minutes" input={{ inputMode: 'numeric' }} isRequired />
      )}
      {values.kind === 'grantAttempts' && (
        <TextField control={control} name="attempts" label="Attempts" input={{ inputMode: 'numeric' }} isRequired />
      )}
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
