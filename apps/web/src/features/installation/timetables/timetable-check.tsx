import { t } from '@isomorph/messages'
import { ConnectionCheckCard } from '../identity-providers/connection-check-card.tsx'
import { useCheckExternalProviderMutation } from '../learning-platforms/learning-platforms.api.ts'
import { bodyOfTimetable, timetableFormSchema, type TimetableForm } from './timetable-draft.ts'

/** Signs in to UniTime with the settings as they stand, saved or not. */
export function TimetableCheck({ form, id }: { form: TimetableForm; id: number | undefined }) {
  const [check, checked] = useCheckExternalProviderMutation()
  const body = { settings: bodyOfTimetable(form), ...(id === undefined ? {} : { externalProviderId: id }) }
  return (
    <ConnectionCheckCard
      isReady={timetableFormSchema.safeParse(form).success}
      checked={checked}
      onCheck={() => void check({ body })}
    >
      {t('timetables.check.explain')}
    </ConnectionCheckCard>
  )
}
