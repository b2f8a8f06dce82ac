import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotify, useUserInfo } from '../../../data/index.ts'
import { lazyPart, withTexts } from '../../../screen/load-screen.ts'
import { useFetchAhead } from '../problem/fetch-ahead.ts'
import { refusalInWords } from '../refusals/refusal-in-words.ts'
import { submissionQueueOf } from '../submissions/queue-of-person.ts'
import { useSitting, type Flush } from './sitting-context.ts'
import { useFinishSittingMutation } from '../sitting.api.ts'

const loadFinishDialog = withTexts(async () => (await import('./finish-dialog.tsx')).FinishDialog, ['sitting-later'])
const FinishDialog = lazyPart(loadFinishDialog)

/** What was typed without a connection in problems that are not open. Where it cannot be loaded, finishing fails as well. */
async function sendOtherDrafts(userId: number, { groupAssessment, problems }: Sitting): Promise<void> {
  const part = await import('../drafts/other-drafts.ts').catch(() => null)
  const problemInstanceIds = () => problems.map(({ problemInstanceId }) => problemInstanceId)
  await part?.createOtherDraftsSender({ userId, groupAssessmentId: groupAssessment.id, problemInstanceIds }).send()
}

/** Ends the whole by one act; whoever acts as the learner cannot. */
export function FinishButton({ flush }: { flush: Flush }) {
  const { sitting, basePath } = useSitting()
  const [isAsking, setAsking] = useState(false)
  const [finish, { isLoading }] = useFinishSittingMutation()
  useFetchAhead(loadFinishDialog)
  const navigate = useNavigate()
  const notify = useNotify()
  const { id: userId = 0, isImpersonated = false } = useUserInfo() ?? {}
  const confirm = async () => {
    // Finishing submits what the server has, so the last keystrokes go first.
    await flush()
    await sendOtherDrafts(userId, sitting)
    await submissionQueueOf(userId).sendOf(sitting.groupAssessment.id)
    const answer = await finish({ params: { groupAssessmentId: sitting.groupAssessment.id } })
    setAsking(false)
    if (answer.error) notify('ERROR', (await refusalInWords(answer.error)).detail)
    else await navigate(basePath)
  }
  return (
    <>
      <Button variant="outlined" disabled={isImpersonated} onClick={() => setAsking(true)}>
        {t('sitting.finish')}
      </Button>
      {isAsking && (
        <Suspense>
          <FinishDialog
            sitting={sitting}
            isBusy={isLoading}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
