import { t } from '@isomorph/messages'
import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useNotify } from '../../data/hooks.ts'
import { useDisconnectTimetableMutation } from './timetable-courses.api.ts'

interface DisconnectTimetableProps {
  readonly groupId: number
  readonly externalGroupId: number
  /** The classes, as the timetable calls them. */
  readonly title: string
}

/** Lets a course follow its classes no longer, once an instructor has read what that means. */
export function DisconnectTimetable({ groupId, externalGroupId, title }: DisconnectTimetableProps) {
  const [isAsked, setAsked] = useState(false)
  const [disconnect, { isLoading }] = useDisconnectTimetableMutation()
  const notify = useNotify()
  async function confirm(): Promise<void> {
    const { error } = await disconnect({ params: { groupId, externalGroupId } })
    setAsked(false)
    if (error) notify('ERROR', courseRefusalOf(error).detail)
    else notify('SUCCESS', t('timetable-courses.disconnected'))
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t('timetable-courses.disconnect')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('timetable-courses.disconnect.title', { title })}
        confirmLabel={t('timetable-courses.disconnect')}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('timetable-courses.disconnect.explain')}
      </ConfirmDialog>
    </>
  )
}
