import { styled } from '@mui/material/styles'
import { defaultLicensing, promptSteps, type Prompt, type PromptStep } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { plainText } from '@isomorph/rich-text'
import { Button, Card, color, Icon, MessageBand, ProgressLine } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useUserInfo } from '../../../data/hooks.ts'
import { useDismissPromptMutation, useStopPromptMutation } from '../../../entities/problem/problem-prompts.api.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { promptReasonWords } from './prompt-reasons.ts'
import { editorBackup } from '../../../entities/problem/editor-backup.ts'

const Outcome = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& h2': { margin: 0, fontSize: 16 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
})
const Steps = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    color: color.textSecond,
  },
  '& li[aria-current]': { color: 'inherit', fontWeight: 620 },
})
const Statement = styled('p')({ whiteSpace: 'pre-wrap' })
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const stepNames: Readonly<Record<PromptStep, PlainKey>> = {
  waiting: 'problem-prompt.step.waiting',
  drafting: 'problem-prompt.step.drafting',
  checking: 'problem-prompt.step.checking',
  lab: 'problem-prompt.step.lab',
  solving: 'problem-prompt.step.solving',
}

/** What has been passed, what is under way, and what is still to come. */
function StepList({ current, isFailed }: { current: PromptStep | undefined; isFailed: boolean }): ReactNode {
  const at = current === undefined ? promptSteps.length : promptSteps.indexOf(current)
  return (
    <Steps>
      {promptSteps.slice(1).map((step, index) => {
        const isPast = index + 1 < at
        const isNow = index + 1 === at
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined}>
            <span>
              {isPast && <Icon name="check" size={16} title={t('problem-prompt.step.passed')} />}
              {isNow && isFailed && <Icon name="alert" size={16} title={t('problem-prompt.step.failed')} />}
            </span>
            {t(stepNames[step])}
          </li>
        )
      })}
    </Steps>
  )
}

interface RunningProps {
  readonly prompt: Prompt & { state: PromptStep }
  readonly onAskAgain: (() => void) | undefined
}

function Running({ prompt, onAskAgain }: RunningProps): ReactNode {
  const [stop, { isLoading }] = useStopPromptMutation()
  return (
    <Outcome>
      <h2>{t('problem-prompt.step.now', { step: t(stepNames[prompt.state]) })}</h2>
      {onAskAgain ? <MessageBand tone="warning">{t('problem-prompt.tooLong')}</MessageBand> : <ProgressLine />}
      <StepList current={prompt.state} isFailed={false} />
      {prompt.repairs > 0 && <p>{t('problem-prompt.repairs')}</p>}
      <Acts>
        {onAskAgain && <Button onClick={onAskAgain}>{t('problem-prompt.askAgain')}</Button>}
        <Button disabled={isLoading} onClick={() => void stop({ params: { promptId: prompt.id } })}>
          {t('problem-prompt.stop')}
        </Button>
      </Acts>
    </Outcome>
  )
}

function Failed({ prompt }: { prompt: Prompt }): ReactNode {
  return (
    <Outcome>
      <h2>{t('problem-prompt.failed')}</h2>
      <MessageBand tone="error">{promptReasonWords(prompt.said, prompt.reason)}</MessageBand>
      <StepList current={prompt.failedStep ?? 'drafting'} isFailed />
      <p>{t('problem-prompt.failed.tokens', { count: formatCount(prompt.tokens) })}</p>
    </Outcome>
  )
}

const remarksOf = ({ remarks, saidRemarks }: NonNullable<Prompt['draft']>): string =>
  remarks.map((remark, index) => promptReasonWords(saidRemarks?.[index], remark)).join(' ')

interface ReadyProps {
  readonly prompt: Prompt
  readonly draft: NonNullable<Prompt['draft']>
  readonly onDiscard: () => void
}

function useDraftActs({ prompt, draft, onDiscard }: ReadyProps) {
  const userId = useUserInfo()?.id ?? 0
  const navigate = useNavigate()
  const [dismiss] = useDismissPromptMutation()
  const open = (): void => {
    const { name, tags, content } = draft
    const written = { name, tags, licensing: defaultLicensing, content }
    const key = randomUuid()
    editorBackup.write(userId, `new:${key}`, { draft: written, baseRevisionNumber: 0, isByAi: true })
    // It is in the editor now: at the next visit it would replace what its author has made of it.
    void dismiss({ params: { promptId: prompt.id } })
    void navigate(`/problems/new?draft=${key}`)
  }
  const discard = (): void => {
    void dismiss({ params: { promptId: prompt.id } })
    onDiscard()
  }
  return { open, discard }
}

/** A draft that passed every check, for its author to open in the editor or to discard. */
function Ready(props: ReadyProps): ReactNode {
  const { prompt, draft } = props
  const { open, discard } = useDraftActs(props)
  return (
    <Outcome>
      <h2>{draft.name}</h2>
      <Statement>{plainText(draft.content.statement)}</Statement>
      <StepList current={undefined} isFailed={false} />
      <p>
        {t('problem-prompt.solved', {
          right: formatCount(draft.rightVariants),
          all: draft.solvedVariants,
          tokens: formatCount(prompt.tokens),
        })}
      </p>
      {draft.remarks.length > 0 && (
        <MessageBand tone="warning">{t('problem-prompt.remarks', { remarks: remarksOf(draft) })}</MessageBand>
      )}
      <Acts>
        <Button variant="contained" onClick={open}>
          {t('problem-prompt.open')}
        </Button>
        <Button onClick={discard}>{t('problem-editor.discard')}</Button>
      </Acts>
    </Outcome>
  )
}

interface PromptOutcomeProps {
  readonly prompt: Prompt
  /** Present where the page no longer asks how far the draft is. */
  readonly onAskAgain: (() => void) | undefined
  readonly onDiscard: () => void
}

/** How far a draft is, why there is none, or what it is. */
export function PromptOutcome({ prompt, onAskAgain, onDiscard }: PromptOutcomeProps): ReactNode {
  const { state, draft } = prompt
  if (state === 'stopped') return null
  if (state === 'failed') return <Failed prompt={prompt} />
  if (state !== 'ready') return <Running prompt={{ ...prompt, state }} onAskAgain={onAskAgain} />
  return draft && <Ready prompt={prompt} draft={draft} onDiscard={onDiscard} />
}
