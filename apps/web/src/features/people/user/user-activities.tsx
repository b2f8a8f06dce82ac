import type { UserDetail } from '@isomorph/contract'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { activityLabels } from './activity-labels.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { Entries, UserCard } from './user-card.tsx'

/** What somebody did lately, and what was done about them. */
export function UserActivities({ user }: { user: UserDetail }) {
  const timeZone = useTimeZone()
  return (
    <UserCard title="Recent activity" none={user.recentActivity.length === 0 && 'Nothing yet.'}>
      <Entries>
        {user.recentActivity.map((activity) => (
          <li key={`${activity.at} ${activity.kind} ${activity.what}`}>
            <span>
              {activityLabels(activity)}{' '}
              {activity.by && (
                <small>
                  by <PersonName person={activity.by} />
                </small>
              )}
            </span>
            <small>{formatMoment(activity.at, timeZone)}</small>
          </li>
        ))}
      </Entries>
    </UserCard>
  )
}
