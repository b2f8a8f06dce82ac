import type { AnswerClusterForStaff } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, EmptyState, Page, PageHeader } from '@isomorph/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useParams } from 'react-router'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { NotReadyBand } from '../../../screen/not-ready-band.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { usePollingWhilePending } from '../../../screen/use-polling-while-pending.ts'
import { useGetGradingHeaderQuery, useListGradingQuestionsQuery } from '../grading.api.ts'
import { gradingTitle, questionTitle } from '../grading-words.ts'
import type { DeskQuestion } from '../use-desk.ts'
import { DecisionCard } from './decision-card.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ForeseenCard, GroupCard } from './group-card.tsx'
import { useMakeAnswer } from './use-make-answer.ts'
import { useGetAnswerGroupsQuery } from './groups.api.ts'
import { furtherWords, summaryWords, undecidedGroups, whyNone, type AnswerGroups } from './groups-words.ts'
import { QuietSentence, SectionName, Sentence, Stack, Summary } from './groups.styles.ts'

/** While groups are worked out, the page asks again. */
const pollMilliseconds = 2000

/** Wrong answers to one question across variants, grouped by the slip that leads to them and decided on once. */
export function GroupsPage() {
  const { groupId = '', groupAssessmentId = '', itemKey = '', questionKey = '' } = useParams()
  const question = {
    groupAssessmentId: Number(groupAssessmentId),
    itemKey: Number(itemKey),
    questionKey: Number(questionKey),
  }
  const params = { groupAssessmentId: question.groupAssessmentId }
  const header = useGetGradingHeaderQuery({ params })
  const queue = useListGradingQuestionsQuery({ params })
  const polling = usePollingWhilePending(pollMilliseconds)
  const fetched = useGetAnswerGroupsQuery(
    { params, query: { itemKey: question.itemKey, questionKey: question.questionKey } },
    polling.options,
  )
  polling.follow(fetched, fetched.data?.state === 'pending')
  const counts = queue.data?.questions.find(
    (each) => each.itemKey === question.itemKey && each.questionKey === question.questionKey,
  )
  const path = sittingPath({ groupId: Number(groupId), id: question.groupAssessmentId })
  const name = counts ? questionTitle(counts) : t('grading.question.only', { question: questionKey })
  usePageTitle(t('grading.groups.title', { question: name }))
  return (
    <DetailGuard fetched={fetched} fallback={`/courses/${groupId}`}>
      {(groups) => (
        <Page>
          <PageHeader
            title={t('grading.groups.title', { question: name })}
            breadcrumbs={[
              { label: gradingTitle(header.data?.name), href: `${path}/grading` },
              { label: name, href: `${path}/grading/${itemKey}/${questionKey}` },
            ]}
          />
          {polling.hasGivenUp && <NotReadyBand onAskAgain={() => polling.askAgain(fetched)} />}
          <Groups key={`${itemKey}/${questionKey}`} question={question} groups={groups} path={path} />
        </Page>
      )}
    </DetailGuard>
  )
}

interface GroupsProps {
  readonly question: DeskQuestion
  readonly groups: AnswerGroups
  readonly path: string
}

/** What was decided leaves its place, and the focus with it: it goes to what is said about the groups. */
function useFocusAfterAct(target: RefObject<HTMLElement | null>): () => void {
  const [acts, setActs] = useState(0)
  useEffect(() => {
    if (acts > 0) target.current?.focus()
  }, [acts, target])
  return () => setActs((count) => count + 1)
}

function Groups({ question, groups, path }: GroupsProps) {
  const [chosen, choose] = useState<AnswerClusterForStaff | null>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const focusSummary = useFocusAfterAct(summary)
  const { open, foreseen } = undecidedGroups(groups)
  const makeAnswer = useMakeAnswer(question, groups.problemId)
  const leaveDialog = () => {
    choose(null)
    focusSummary()
  }
  return (
    <Stack>
      <QuietSentence>{t('grading.groups.lead')}</QuietSentence>
      <div>
        <Summary ref={summary} tabIndex={-1} role="status">
          {summaryWords(groups)}
        </Summary>
        <AsOf at={groups.at} />
      </div>
      {open.length > 0 && <SectionName>{t('grading.groups.toDecide')}</SectionName>}
      {open.map((group) => (
        <GroupCard
          key={JSON.stringify(group.signature)}
          group={group}
          path={path}
          onDecide={() => choose(group)}
          onMakeAnswer={makeAnswer(group)}
        />
      ))}
      <Further groups={groups} />
      <ForeseenGroups groups={foreseen} path={path} />
      <NoGroups groups={groups} />
      {groups.alone > 0 && <Alone alone={groups.alone} path={path} />}
      <Decisions question={question} groups={groups} onUndone={focusSummary} />
      {chosen && (
        <DecisionDialog question={question} group={chosen} onClose={() => choose(null)} onDecided={leaveDialog} />
      )}
    </Stack>
  )
}

function Further({ groups }: { readonly groups: AnswerGroups }) {
  const further = furtherWords(groups)
  return further === null ? null : <Sentence>{further}</Sentence>
}

interface ForeseenGroupsProps {
  readonly groups: readonly AnswerClusterForStaff[]
  readonly path: string
}

function ForeseenGroups({ groups, path }: ForeseenGroupsProps) {
  return (
    <>
      {groups.length > 0 && <SectionName>{t('grading.groups.foreseen')}</SectionName>}
      {groups.map((group) => (
        <ForeseenCard key={JSON.stringify(group.signature)} group={group} path={path} />
      ))}
    </>
  )
}

/** Why there is no group, unless all wrong answers are in decided ones. */
function NoGroups({ groups }: { readonly groups: AnswerGroups }) {
  const { at, clusters, wrong, decisions } = groups
  if (at === null || clusters.length > 0 || (wrong === 0 && decisions.length > 0)) return null
  return (
    <Card>
      <EmptyState picture="done">{whyNone(groups)}</EmptyState>
    </Card>
  )
}

interface DecisionsProps {
  readonly question: DeskQuestion
  readonly groups: AnswerGroups
  readonly onUndone: () => void
}

function Decisions({ question, groups: { state, clusters, decisions }, onUndone }: DecisionsProps) {
  const leftOf = (id: number) =>
    state === 'current' ? clusters.find(({ decisionId }) => decisionId === id) : undefined
  return (
    <>
      {decisions.length > 0 && <SectionName>{t('grading.groups.decided')}</SectionName>}
      {decisions.map((decision) => (
        <DecisionCard
          key={decision.id}
          groupAssessmentId={question.groupAssessmentId}
          decision={decision}
          left={leftOf(decision.id)}
          onUndone={onUndone}
        />
      ))}
    </>
  )
}

function AsOf({ at }: { readonly at: string | null }) {
  const timeZone = useTimeZone()
  if (at === null) return null
  return <QuietSentence>{t('grading.groups.asOf', { moment: formatMoment(at, timeZone) })}</QuietSentence>
}

function Alone({ alone, path }: { readonly alone: number; readonly path: string }) {
  return (
    <>
      <SectionName>{t('grading.groups.alone')}</SectionName>
      <Sentence>{t('grading.groups.alone.how', { count: alone })}</Sentence>
      <div>
        <Button href={`${path}/grading`}>{t('grading.groups.toGrading')}</Button>
      </div>
    </>
  )
}
