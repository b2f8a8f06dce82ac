import { NotificationToast } from '@isomorph/ui'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../data/hooks.ts'
import { nextNotification, removeNotification, type Notification } from '../data/notifications-slice.ts'
import { useTimeout } from '../screen/timers.ts'

/** A notification closes by itself after this long. */
export const autoHideMs = 5000
/** Once closed it is taken out of the queue after this long, so that it can be seen leaving. */
export const removalDelayMs = 300

function Toast({ notification }: { notification: Notification }) {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  useTimeout(close, autoHideMs)
  useTimeout(() => void dispatch(removeNotification(notification.id)), isOpen ? null : removalDelayMs)
  return <NotificationToast type={notification.type} text={notification.text} isOpen={isOpen} onClose={close} />
}

/** The queue at bottom centre, one at a time. */
export function Notifications() {
  const queue = useAppSelector((state) => state.notifications.queue)
  const modals = useAppSelector((state) => state.modals)
  const next = nextNotification(queue, modals)
  return next && <Toast key={next.id} notification={next} />
}
