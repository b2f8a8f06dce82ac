import type { GroupAssessment, GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../data/hooks.ts'
import {
  useDeleteGroupAssessmentMutation,
  useLazyGetGroupAssessmentQuery,
  useUpdateGroupAssessmentMutation,
} from '../../entities/group/courses.api.ts'

/** Settings as the server takes them back: the access code stays as it is when it is absent. */
export function unchangedSettings({ settings }: Pick<GroupAssessment, 'settings'>) {
  const { hasAccessCode: _, ...kept } = settings
  return kept
}

/** What can be done with an assessment of a course from its list. */
export function useDeliveryActions() {
  const notify = useNotify()
  const [get] = useLazyGetGroupAssessmentQuery()
  const [update] = useUpdateGroupAssessmentMutation()
  const [deleteOne] = useDeleteGroupAssessmentMutation()

  async function setPublished({ id, name }: GroupAssessmentSummary, isPublished: boolean) {
    const params = { groupAssessmentId: id }
    try {
      const current = await get({ params }).unwrap()
      const settings = { ...unchangedSettings(current), isPublished }
      await update({ params, body: { settings, version: current.version } }).unwrap()
      notify('SUCCESS', isPublished ? t('groups.published', { name }) : t('groups.unpublished', { name }))
    } catch (error) {
      notify('ERROR', courseRefusalOf(error).detail)
    }
  }
  async function remove({ id, name }: GroupAssessmentSummary) {
    try {
      await deleteOne({ params: { groupAssessmentId: id } }).unwrap()
      notify('SUCCESS', t('groups.removed', { name }))
    } catch (error) {
      notify('ERROR', courseRefusalOf(error).detail)
    }
  }
  return { setPublished, remove }
}
