import type { ShownAnnouncement } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { Link } from 'react-router'
import { useServerNow, useTimeZone } from '../../../data/index.ts'
import { formatNear } from '../../../dates/dates.ts'
import { inParts } from '../../../messages/in-parts.tsx'
import { Announced } from './news.styles.ts'

interface AnnouncementBandProps {
  readonly announcements: readonly ShownAnnouncement[]
  /** Of the assessment. */
  readonly basePath: string
}

/** What staff tell everybody, the newest last. It takes no focus; what is urgent is read out at once. */
export function AnnouncementBand({ announcements, basePath }: AnnouncementBandProps) {
  const timeZone = useTimeZone()
  const serverNow = useServerNow()
  const regions = [
    { isUrgent: true, live: 'assertive' },
    { isUrgent: false, live: 'polite' },
  ] as const
  return regions.map(({ isUrgent, live }) => (
    <div key={live} aria-live={live}>
      {announcements
        .filter((each) => each.isUrgent === isUrgent)
        .map(({ id, text, at, problem }) => (
          <Announced key={id}>
            <MessageBand tone={isUrgent ? 'warning' : 'neutral'} icon="info">
              <strong>
                {problem
                  ? inParts('sitting-later.announcement.about', {
                      moment: formatNear(at, serverNow(), timeZone),
                      problem: (
                        <Link to={`${basePath}/problems/${problem.problemInstanceId}`}>
                          {t('sitting-later.announcement.problem', { position: String(problem.position) })}
                        </Link>
                      ),
                    })
                  : t('sitting-later.announcement.from', { moment: formatNear(at, serverNow(), timeZone) })}
              </strong>{' '}
              {text}
            </MessageBand>
          </Announced>
        ))}
    </div>
  ))
}
