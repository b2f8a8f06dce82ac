import type { RegradableItem, Regrade } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import {
  Button,
  CheckboxInput,
  DataTable,
  EmptyState,
  ErrorPanel,
  Page,
  PageHeader,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { AssessmentLinks } from '../../entities/group/assessment-links.tsx'
import { regradesPath } from '../../entities/group/learner-row.tsx'
import { listedName } from '../../entities/person/names.ts'
import { requestErrorOf, useClientKey, useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { usePageTitle } from '../../screen/page-title.ts'
import { ItemRules } from './item-rules.tsx'
import { byNewestVersion, draftOf, pointsOf, targetsOf, type RulesDraft } from './regrade-draft.ts'
import { assessmentTitle, shownNumbers, statusOf, targetWords } from './regrade-words.ts'
import {
  useGetRegradesCourseQuery,
  useGetRegradesHeaderQuery,
  useListRegradesQuery,
  useStartRegradeMutation,
} from './regrades.api.ts'
import { Actions, Quiet, Rows, Title } from './regrades.styles.ts'

/** What the problems of an assessment are marked by, and the regrades so far. */
export function RegradesPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetRegradesHeaderQuery({ params })
  const course = useGetRegradesCourseQuery({ params: { groupId: Number(groupId) } })
  const fetched = useListRegradesQuery({ params }, { refetchOnMountOrArgChange: true })
  usePageTitle(header.data && t('regrades.title.of', { name: header.data.name }))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {({ items, regrades }) => (
        <Page>
          <PageHeader
            title={assessmentTitle(header.data?.name)}
            breadcrumbs={[{ label: course.data?.name ?? t('regrades.course'), href: `/courses/${groupId}` }]}
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <Rows>
            <NewRegrade key={regrades[0]?.id ?? 0} groupId={Number(groupId)} {...params} items={items} />
            <Title>{t('regrades.past')}</Title>
            <PastRegrades groupId={Number(groupId)} {...params} items={items} regrades={regrades} />
          </Rows>
        </Page>
      )}
    </DetailGuard>
  )
}

interface Place {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly items: readonly RegradableItem[]
}

function useNewRegrade({ groupId, groupAssessmentId, items }: Place) {
  const [search] = useSearchParams()
  // Whoever comes from a mended problem means its newest version.
  const [drafts, setDrafts] = useState<Readonly<Record<number, RulesDraft>>>(() =>
    search.has('newest') ? byNewestVersion(items, Number(search.get('item'))) : {},
  )
  const [neverLower, setNeverLower] = useState(true)
  const [reopensMarks, setReopensMarks] = useState(false)
  const [start, { isLoading, error }] = useStartRegradeMutation()
  const navigate = useNavigate()
  const keyOf = useClientKey()
  const targets = targetsOf(items, drafts)
  const isReadable = Object.values(drafts).every((draft) => pointsOf(draft) !== undefined)
  const look = async () => {
    const content = { targets, neverLower, reopensMarks }
    const body = { ...content, clientKey: keyOf(content) }
    const { data } = await start({ params: { groupAssessmentId }, body })
    if (data) void navigate(`${regradesPath(groupId, groupAssessmentId)}/${data.id}`)
  }
  return {
    drafts,
    setDraft: (itemKey: number, draft: RulesDraft) => setDrafts({ ...drafts, [itemKey]: draft }),
    neverLower,
    setNeverLower,
    reopensMarks,
    setReopensMarks,
    targets,
    canLook: targets.length > 0 && isReadable && !isLoading,
    look,
    error,
  }
}

function RunChoices({ form }: { form: ReturnType<typeof useNewRegrade> }) {
  return (
    <>
      <CheckboxInput
        label={t('regrades.neverLower')}
        hint={t('regrades.neverLower.hint')}
        isChecked={form.neverLower}
        onChange={form.setNeverLower}
      />
      <CheckboxInput label={t('regrades.reopensMarks')} isChecked={form.reopensMarks} onChange={form.setReopensMarks} />
    </>
  )
}

function NewRegrade(place: Place) {
  const { items } = place
  const [search] = useSearchParams()
  const form = useNewRegrade(place)
  const opened = Number(search.get('item')) || (items.length === 1 ? items[0]?.itemKey : undefined)
  return (
    <>
      <Quiet>{t('regrades.lead')}</Quiet>
      {items.map((item) => (
        <ItemRules
          key={item.itemKey}
          item={item}
          draft={form.drafts[item.itemKey] ?? draftOf(item)}
          isChanged={form.targets.some(({ itemKey }) => itemKey === item.itemKey)}
          isOpen={item.itemKey === opened || item.itemKey in form.drafts}
          onChange={(draft) => form.setDraft(item.itemKey, draft)}
        />
      ))}
      <RunChoices form={form} />
      {form.error && <ErrorPanel error={requestErrorOf(form.error)} />}
      <Actions>
        <Button variant="contained" disabled={!form.canLook} onClick={() => void form.look()}>
          {t('regrades.look')}
        </Button>
        {form.targets.length === 0 && <Quiet>{t('regrades.nothingChanged')}</Quiet>}
      </Actions>
    </>
  )
}

function PastRegrades({ groupId, groupAssessmentId, items, regrades }: Place & { regrades: readonly Regrade[] }) {
  const timeZone = useTimeZone()
  const numbers = shownNumbers(items)
  const columns: readonly Column<Regrade>[] = [
    { key: 'what', label: t('regrades.past.what'), render: (row) => targetWords(row, numbers) },
    {
      key: 'status',
      label: t('regrades.past.status'),
      isLabelled: true,
      render: (row) => (
        <StatusChip
          tone={row.status === 'applied' && row.undoneBy === null ? 'success' : 'neutral'}
          label={statusOf(row)}
        />
      ),
    },
    {
      key: 'at',
      label: t('regrades.past.when'),
      isLabelled: true,
      render: (row) => formatMoment(row.appliedAt ?? row.createdAt, timeZone),
    },
    { key: 'by', label: t('regrades.past.by'), isLabelled: true, render: (row) => listedName(row.createdBy) },
  ]
  return (
    <DataTable
      label={t('regrades.list')}
      columns={columns}
      rows={regrades}
      nameOf={(row) => targetWords(row, numbers)}
      hrefOf={(row) => `${regradesPath(groupId, groupAssessmentId)}/${row.id}`}
      empty={<EmptyState picture="done">{t('regrades.past.none')}</EmptyState>}
    />
  )
}
