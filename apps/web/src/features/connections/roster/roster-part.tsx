import type { RosterPerson, RosterSync, SyncedGroup } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, DataTable, EmptyState, MessageBand, type Column } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useNotify, useTimeZone } from '../../../data/hooks.ts'
import { api } from '../../../data/index.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { nameOfRole } from '../../../entities/role/role-names.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { useListRosterSyncsQuery, useSyncRosterMutation } from '../connections.api.ts'
import { DisconnectTimetable } from '../../timetable-courses/index.ts'
import { CardHead, CardTitle, Facts, Part, PartHead, PartTitle, SourceCard } from '../connections.styles.ts'
import { exchangeWords } from '../../../entities/exchange/exchange-words.ts'
import { changeInWords, countsOf } from './roster-labels.ts'

type Row = RosterPerson & { id: number }

function reportColumns(): readonly Column<Row>[] {
  return [
    { key: 'name', label: t('shared.name'), render: ({ name }) => name },
    { key: 'change', label: t('connections.roster.column.change'), render: ({ change }) => changeInWords(change) },
    {
      key: 'role',
      label: t('connections.roster.column.role'),
      isLabelled: true,
      render: ({ role }) => nameOfRole(role),
    },
  ]
}

function Report({ latest }: { latest: RosterSync }) {
  if (latest.people.length === 0) return null
  const all = latest.added + latest.removed + latest.changed
  return (
    <>
      <DataTable
        label={t('connections.roster.report')}
        columns={reportColumns()}
        rows={latest.people.map((person, id) => ({ ...person, id }))}
        nameOf={({ name }) => name}
        isCompact
        empty={<EmptyState picture="people">{t('connections.roster.report.nothing')}</EmptyState>}
      />
      {all > latest.people.length && (
        <Facts>{t('connections.roster.report.more', { count: formatCount(all - latest.people.length) })}</Facts>
      )}
    </>
  )
}

function isUnderWay(latest: RosterSync | null): boolean {
  return latest?.state === 'waiting' || latest?.state === 'running'
}

function LatestSync({ latest }: { latest: RosterSync }) {
  const timeZone = useTimeZone()
  const { state, finishedAt } = latest
  const reason = exchangeWords(latest.said, latest.reason)
  const moment = finishedAt === null ? '' : formatMoment(finishedAt, timeZone)
  if (isUnderWay(latest)) return <Facts role="status">{t('connections.roster.reading')}</Facts>
  if (state === 'failed')
    return <MessageBand tone="error">{t('connections.roster.failed', { moment, reason })}</MessageBand>
  const changes = countsOf(latest)
  if (state === 'toConfirm')
    return (
      <>
        <MessageBand tone="warning">{t('connections.roster.toConfirm', { reason, changes })}</MessageBand>
        <Report latest={latest} />
      </>
    )
  return <Facts>{t('connections.roster.takenOver', { moment, changes, reason })}</Facts>
}

/** What happens with the roster of a platform or a timetable, and when. */
function explanationOf({ providerType, hasRoster, isSynced }: SyncedGroup): PlainKey {
  if (providerType === 'timetabling')
    return isSynced ? 'connections.roster.explain.timetable' : 'connections.roster.explain.timetableFirst'
  if (!hasRoster) return 'connections.roster.explain.notAllowed'
  return isSynced ? 'connections.roster.explain.platform' : 'connections.roster.explain.platformFirst'
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
  const { id, contextTitle, providerName, providerType, hasRoster, latest } = source
  return (
    <SourceCard>
      <CardHead>
        <CardTitle>
          {contextTitle} · {providerName}
        </CardTitle>
        {hasRoster && maySync && (
          <Button variant="outlined" disabled={isBusy || isUnderWay(latest)} onClick={() => onSync()}>
            {t('connections.roster.read')}
          </Button>
        )}
        {providerType === 'timetabling' && mayDisconnect && (
          <DisconnectTimetable groupId={groupId} externalGroupId={id} title={contextTitle} />
        )}
      </CardHead>
      <Facts>{t(explanationOf(source))}</Facts>
      {latest && <LatestSync latest={latest} />}
      {latest?.state === 'toConfirm' && maySync && (
        <div>
          <Button variant="contained" disabled={isBusy} onClick={() => onSync(latest.id)}>
            {t('connections.roster.takeOver')}
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
    <Part aria-label={t('connections.rosters')}>
      <PartHead>
        <PartTitle>{t('connections.rosters')}</PartTitle>
      </PartHead>
      {externalGroups.length === 0 && <Facts>{t('connections.rosters.none')}</Facts>}
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
