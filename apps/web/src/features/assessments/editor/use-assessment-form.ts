import type { Assessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useEffect, useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useLazyGetAssessmentQuery, useUpdateAssessmentMutation } from '../../../entities/assessment/assessments.api.ts'
import { useSchemaForm, type SchemaForm } from '../../../forms/use-schema-form.ts'
import { draftOfAssessment, partsOf, type AssessmentDraft, type AssessmentParts } from './assessment-draft.ts'
import { assessmentSchema } from './assessment-schema.ts'

/** Holds what an editing began from, the revision with its parts and the name, so that somebody else's save in between is refused, not overwritten. */
function useBase(
  { methods, values }: SchemaForm<AssessmentDraft, unknown>,
  { revisionNumber, name }: Pick<Assessment, 'revisionNumber' | 'name'>,
): void {
  const { setValue, formState } = methods
  const former = formState.defaultValues as AssessmentDraft
  const formerParts = JSON.stringify(partsOf(former))
  const isChanged = JSON.stringify(partsOf(values)) !== formerParts
  const hasBase = values.base !== null
  useEffect(() => {
    if (isChanged === hasBase) return
    setValue('base', isChanged ? revisionNumber : null, { shouldDirty: true })
    const began = isChanged ? (JSON.parse(formerParts) as AssessmentParts) : null
    setValue('began', began, { shouldDirty: true })
  }, [isChanged, hasBase, revisionNumber, formerParts, setValue])
  const isRenamed = values.name !== former.name
  const hasBaseName = values.baseName !== null
  useEffect(() => {
    if (isRenamed !== hasBaseName) setValue('baseName', isRenamed ? name : null, { shouldDirty: true })
  }, [isRenamed, hasBaseName, name, setValue])
}

const stale = 'urn:isomorph:stale-assessment'

/** The refusal of a save: what somebody else saved meanwhile, or in words that they have changed the name. */
function useRefusal(assessmentId: number, onStale: (theirs: Assessment) => void) {
  const [read] = useLazyGetAssessmentQuery()
  return async (refusal: unknown) => {
    const error = requestErrorOf(refusal)
    if (error.type !== stale) return error
    const { data } = await read({ params: { assessmentId } })
    if (!data) return error
    if (!error.errors?.some(({ path }) => path === 'name')) {
      onStale(data)
      return error
    }
    return { ...error, errors: [{ path: 'name', message: t('assessments.renamed', { name: data.name }) }] }
  }
}

/** The form of a saved assessment. */
export function useAssessmentForm(assessment: Assessment) {
  const [update] = useUpdateAssessmentMutation()
  const [conflict, setConflict] = useState<Assessment>()
  const refusalOf = useRefusal(assessment.id, setConflict)
  const [savedRevision, setSavedRevision] = useState(0)
  const notify = useNotify()
  const revisionNumber = Math.max(savedRevision, assessment.revisionNumber)
  const form = useSchemaForm({
    schema: assessmentSchema,
    saved: draftOfAssessment(assessment),
    backup: 'assessment',
    isLive: true,
    async save({ base, ...changes }) {
      const body = { ...changes, baseRevisionNumber: base ?? revisionNumber }
      const { data, error } = await update({ params: { assessmentId: assessment.id }, body })
      if (!data) return { error: await refusalOf(error) }
      setSavedRevision(data.revisionNumber)
      notify('SUCCESS', t('assessments.saved'))
      return { saved: draftOfAssessment(data) }
    },
  })
  useBase(form, { revisionNumber, name: assessment.name })
  return { ...form, conflict, closeConflict: () => setConflict(undefined) }
}
