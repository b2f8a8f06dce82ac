import { styled } from '@mui/material/styles'
import { promptMaximumLength, promptQuestionKinds, type Prompt, type PromptQuestionKind } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, Card, CheckboxInput, color, ErrorPanel, MessageBand, Page, PageHeader, TextInput } from '@isomorph/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { randomUuid } from '../../../data/uuid.ts'
import {
  useCreateWithPromptMutation,
  useGetPromptOfferQuery,
  useGetPromptQuery,
} from '../../../entities/problem/problem-prompts.api.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { PromptOutcome } from './prompt-outcome.tsx'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const Asking = styled('form')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 16 })
const Wide = styled('div')({ alignSelf: 'stretch' })
const Kinds = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 'none',
  '& legend': { marginBottom: 6, padding: 0, fontWeight: 620 },
})
const Note = styled('p')({ margin: 0, color: color.textSecond })

const labels: Readonly<Record<PromptQuestionKind, PlainKey>> = {
  number: 'problem-prompt.kind.number',
  expression: 'problem-prompt.kind.expression',
  choice: 'problem-prompt.kind.choice',
}

/** How often is asked how far a draft is: each 2 s in the first minute, then each 5 s. */
const firstRequests = { count: 30, milliseconds: 2000 }
const laterMilliseconds = 5000
/** Together a quarter of an hour: the server holds a draft for seven minutes at most, and tries twice. */
const maximumRequests = firstRequests.count + 168

function isOpen(prompt: Prompt | null | undefined): boolean {
  return Boolean(prompt) && !['ready', 'failed', 'stopped'].includes(prompt?.state ?? '')
}

function intervalAfter(requests: number): number {
  if (requests > maximumRequests) return 0
  return requests > firstRequests.count ? laterMilliseconds : firstRequests.milliseconds
}

interface Followed {
  readonly prompt: Prompt | null
  /** Present where the draft has not ended and is no longer asked for. */
  readonly askAgain: (() => void) | undefined
}

/** The draft as the server has it, asked for again and again while it is under way. Requests that fail count as well. */
function useFollowed(first: Prompt | null): Followed {
  const promptId = first?.id ?? 0
  const [isEnded, setEnded] = useState(!isOpen(first))
  const [counted, setCounted] = useState<{ promptId: number; startedAt?: number; requests: number }>()
  const requests = counted?.promptId === promptId ? counted.requests : 0
  const { data, startedTimeStamp, refetch } = useGetPromptQuery(
    { params: { promptId } },
    { skip: first === null, pollingInterval: isEnded ? 0 : intervalAfter(requests), skipPollingIfUnfocused: true },
  )
  if (startedTimeStamp !== undefined && startedTimeStamp !== counted?.startedAt)
    setCounted({ promptId, startedAt: startedTimeStamp, requests: requests + 1 })
  const prompt = data?.id === first?.id ? (data ?? first) : first
  if (isEnded === isOpen(prompt)) setEnded(!isOpen(prompt))
  const askAgain = (): void => {
    setCounted(undefined)
    void refetch()
  }
  return { prompt, askAgain: isOpen(prompt) && intervalAfter(requests) === 0 ? askAgain : undefined }
}

interface KindsFieldProps {
  readonly kinds: readonly PromptQuestionKind[]
  readonly onChange: (kinds: readonly PromptQuestionKind[]) => void
}

function KindsField({ kinds, onChange }: KindsFieldProps): ReactNode {
  return (
    <Kinds>
      <legend>{t('problem-prompt.kinds')}</legend>
      {promptQuestionKinds.map((kind) => (
        <CheckboxInput
          key={kind}
          label={t(labels[kind])}
          isChecked={kinds.includes(kind)}
          onChange={(isChecked) =>
            onChange(promptQuestionKinds.filter((each) => (each === kind ? isChecked : kinds.includes(each))))
          }
        />
      ))}
    </Kinds>
  )
}

interface AskingFormProps {
  readonly model: string
  readonly draftsLeft: number
  readonly isBusy: boolean
  readonly onAsked: (prompt: Prompt) => void
}

function AskingForm({ model, draftsLeft, isBusy, onAsked }: AskingFormProps): ReactNode {
  const [typed, setTyped] = useState('')
  const [kinds, setKinds] = useState<readonly PromptQuestionKind[]>(promptQuestionKinds)
  const [create, { error, isLoading }] = useCreateWithPromptMutation()
  // The same key for every try of one description: a repeated request must not make a second draft.
  const sent = useRef({ asked: '', clientKey: '' })
  const isRight = typed.trim().length >= 10 && kinds.length > 0
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const asked = JSON.stringify([typed, kinds])
    if (sent.current.asked !== asked) sent.current = { asked, clientKey: randomUuid() }
    const { data } = await create({
      body: { prompt: typed, questionKinds: [...kinds], clientKey: sent.current.clientKey },
    })
    if (data === undefined) return
    sent.current = { asked: '', clientKey: '' }
    onAsked(data)
  }
  return (
    <Asking onSubmit={(event) => void ask(event)}>
      <Wide>
        <TextInput
          label={t('problem-prompt.describe')}
          hint={t('problem-prompt.describe.hint')}
          value={typed}
          onChange={setTyped}
          isMultiline
          minRows={6}
          input={{ maxLength: promptMaximumLength }}
        />
      </Wide>
      <KindsField kinds={kinds} onChange={setKinds} />
      <Note>{t('problem-prompt.note', { model, count: draftsLeft })}</Note>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <Button type="submit" variant="contained" disabled={!isRight || isBusy || isLoading || draftsLeft === 0}>
        {t('problem-prompt.ask')}
      </Button>
    </Asking>
  )
}

interface OfferedProps {
  readonly model: string
  readonly draftsLeft: number
  readonly latest: Prompt | null
}

function Offered({ model, draftsLeft, latest }: OfferedProps): ReactNode {
  const [asked, setAsked] = useState<Prompt>()
  const [isDiscarded, setDiscarded] = useState(false)
  const [left, setLeft] = useState(draftsLeft)
  const { prompt: followed, askAgain } = useFollowed(asked ?? latest)
  return (
    <Columns>
      <Card>
        <AskingForm
          model={model}
          draftsLeft={left}
          isBusy={isOpen(followed)}
          onAsked={(prompt) => {
            setAsked(prompt)
            setDiscarded(false)
            setLeft(Math.max(0, left - 1))
          }}
        />
      </Card>
      <div aria-live="polite">
        {followed && !isDiscarded && followed.state !== 'stopped' && (
          <PromptOutcome
            key={followed.id}
            prompt={followed}
            onAskAgain={askAgain}
            onDiscard={() => setDiscarded(true)}
          />
        )}
      </div>
    </Columns>
  )
}

/** /problems/prompt: a problem is drafted from a description, and opened in the editor without being saved. */
export function PromptPage(): ReactNode {
  usePageTitle(t('problem-prompt.title'))
  const fetched = useGetPromptOfferQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Page>
      <PageHeader
        title={t('problem-prompt.title')}
        breadcrumbs={[{ label: t('shared.problems'), href: '/problems' }]}
      />
      <DetailGuard fetched={fetched} fallback="/problems">
        {({ isOffered, model, draftsLeftToday, latest }) =>
          isOffered ? (
            <Offered model={model} draftsLeft={draftsLeftToday} latest={latest} />
          ) : (
            <MessageBand>{t('problem-prompt.notOffered')}</MessageBand>
          )
        }
      </DetailGuard>
    </Page>
  )
}
