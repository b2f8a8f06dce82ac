import { examActKinds, type ActOutcome, type Person } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { useClientKey } from '../../data/index.ts'
import { randomUuid } from '../../data/uuid.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'

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
import { keyOfPeople } from '../../entities/person/key-of-people.ts'
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

type Control = ReturnType<typeof useExamAct>['control']

const whole = { inputMode: 'numeric' } as const

function refusedOne({ userId, because }: ActOutcome['refused'][number], people: readonly Person[]): RefusedOne {
  const found = people.find(({ id }) => id === userId)
  return {
    name: found ? listedName(found) : t('exam-acts.person', { id: String(userId) }),
    because: t(refusalWords[because]),
  }
}

function useExamAct({ groupAssessmentId, chosen }: ExamActDialogProps, onDone: (outcome: ActOutcome) => void) {
  const [act] = useActOnLearnersMutation()
  const keyOf = useClientKey()
  const chosenIds = chosen?.map(({ id }) => id) ?? null
  const form = useSchemaForm({
    schema: examActSchemaOf(randomUuid, chosenIds),
    saved: emptyAct,
    backup: `exam-act:${groupAssessmentId}:${keyOfPeople(chosen)}`,
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
  if (!chosen || !first) return t('exam-acts.title')
  return chosen.length === 1
    ? t('exam-acts.title.for', { name: listedName(first) })
    : t('exam-acts.title.forSeveral', { count: chosen.length })
}

/** What is done: its name, and what it does. */
function KindField({ control, kind }: { control: Control; kind: ExamActDraft['kind'] }) {
  const options = examActKinds.map((each) => ({ value: each, label: t(actNames[each]) }))
  return (
    <>
      <SelectField control={control} name="kind" label={t('exam-acts.what')} options={options} />
      <p>{t(actExplanations[kind])}</p>
    </>
  )
}

function LearnersField({ control }: { control: Control }) {
  const options = [
    { value: 'unfinished', label: t('exam-acts.unfinished') },
    { value: 'everyone', label: t('exam-acts.everyone') },
  ] as const
  return <SelectField control={control} name="learners" label={t('exam-acts.for')} options={options} />
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
      submitLabel={t(actNames[values.kind])}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('exam-acts.notDone')} />
      <KindField control={control} kind={values.kind} />
      {!chosen && <LearnersField control={control} />}
      {needsMinutes.includes(values.kind) && (
        <TextField control={control} name="minutes" label={t('exam-acts.minutes')} input={whole} isRequired />
      )}
      {values.kind === 'grantAttempts' && (
        <TextField control={control} name="attempts" label={t('exam-acts.attempts')} input={whole} isRequired />
      )}
      <ReasonField control={control} name="reason" />
    </FormDialog>
  )
}
