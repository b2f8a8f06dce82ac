import type { LearnerResult, OverrideOutcome } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useClientKey } from '../../../data/index.ts'
import { keyOfPeople } from '../../../entities/person/key-of-people.ts'
import { listedName } from '../../../entities/person/names.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { OutcomeDialog } from '../../../lists/outcome-dialog.tsx'

import { useSetScoreOverridesMutation } from '../results.api.ts'
import { Paragraph } from '../results.styles.ts'
import { OverrideFields } from './override-dialog.tsx'
import { draftOf, overrideDraftSchema } from './override-draft.ts'
import { refusedOne } from './refusal-words.ts'

interface ManyProps {
  readonly groupAssessmentId: number
  readonly chosen: readonly LearnerResult[]
}

const emptyDraft = draftOf(null)

function useManyOverrides({ groupAssessmentId, chosen }: ManyProps, onDone: (outcome: OverrideOutcome) => void) {
  const [set] = useSetScoreOverridesMutation()
  const keyOf = useClientKey()
  return useSchemaForm({
    schema: overrideDraftSchema,
    saved: emptyDraft,
    backup: `overrides:${groupAssessmentId}:${keyOfPeople(chosen.map(({ learner }) => learner))}`,
    async save(typed) {
      const learners = chosen.map(({ learner, override }) => ({ userId: learner.id, replaces: override?.id ?? null }))
      const body = { ...typed, learners, clientKey: keyOf({ typed, learners }) }
      const outcome = await set({ params: { groupAssessmentId }, body })
      if (outcome.error) return outcome
      onDone(outcome.data)
      return {}
    },
  })
}

function ManyOverridesDialog({ onClose, ...props }: ManyProps & { readonly onClose: () => void }) {
  const { chosen } = props
  const [outcome, setOutcome] = useState<OverrideOutcome | null>(null)
  const form = useManyOverrides(props, setOutcome)
  if (outcome) {
    const refused = outcome.refused.map((each) => refusedOne(each, chosen))
    return <OutcomeDialog done={outcome.set.length} refused={refused} onClose={onClose} />
  }
  const [first] = chosen
  const whose =
    first && chosen.length === 1 ? listedName(first.learner) : t('shared.outcome.students', { count: chosen.length })
  return (
    <FormDialog
      form={form}
      title={t('results.override.setTotals', { whose })}
      submitLabel={t('results.score.set')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('results.override.failed')} />
      <Paragraph>{t('results.override.explainMany')}</Paragraph>
      <OverrideFields form={form} />
    </FormDialog>
  )
}

/** Sets the totals of those chosen, or waives their penalties. */
export function ManyOverridesButton(props: ManyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('results.override.many')}
      </Button>
      {isOpen && <ManyOverridesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
