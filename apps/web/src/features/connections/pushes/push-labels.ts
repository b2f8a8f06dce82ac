import type { GradePush, GradePushState } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import type { IconName, Tone } from '@isomorph/ui'
import { formatPoints } from '../../../numbers/points.ts'

interface Look {
  readonly label: PlainKey
  readonly tone: Tone
  readonly icon: IconName
}

const looks: Readonly<Record<GradePushState, Look>> = {
  nothing: { label: 'connections.state.nothing', tone: 'neutral', icon: 'clock' },
  sent: { label: 'connections.state.sent', tone: 'success', icon: 'checkCircle' },
  due: { label: 'connections.state.due', tone: 'primary', icon: 'hourglass' },
  notReleased: { label: 'connections.state.notReleased', tone: 'neutral', icon: 'clock' },
  pending: { label: 'connections.state.pending', tone: 'primary', icon: 'person' },
  held: { label: 'connections.state.held', tone: 'primary', icon: 'person' },
  excused: { label: 'connections.state.excused', tone: 'neutral', icon: 'person' },
  unknownThere: { label: 'connections.state.unknownThere', tone: 'warning', icon: 'alert' },
  failed: { label: 'connections.state.failed', tone: 'error', icon: 'xCircle' },
}

/** How a score stands towards the platform, as a chip says it. */
export function pushLook(state: GradePushState) {
  const { label, ...look } = looks[state]
  return { ...look, label: t(label) }
}

/** The states that are counted, the failed ones first. */
const counts = [
  ['failed', 'connections.count.failed'],
  ['unknownThere', 'connections.count.unknownThere'],
  ['due', 'connections.count.due'],
  ['held', 'connections.count.held'],
  ['pending', 'connections.count.pending'],
  ['notReleased', 'connections.count.notReleased'],
  ['sent', 'connections.count.sent'],
] as const satisfies readonly (readonly [GradePushState, MessageKey])[]

/** `8 / 10` */
export function partWords(part: GradePush['ours']): string {
  return part === null ? '–' : `${formatPoints(part.points)} / ${formatPoints(part.maximum)}`
}

/** How many stand how, the failed ones first: `2 refused, 3 waiting to be sent, 40 sent`. */
export function summaryOf(learners: readonly GradePush[]): string {
  const parts = counts.flatMap(([state, key]) => {
    const count = learners.filter((each) => each.state === state).length
    return count === 0 ? [] : [t(key, { count })]
  })
  return parts.length === 0 ? t('connections.summary.nothing') : t('connections.summary', { parts: parts.join(', ') })
}
