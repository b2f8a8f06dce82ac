import type { GradePush, GradePushState } from '@isomorph/contract'
import type { IconName, Tone } from '@isomorph/ui'
import { formatPoints } from '../../../numbers/points.ts'

interface Look {
  readonly label: string
  readonly tone: Tone
  readonly icon: IconName
}

/** How a score stands towards the platform, as a chip says it. */
export const pushLooks: Readonly<Record<GradePushState, Look>> = {
  nothing: { label: 'Nothing to send', tone: 'neutral', icon: 'clock' },
  sent: { label: 'Sent', tone: 'success', icon: 'checkCircle' },
  due: { label: 'Waiting to be sent', tone: 'primary', icon: 'hourglass' },
  notReleased: { label: 'Not released', tone: 'neutral', icon: 'clock' },
  pending: { label: 'Sent as pending', tone: 'primary', icon: 'person' },
  held: { label: 'Being graded', tone: 'primary', icon: 'person' },
  excused: { label: 'Excused', tone: 'neutral', icon: 'person' },
  unknownThere: { label: 'Not known there', tone: 'warning', icon: 'alert' },
  failed: { label: 'Refused', tone: 'error', icon: 'xCircle' },
}

/** `8 / 10` */
export function partWords(part: GradePush['ours']): string {
  return part === null ? '–' : `${formatPoints(part.points)} / ${formatPoints(part.maximum)}`
}

/** How many stand how, the troubles first: `2 refused, 3 waiting to be sent, 40 sent`. */
export function summaryOf(learners: readonly GradePush[]): string {
  const order: readonly GradePushState[] = ['failed', 'unknownThere', 'due', 'held', 'pending', 'notReleased', 'sent']
  const parts = order.flatMap((state) => {
    const count = learners.filter((each) => each.state === state).length
    return count === 0 ? [] : [`${count} ${pushLooks[state].label.toLowerCase()}`]
  })
  return parts.length === 0 ? 'Nothing to send yet.' : `${parts.join(', ')}.`
}
