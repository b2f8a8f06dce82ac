import type { Announcement } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatTime } from '../../../dates/dates.ts'
import { Announced } from './news.styles.ts'

/** What staff tell everybody, the newest last. It takes no focus; what is urgent is read out at once. */
export function AnnouncementBand({ announcements }: { announcements: readonly Announcement[] }) {
  const timeZone = useTimeZone()
  const regions = [
    { isUrgent: true, live: 'assertive' },
    { isUrgent: false, live: 'polite' },
  ] as const
  return regions.map(({ isUrgent, live }) => (
    <div key={live} aria-live={live}>
      {announcements
        .filter((each) => each.isUrgent === isUrgent)
        .map(({ id, text, at }) => (
          <Announced key={id}>
            <MessageBand tone={isUrgent ? 'warning' : 'neutral'} icon="info">
              <strong>Your instructor, {formatTime(at, timeZone)}:</strong> {text}
            </MessageBand>
          </Announced>
        ))}
    </div>
  ))
}
