import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
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
    if (error) notify('ERROR', requestErrorOf(error).detail)
    else notify('SUCCESS', 'The course follows these classes no longer')
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Follow ${title} no longer?`}
        confirmLabel="Disconnect"
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        Everybody who is in the course stays, with all their work. Nobody joins or leaves by the timetable any more. The
        classes can be chosen again.
      </ConfirmDialog>
    </>
  )
}
