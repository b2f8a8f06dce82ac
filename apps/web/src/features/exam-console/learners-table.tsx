import type { WatchedLearner } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { DataTable, EmptyState, StatusChip, type Column, type Selection } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { listedName } from '../../entities/person/names.ts'
import { formatCount } from '../../numbers/counts.ts'
import { Alerts, Marks, Place, Quiet } from './console.styles.ts'
import { agoOf, alertsOf, minutesSince, shownState, stateNames, timeLeft } from './watched-exam.ts'

type Row = WatchedLearner & { readonly id: number }

const marks: Readonly<Record<string, string>> = { e: '○', d: '◐', s: '●', c: '◕' }

/** How far somebody has come: submitted of all, and each problem in short. */
function Problems({ problems, openPosition }: Pick<WatchedLearner, 'problems' | 'openPosition'>) {
  if (problems === '') return null
  const states = problems.split('')
  const submitted = states.filter((state) => 'sc'.includes(state)).length
  return (
    <>
      {t('exam-console.submitted', { done: formatCount(submitted), all: formatCount(states.length) })}
      <Marks aria-hidden>{states.map((state) => marks[state]).join('')}</Marks>
      {openPosition !== null && ' '}
      {openPosition !== null && <Place>{t('exam-console.atProblem', { position: String(openPosition) })}</Place>}
    </>
  )
}

/** Nobody expects a page of theirs to be open. */
const withoutPage: readonly WatchedLearner['state'][] = ['notStarted', 'pausedBeforeStart', 'excused']

function connectionOf({ state, isConnected, lostSince }: WatchedLearner, now: number): string {
  if (withoutPage.includes(state)) return ''
  if (isConnected) return t('exam-console.connection.here')
  return lostSince === null
    ? t('exam-console.connection.notSeen')
    : t('exam-console.connection.lastSeen', { minutes: minutesSince(lostSince, now) })
}

function leftOf(watched: WatchedLearner, now: number): string {
  const { deadline, breakEndsAt } = watched
  const state = shownState(watched, now)
  if (state === 'paused') return t('exam-console.left.paused')
  if (breakEndsAt !== null) return t('exam-console.left.break', { time: timeLeft(breakEndsAt, now) })
  if (state !== 'working') return ''
  return deadline === null ? t('exam-console.left.noEnd') : timeLeft(deadline, now)
}

function AlertChips({ alerts }: { alerts: readonly string[] }) {
  if (alerts.length === 0) return null
  return (
    <Alerts>
      {alerts.map((alert) => (
        <StatusChip key={alert} tone="warning" icon="alert" label={alert} />
      ))}
    </Alerts>
  )
}

/** A column whose label stands beside its values where the table is narrow. */
function labelled(key: string, label: PlainKey, render: (row: Row) => ReactNode): Column<Row> {
  return { key, label: t(label), render, isLabelled: true }
}

function columnsAt(now: number, grants: ReadonlyMap<number, string>): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      label: t('exam-console.column.student'),
      render: ({ id, learner }) => (
        <>
          {listedName(learner)}
          {grants.has(id) && <Quiet> {grants.get(id)}</Quiet>}
        </>
      ),
    },
    labelled('state', 'exam-console.column.state', (row) => t(stateNames[shownState(row, now)])),
    labelled('problems', 'exam-console.column.submitted', (row) => <Problems {...row} />),
    labelled('saved', 'exam-console.column.saved', ({ savedAt }) => (savedAt === null ? '' : agoOf(savedAt, now))),
    labelled('connection', 'exam-console.column.connection', (row) => connectionOf(row, now)),
    { ...labelled('left', 'exam-console.column.left', (row) => leftOf(row, now)), align: 'right' },
    {
      key: 'alerts',
      label: t('exam-console.column.alerts'),
      render: (row) => <AlertChips alerts={alertsOf(row, now)} />,
    },
  ]
}

interface LearnersTableProps {
  readonly learners: readonly WatchedLearner[]
  readonly now: number
  /** What is granted to whom, in words. */
  readonly grants: ReadonlyMap<number, string>
  /** Absent: nobody can be ticked. */
  readonly selection?: Selection
}

/** One row for each learner of the exam. */
export function LearnersTable({ learners, now, grants, selection }: LearnersTableProps) {
  return (
    <DataTable
      label={t('exam-console.students')}
      columns={columnsAt(now, grants)}
      rows={learners.map((watched) => ({ ...watched, id: watched.learner.id }))}
      nameOf={({ learner }) => listedName(learner)}
      {...(selection && { selection })}
      isCompact
      empty={<EmptyState picture="people">{t('exam-console.students.none')}</EmptyState>}
    />
  )
}
