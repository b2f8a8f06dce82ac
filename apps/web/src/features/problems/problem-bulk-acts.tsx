import { isAllowed } from '@isomorph/access'
import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { useHasChangeableAssessment } from '../../entities/assessment/use-changeable-assessments.ts'
import { nameOfCopy } from '../../entities/name-of-copy.ts'
import { useCopyProblemMutation } from '../../entities/problem/problems.api.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { useListSharedLibrariesQuery } from '../../entities/shared-library/shared-libraries.api.ts'
import { ExportButton } from './export-button.tsx'
import { TagsDialog } from './tags-dialog.tsx'

const ShareProblemsDialog = lazyPart(async () => (await import('../sharing/index.ts')).ShareProblemsDialog)
const AddToAssessmentDialog = lazyPart(
  async () => (await import('../../entities/assessment/add-to-assessment-dialog.tsx')).AddToAssessmentDialog,
)

/** Of these, what somebody may change. */
function useChangeable(problems: readonly ProblemSummary[]): readonly ProblemSummary[] {
  const userInfo = useUserInfo()
  return problems.filter(
    (entity) =>
      userInfo !== undefined && isAllowed({ requiredActivity: 'Update', entityType: 'Problem', entity, userInfo }),
  )
}

/** Adds the problems to shared libraries; shown where there is a library to which this person may add problems. */
function ShareButton({ problems }: { problems: readonly ProblemSummary[] }) {
  const { data } = useListSharedLibrariesQuery({ query: { takesProblems: true } })
  const [isOpen, setIsOpen] = useState(false)
  if ((data?.total ?? 0) === 0) return null
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {t('problems.act.share')}
      </Button>
      <Suspense>{isOpen && <ShareProblemsDialog problems={problems} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

/** Adds the problems to an assessment; shown where this person may change an assessment. */
function AddToAssessmentButton({ problems }: { problems: readonly ProblemSummary[] }) {
  const hasAssessment = useHasChangeableAssessment()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasAssessment) return null
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {t('problems.act.addToAssessment')}
      </Button>
      <Suspense>{isOpen && <AddToAssessmentDialog problems={problems} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

/** What can be done with several problems: shared, put into an assessment, copied, exported, and tagged where all of them may be changed. */
export function ProblemBulkActs({ problems }: { problems: readonly ProblemSummary[] }) {
  const mayCopy = useIsAllowed('ProblemCreate')
  const changeable = useChangeable(problems)
  const [copy] = useCopyProblemMutation()
  const { run, isBusy } = useBulk()
  const [isTagging, setTagging] = useState(false)
  const copies = problems.map(({ id, name }) => ({ params: { problemId: id }, body: { name: nameOfCopy(name) } }))
  return (
    <>
      <ShareButton problems={problems} />
      <AddToAssessmentButton problems={problems} />
      {mayCopy && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void run(copy, copies, (count) => t('problems.copied', { count }))}
        >
          {t('shared.act.copy')}
        </Button>
      )}
      {changeable.length === problems.length && (
        <Button size="small" variant="outlined" onClick={() => setTagging(true)}>
          {t('problems.act.tags')}
        </Button>
      )}
      <ExportButton problems={problems} />
      {isTagging && <TagsDialog problems={problems} onClose={() => setTagging(false)} />}
    </>
  )
}
