import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { activityLabels } from './activity-labels.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { inParts } from '../../../messages/in-parts.tsx'
import { Entries, UserCard } from './user-card.tsx'

/** What somebody did lately, and what was done about them. */
export function UserActivities({ user }: { user: UserDetail }) {
  const timeZone = useTimeZone()
  return (
    <UserCard
      title={t('people.user.activity')}
      none={user.recentActivity.length === 0 && t('people.user.activity.none')}
    >
      <Entries>
        {user.recentActivity.map((activity) => (
          <li key={`${activity.at} ${activity.kind} ${activity.what}`}>
            <span>
              {activityLabels(activity)}{' '}
              {activity.by && (
                <small>{inParts('people.user.activity.by', { person: <PersonName person={activity.by} /> })}</small>
              )}
            </span>
            <small>{formatMoment(activity.at, timeZone)}</small>
          </li>
        ))}
      </Entries>
    </UserCard>
  )
}
