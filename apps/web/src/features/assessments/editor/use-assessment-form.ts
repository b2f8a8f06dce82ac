import type { Assessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useEffect, useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useLazyGetAssessmentQuery, useUpdateAssessmentMutation } from '../../../entities/assessment/assessments.api.ts'
import { useSchemaForm, type SchemaForm } from '../../../forms/use-schema-form.ts'
import { draftOfAssessment, type AssessmentDraft } from './assessment-draft.ts'
import { assessmentSchema } from './assessment-schema.ts'

function partsOf({ items, sections, pools }: Partial<AssessmentDraft>): string {
  return JSON.stringify({ items, sections, pools })
}

/** Holds the revision and the name that an editing began from, so that somebody else's save in between is refused, not overwritten. */
function useBase(
  { methods, values }: SchemaForm<AssessmentDraft, unknown>,
  { revisionNumber, name }: Pick<Assessment, 'revisionNumber' | 'name'>,
): void {
  const { setValue, formState } = methods
  const former: Partial<AssessmentDraft> = { ...(formState.defaultValues as Partial<AssessmentDraft>) }
  const isChanged = partsOf(values) !== partsOf(former)
  const hasBase = values.base !== null
  useEffect(() => {
    if (isChanged !== hasBase) setValue('base', isChanged ? revisionNumber : null, { shouldDirty: true })
  }, [isChanged, hasBase, revisionNumber, setValue])
  const isRenamed = values.name !== former.name
  const hasBaseName = values.baseName !== null
  useEffect(() => {
    if (isRenamed !== hasBaseName) setValue('baseName', isRenamed ? name : null, { shouldDirty: true })
  }, [isRenamed, hasBaseName, name, setValue])
}

/** The refusal of a save, in words for a name that somebody else has changed meanwhile. */
function useRefusal(assessmentId: number) {
  const [read] = useLazyGetAssessmentQuery()
  return async (refusal: unknown) => {
    const error = requestErrorOf(refusal)
    if (error.status !== 409 || !error.errors?.some(({ path }) => path === 'name')) return error
    const { data } = await read({ params: { assessmentId } })
    if (!data) return error
    return { ...error, errors: [{ path: 'name', message: t('assessments.renamed', { name: data.name }) }] }
  }
}

/** The form of a saved assessment. */
export function useAssessmentForm(assessment: Assessment) {
  const [update] = useUpdateAssessmentMutation()
  const refusalOf = useRefusal(assessment.id)
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
  return form
}
