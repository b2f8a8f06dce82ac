import { styled } from '@mui/material/styles'
import type { Group, GroupAssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, motion, radius } from '@isomorph/ui'
import { Link } from 'react-router'
import { isRunning } from '../../entities/group/assessment-state.ts'
import { ownRoleNames } from './own-role-names.ts'
import { CourseDates } from '../../entities/group/course-dates.tsx'

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    height: '100%',
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    color: color.text,
    textDecoration: 'none',
    transition: `border-color ${motion}`,
  },
  '& a:hover': { borderColor: color.primary },
  '& strong': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& span': { fontSize: fontSize.table, color: color.textSecond },
  '& .now': { marginTop: 8, color: color.text },
})

function nowOf(group: Group, items: readonly GroupAssessmentSummary[]): string {
  const running = items.filter((item) => item.groupId === group.id && isRunning(item)).length
  return t('home.course.open', { count: running })
}

/** One card per course; what is open in it only where that is known. */
export function CourseCards({
  groups,
  items,
}: {
  groups: readonly Group[]
  items: readonly GroupAssessmentSummary[] | undefined
}) {
  return (
    <Grid>
      {groups.map((group) => (
        <li key={group.id}>
          <Link to={`/courses/${group.id}`}>
            <strong>{group.name}</strong>
            <span>
              {group.term ? `${group.term.name} · ` : ''}
              {ownRoleNames(group)}
            </span>
            <span>
              <CourseDates group={group} />
            </span>
            {items && <span className="now">{nowOf(group, items)}</span>}
          </Link>
        </li>
      ))}
    </Grid>
  )
}
