import { regradeNoteMaximum, type Regrade } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorPanel,
  MessageBand,
  Page,
  PageHeader,
  TableSkeleton,
  TextInput,
} from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { regradesPath, sittingPath } from '../../entities/group/learner-row.tsx'
import { requestErrorOf, useClientKey, useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { formatCount } from '../../numbers/counts.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { Changes } from './changes-table.tsx'
import { RegradeFigures } from './regrade-summary.tsx'
import {
  assessmentTitle,
  failureText,
  shownNumbers,
  statusTitle,
  targetWords,
  type ShownNumbers,
} from './regrade-words.ts'
import {
  useApplyRegradeMutation,
  useGetRegradeChangesQuery,
  useGetRegradeQuery,
  useGetRegradesCourseQuery,
  useGetRegradesHeaderQuery,
  useListRegradesQuery,
  useRegradeState,
  useTellRegradedMutation,
  useUndoRegradeMutation,
} from './regrades.api.ts'
import { Actions, Bar, Quiet, Rows, TellCard, Title } from './regrades.styles.ts'

/** How often a regrade under way is asked for how far it is. */
const progressMs = 1000

function isUnderWay(status: Regrade['status'] | undefined): boolean {
  return status === 'computing' || status === 'applying'
}

interface Place {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly regradeId: number
}

function usePlace(): Place {
  const { groupId = '', groupAssessmentId = '', regradeId = '' } = useParams()
  return { groupId: Number(groupId), groupAssessmentId: Number(groupAssessmentId), regradeId: Number(regradeId) }
}

/** The way back: the course, then all regrades of the assessment. */
function useBreadcrumbs({ groupId, groupAssessmentId }: Place) {
  const course = useGetRegradesCourseQuery({ params: { groupId } })
  const assessment = useGetRegradesHeaderQuery({ params: { groupAssessmentId } })
  return [
    { label: course.data?.name ?? t('regrades.course'), href: `/courses/${groupId}` },
    { label: assessmentTitle(assessment.data?.name), href: regradesPath(groupId, groupAssessmentId) },
  ]
}

/** One regrade: what it changes, and the ways to apply it, to tell of it and to take it back. */
export function RegradePage() {
  const place = usePlace()
  const { groupId, ...params } = place
  const { groupAssessmentId } = place
  const isPolled = isUnderWay(useRegradeState({ params }).data?.status)
  const fetched = useGetRegradeQuery(
    { params },
    { pollingInterval: isPolled ? progressMs : 0, refetchOnMountOrArgChange: true },
  )
  const { data } = useListRegradesQuery({ params: { groupAssessmentId } })
  const numbers = shownNumbers(data?.items ?? [])
  usePageTitle(t('regrades.title.one'))
  const breadcrumbs = useBreadcrumbs(place)
  return (
    <DetailGuard fetched={fetched} fallback={regradesPath(groupId, groupAssessmentId)}>
      {(regrade) => (
        <Page>
          <PageHeader title={statusTitle(regrade)} breadcrumbs={breadcrumbs} />
          <AssessmentLinks groupId={groupId} groupAssessmentId={groupAssessmentId} />
          <Rows>
            <span>{targetWords(regrade, numbers)}</span>
            <Standing place={place} regrade={regrade} numbers={numbers} />
          </Rows>
        </Page>
      )}
    </DetailGuard>
  )
}

interface StandingProps {
  readonly place: Place
  readonly regrade: Regrade
}

function Standing({ place, regrade, numbers }: StandingProps & { numbers: ShownNumbers }) {
  const { status, summary } = regrade
  const failure = failureText(regrade)
  if (isUnderWay(status)) return <Progress regrade={regrade} />
  return (
    <>
      {failure !== '' && <MessageBand tone="error">{failure}</MessageBand>}
      {summary && <RegradeFigures summary={summary} />}
      {status === 'ready' && <Offer place={place} regrade={regrade} />}
      {status === 'applied' && <Applied place={place} regrade={regrade} />}
      <ChangesOf place={place} numbers={numbers} />
    </>
  )
}

function Progress({ regrade: { status, done, total } }: Pick<StandingProps, 'regrade'>) {
  const numbers = { done: formatCount(done), total: formatCount(total) }
  return (
    <Card>
      <Rows>
        <div role="status">
          {status === 'computing'
            ? t('regrades.progress.computing', numbers)
            : t('regrades.progress.applying', numbers)}
        </div>
        <Bar aria-label={t('regrades.progress.label')} value={done} max={Math.max(1, total)} />
        <Quiet>{t('regrades.progress.leave')}</Quiet>
      </Rows>
    </Card>
  )
}

function ChangesOf({ place, numbers }: Pick<StandingProps, 'place'> & { numbers: ShownNumbers }) {
  const { groupId, ...params } = place
  const { data, error, refetch } = useGetRegradeChangesQuery({ params }, { refetchOnMountOrArgChange: true })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const resultsPath = `${sittingPath({ groupId, id: params.groupAssessmentId })}/results`
  return <Changes changes={data} resultsPath={resultsPath} numbers={numbers} />
}

function Offer({ place: { groupId, ...params }, regrade }: StandingProps) {
  const [apply, { isLoading, error }] = useApplyRegradeMutation()
  const learners = regrade.summary?.learners ?? 0
  return (
    <>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <Actions>
        <Button variant="contained" disabled={isLoading} onClick={() => void apply({ params })}>
          {learners === 0 ? t('regrades.apply.fromNow') : t('regrades.apply.to', { count: learners })}
        </Button>
        <Button href={regradesPath(groupId, params.groupAssessmentId)}>{t('regrades.apply.changeSomething')}</Button>
        <Quiet>{t(regrade.neverLower ? 'regrades.apply.neverLower' : 'regrades.apply.canFall')}</Quiet>
      </Actions>
    </>
  )
}

function Applied({ place, regrade }: StandingProps) {
  return (
    <>
      {regrade.undoneBy !== null && (
        <MessageBand
          tone="neutral"
          action={
            <Button size="small" href={`${regradesPath(place.groupId, place.groupAssessmentId)}/${regrade.undoneBy}`}>
              {t('regrades.undone.look')}
            </Button>
          }
        >
          {t('regrades.undone')}
        </MessageBand>
      )}
      {regrade.undoneBy === null && regrade.undoOf === null && <Tell place={place} regrade={regrade} />}
      {regrade.canUndo && <Undo place={place} />}
    </>
  )
}

function Tell({ place, regrade }: StandingProps) {
  const { groupAssessmentId, regradeId } = place
  const params = { groupAssessmentId, regradeId }
  const [draft, setDraft] = useState<{ readonly note: string } | null>(null)
  const { note } = draft ?? regrade
  const back = useFormBackup({ form: 'tell', draft, saved: { note: regrade.note }, restore: setDraft })
  const [tell, { isLoading, error }] = useTellRegradedMutation()
  const timeZone = useTimeZone()
  const { rise = 0, fall = 0 } = regrade.summary ?? {}
  if (rise + fall === 0) return null
  return (
    <TellCard>
      <Title>{t('regrades.tell.title')}</Title>
      <Quiet>
        {t('regrades.tell.who', { count: rise + fall })}
        {regrade.toldAt && ` ${t('regrades.tell.told', { moment: formatMoment(regrade.toldAt, timeZone) })}`}
      </Quiet>
      <RestoredBackupBand back={back} />
      <TextInput
        label={t('regrades.tell.note')}
        isMultiline
        value={note}
        onChange={(typed) => setDraft({ note: typed })}
        input={{ maxLength: regradeNoteMaximum }}
      />
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <Actions>
        <Button variant="outlined" disabled={isLoading} onClick={() => void tell({ params, body: { note } })}>
          {regrade.toldAt === null ? t('regrades.tell.tell') : t('regrades.tell.change')}
        </Button>
      </Actions>
    </TellCard>
  )
}

function Undo({ place: { groupId, ...params } }: Pick<StandingProps, 'place'>) {
  const [isAsking, setAsking] = useState(false)
  const [undo, { isLoading, error }] = useUndoRegradeMutation()
  const navigate = useNavigate()
  const keyOf = useClientKey()
  const act = async () => {
    const { data } = await undo({ params, body: { clientKey: keyOf(params) } })
    setAsking(false)
    if (data) void navigate(`${regradesPath(groupId, params.groupAssessmentId)}/${data.id}`)
  }
  return (
    <>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <Actions>
        <Button onClick={() => setAsking(true)}>{t('regrades.undo.ask')}</Button>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('regrades.undo.title')}
        confirmLabel={t('regrades.undo.undo')}
        isBusy={isLoading}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        {t('regrades.undo.explain')}
      </ConfirmDialog>
    </>
  )
}
