import type { RosterPerson, RosterSync, SyncedGroup } from '@isomorph/contract'
import { baseRoleNames } from '@isomorph/access'
import { Button, DataTable, EmptyState, MessageBand, type Column } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useNotify, useTimeZone } from '../../../data/hooks.ts'
import { api } from '../../../data/index.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { useListRosterSyncsQuery, useSyncRosterMutation } from '../connections.api.ts'
import { DisconnectTimetable } from '../../timetable-courses/index.ts'
import { CardHead, CardTitle, Facts, Part, PartHead, PartTitle, SourceCard } from '../connections.styles.ts'
import { changeWords, countsOf } from './roster-words.ts'

type Row = RosterPerson & { id: number }

const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', render: ({ name }) => name },
  { key: 'change', label: 'Change', render: ({ change }) => changeWords[change] },
  { key: 'role', label: 'Role', isLabelled: true, render: ({ role }) => baseRoleNames[role] },
]

function Report({ latest }: { latest: RosterSync }) {
  if (latest.people.length === 0) return null
  const all = latest.added + latest.removed + latest.changed
  return (
    <>
      <DataTable
        label="Changes of the roster"
        columns={columns}
        rows={latest.people.map((person, id) => ({ ...person, id }))}
        nameOf={({ name }) => name}
        isCompact
        empty={<EmptyState picture="people">Nothing changes.</EmptyState>}
      />
      {all > latest.people.length && <Facts>And {all - latest.people.length} more.</Facts>}
    </>
  )
}

function isUnderWay(latest: RosterSync | null): boolean {
  return latest?.state === 'waiting' || latest?.state === 'running'
}

function LatestSync({ latest }: { latest: RosterSync }) {
  const timeZone = useTimeZone()
  const { state, reason, finishedAt } = latest
  const when = finishedAt === null ? '' : formatMoment(finishedAt, timeZone)
  if (isUnderWay(latest)) return <Facts role="status">The roster is being read…</Facts>
  if (state === 'failed')
    return (
      <MessageBand tone="error">
        {when}: {reason} Nobody was added or removed.
      </MessageBand>
    )
  if (state === 'toConfirm')
    return (
      <>
        <MessageBand tone="warning">
          {reason} {countsOf(latest)}.
        </MessageBand>
        <Report latest={latest} />
      </>
    )
  return (
    <Facts>
      Taken over {when}. {countsOf(latest)}. {reason}
    </Facts>
  )
}

interface SourceProps {
  readonly groupId: number
  readonly mayDisconnect: boolean
  readonly source: SyncedGroup
  readonly isBusy: boolean
  readonly maySync: boolean
  readonly onSync: (confirmedSyncId?: number) => void
}

function Source({ source, groupId, mayDisconnect, isBusy, maySync, onSync }: SourceProps) {
  const { id, contextTitle, providerName, providerType, hasRoster, isSynced, latest } = source
  return (
    <SourceCard>
      <CardHead>
        <CardTitle>
          {contextTitle} · {providerName}
        </CardTitle>
        {hasRoster && maySync && (
          <Button variant="outlined" disabled={isBusy || isUnderWay(latest)} onClick={() => onSync()}>
            Read the roster
          </Button>
        )}
        {providerType === 'timetabling' && mayDisconnect && (
          <DisconnectTimetable groupId={groupId} externalGroupId={id} title={contextTitle} />
        )}
      </CardHead>
      <Facts>
        {providerType === 'timetabling'
          ? isSynced
            ? 'The students of the classes and those who teach them, and all students of whole courses. The roster is read once a day, and whenever you ask. People who were added here by hand stay.'
            : 'Nobody joins or leaves before somebody has taken the report over. From then on the roster is read once a day.'
          : !hasRoster
            ? 'The platform does not let us read its roster: people join by opening a link. Allow the tool “Names and Roles” there, and open a link again.'
            : isSynced
              ? 'The roster is read once a day, and whenever you ask. People who were added here by hand stay.'
              : 'People join by opening a link. Read the roster to have everybody here from the start; you see who would join first.'}
      </Facts>
      {latest && <LatestSync latest={latest} />}
      {latest?.state === 'toConfirm' && maySync && (
        <div>
          <Button variant="contained" disabled={isBusy} onClick={() => onSync(latest.id)}>
            Take it over
          </Button>
        </div>
      )}
    </SourceCard>
  )
}

/** What is said of a reading stands in the ledger once it is over, and not when it is asked for. */
function useLedgerAfter(isReading: boolean): void {
  const dispatch = useAppDispatch()
  const wasReading = useRef(isReading)
  useEffect(() => {
    if (wasReading.current && !isReading) dispatch(api.util.invalidateTags(['Exchange']))
    wasReading.current = isReading
  }, [dispatch, isReading])
}

/** While a roster is being read the page looks again. */
const pollMs = 2000

interface RosterPartProps {
  readonly groupId: number
  readonly maySync: boolean
  readonly mayDisconnect: boolean
}

/** The courses of platforms and the classes of timetables that a course is connected to, and their rosters. */
export function RosterPart({ groupId, maySync, mayDisconnect }: RosterPartProps) {
  const params = { groupId }
  const first = useListRosterSyncsQuery({ params })
  const isReading = first.data?.externalGroups.some(({ latest }) => isUnderWay(latest)) ?? false
  useListRosterSyncsQuery({ params }, { pollingInterval: isReading ? pollMs : 0, skipPollingIfUnfocused: true })
  useLedgerAfter(isReading)
  const [sync, { isLoading }] = useSyncRosterMutation()
  const notify = useNotify()
  async function ask(confirmedSyncId?: number) {
    const { error } = await sync({ params, body: confirmedSyncId === undefined ? {} : { confirmedSyncId } })
    if (error) notify('ERROR', requestErrorOf(error).detail)
  }
  if (!first.data) return null
  const { externalGroups } = first.data
  return (
    <Part aria-label="Rosters">
      <PartHead>
        <PartTitle>Rosters</PartTitle>
      </PartHead>
      {externalGroups.length === 0 && (
        <Facts>
          This course is connected to no learning platform and to no timetable. Put a link to this site into your course
          at the learning platform and open it; the first launch asks which course here it belongs to. Where your
          institution has connected a timetable, choose the classes that this course follows.
        </Facts>
      )}
      {externalGroups.map((source) => (
        <Source
          key={source.id}
          source={source}
          groupId={groupId}
          mayDisconnect={mayDisconnect}
          isBusy={isLoading}
          maySync={maySync}
          onSync={(id) => void ask(id)}
        />
      ))}
    </Part>
  )
}
