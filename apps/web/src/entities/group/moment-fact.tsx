import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatDistance, formatDeadline } from '../../dates/dates.ts'
import { useServerNow, useTimeZone } from '../../data/hooks.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { nextMomentOf } from './assessment-state.ts'

/** 'Due Fri, 9/4/26 5:00 PM EDT (in 3 days)' */
export function MomentFact({ item }: { item: GroupAssessmentSummary }) {
  const timeZone = useTimeZone()
  const serverNow = useServerNow()
  const next = nextMomentOf(item)
  if (!next) return <span>{t('assessment-state.moment.none')}</span>
  return (
    <span>
      {inParts(next.key, { moment: <time dateTime={next.moment}>{formatDeadline(next.moment, timeZone)}</time> })}
      {item.state !== 'closed' && ` (${formatDistance(next.moment, serverNow())})`}
    </span>
  )
}
