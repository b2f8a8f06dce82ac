import type { GroupAssessmentSummary } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import { Button, StatusChip } from '@isomorph/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { useUserInfo } from '../../data/hooks.ts'
import { notInTheirPlace } from '../../session/impersonation.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { learnerActionOf, ownLookOf, type LearnerAction } from './assessment-state.ts'
import { nameOfMinutes } from '../../dates/dates.ts'
import { MomentFact } from './moment-fact.tsx'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { stillToBeMarked } from '../../numbers/still-to-be-marked.ts'

/** Where a sitting stands. */
export function sittingPath({ groupId, id }: { groupId: number; id: number }): string {
  return `/courses/${groupId}/groupAssignments/${id}`
}

/** Where staff see what the work says of an assessment, or of one problem of it. */
export function statisticsPath(groupId: number, groupAssessmentId: number, itemKey?: number): string {
  const path = `${sittingPath({ groupId, id: groupAssessmentId })}/statistics`
  return itemKey === undefined ? path : `${path}/${itemKey}`
}

/** Where staff regrade an assessment; with a problem, its rules are open. */
export function regradesPath(groupId: number, groupAssessmentId: number, itemKey?: number): string {
  const path = `${sittingPath({ groupId, id: groupAssessmentId })}/regrades`
  return itemKey === undefined ? path : `${path}?item=${itemKey}`
}

function Score({ item }: { item: GroupAssessmentSummary }) {
  const { own, points } = item
  const isUntouched = own?.status === 'NotStarted' && own.setByHand === null
  if (!own || isUntouched) return <span>{nameOfPoints(points)}</span>
  if (own.points === null) return <span>{t('assessment-state.score.hidden')}</span>
  return (
    <span>
      {inParts('assessment-state.score', {
        score: (
          <strong>
            {formatPoints(own.points)} / {formatPoints(points)}
          </strong>
        ),
        pending: stillToBeMarked(own.pending),
      })}
    </span>
  )
}

interface ActionTexts {
  readonly label: PlainKey
  /** With the name of the assessment, for screen readers. */
  readonly name: Extract<MessageKey, `assessment-state.action.${LearnerAction}.of`>
}

const actionTexts: Readonly<Record<LearnerAction, ActionTexts>> = {
  start: { label: 'assessment-state.action.start', name: 'assessment-state.action.start.of' },
  continue: { label: 'assessment-state.action.continue', name: 'assessment-state.action.continue.of' },
  review: { label: 'assessment-state.action.review', name: 'assessment-state.action.review.of' },
}

/** What to do next in it; whoever acts as its learner may look, and starts nothing. */
function NextAct({ item, reasonId }: { item: GroupAssessmentSummary; reasonId: string | undefined }) {
  const action = learnerActionOf(item)
  if (!action) return null
  const texts = actionTexts[action]
  const name = t(texts.name, { name: item.name })
  return (
    <div className="do">
      {reasonId === undefined ? (
        <Button href={sittingPath(item)} variant={action === 'review' ? 'text' : 'outlined'} aria-label={name}>
          {t(texts.label)}
        </Button>
      ) : (
        <Button variant="outlined" disabled aria-label={name} aria-describedby={reasonId}>
          {t(texts.label)}
        </Button>
      )}
    </div>
  )
}

/** An assessment as somebody who takes the course sees it. */
export function LearnerRow({ item, courseName }: { item: GroupAssessmentSummary; courseName?: string }) {
  const look = ownLookOf(item)
  const isImpersonated = useUserInfo()?.isImpersonated ?? false
  const id = useId()
  const reasonId = isImpersonated && learnerActionOf(item) === 'start' ? id : undefined
  return (
    <li>
      <div className="what">
        <Link to={sittingPath(item)}>{item.name}</Link>
        <StatusChip tone={look.tone} icon={look.icon} label={look.label} />
      </div>
      <div className="facts">
        {courseName && <span>{courseName}</span>}
        <MomentFact item={item} />
        {item.timeLimitMinutes !== null && <span>{nameOfMinutes(item.timeLimitMinutes)}</span>}
        <Score item={item} />
        {reasonId !== undefined && <span id={reasonId}>{notInTheirPlace()}</span>}
      </div>
      <NextAct item={item} reasonId={reasonId} />
    </li>
  )
}
