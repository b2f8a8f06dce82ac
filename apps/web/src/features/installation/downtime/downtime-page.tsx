import type { Downtime } from '@isomorph/contract'
import { Button, Card, ConfirmDialog, ErrorSummary, MessageBand, Page, PageHeader, TextInput } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { DetailGuard } from '../../../shell/detail-guard.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { UnsavedGuard } from '../../../shell/unsaved-guard.tsx'
import { parseIdentifiers } from '../../people/identifiers.ts'
import { refusalsOf } from '../field-errors.ts'
import { useGetDowntimeQuery, useSetDowntimeMutation } from '../installation.api.ts'

interface DowntimeDraft {
  readonly message: string
  /** One user name or e-mail address per line. */
  readonly people: string
}

function draftOf({ message, allowedPeople }: Downtime): DowntimeDraft {
  return { message, people: allowedPeople.map(({ email }) => email).join('\n') }
}

const saidWhen = { begun: 'Downtime has begun', ended: 'Downtime has ended', saved: 'Downtime saved' } as const

function DowntimeForm({ saved }: { saved: Downtime }) {
  const [typed, setTyped] = useState<DowntimeDraft | null>(null)
  const draft = typed ?? draftOf(saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved))
  const [isAsking, setIsAsking] = useState(false)
  const [set, { isLoading, error }] = useSetDowntimeMutation()
  const notify = useNotify()
  const isTooLong = draft.message.trim().length > 500

  async function save(isOn: boolean) {
    const body = { isOn, message: draft.message.trim(), allowedIdentifiers: parseIdentifiers(draft.people) }
    const outcome = await set({ body })
    setIsAsking(false)
    if (outcome.error) return
    setTyped(null)
    notify('SUCCESS', saidWhen[isOn === saved.isOn ? 'saved' : isOn ? 'begun' : 'ended'])
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <UnsavedGuard isDirty={isDirty} />
      {saved.isOn ? (
        <MessageBand tone="warning" role="status">
          <strong>Downtime is on.</strong> Everybody else sees the downtime screen. Exams under way keep their
          deadlines.
        </MessageBand>
      ) : (
        <MessageBand tone="success" icon="checkCircle" role="status">
          The product is open to everybody.
        </MessageBand>
      )}
      <Card sx={{ display: 'grid', gap: 5 }}>
        {error !== undefined && <ErrorSummary title="Nothing was changed" errors={refusalsOf(requestErrorOf(error))} />}
        <TextInput
          label="Message"
          isMultiline
          value={draft.message}
          onChange={(message) => setTyped({ ...draft, message })}
          error={isTooLong ? 'A message has at most 500 characters.' : undefined}
          hint="When will it be back? Without a message the screen says that the product is being worked on."
        />
        <TextInput
          label="People who may go on"
          isMultiline
          value={draft.people}
          onChange={(people) => setTyped({ ...draft, people })}
          input={{ spellCheck: false, autoCapitalize: 'none' }}
          hint="User names or e-mail addresses, one per line. Whoever may change this page always gets in."
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {saved.isOn ? (
            <Button variant="contained" disabled={isLoading || isTooLong} onClick={() => void save(false)}>
              End downtime
            </Button>
          ) : (
            <Button
              color="error"
              variant="outlined"
              disabled={isLoading || isTooLong}
              onClick={() => setIsAsking(true)}
            >
              Begin downtime
            </Button>
          )}
          <Button disabled={!isDirty || isLoading || isTooLong} onClick={() => void save(saved.isOn)}>
            Save without {saved.isOn ? 'ending' : 'beginning'}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        title="Begin downtime?"
        confirmLabel="Begin downtime"
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void save(true)}
        onCancel={() => setIsAsking(false)}
      >
        Everybody else is shown the downtime screen at once. What they have saved is safe; what they are typing stays in
        their browser. Deadlines are not moved.
      </ConfirmDialog>
    </div>
  )
}

/** /installation/downtime */
export function DowntimePage() {
  usePageTitle('Downtime')
  const fetched = useGetDowntimeQuery(undefined)
  return (
    <Page>
      <PageHeader title="Downtime" breadcrumbs={[{ label: 'Installation', href: '/installation' }]} />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <DowntimeForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
