import { Button, CopyButton } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../screen/load-screen.ts'
import { CodeLine, CodeText, Quiet } from './console.styles.ts'

const AccessCodeDialog = lazyPart(async () => (await import('./access-code-dialog.tsx')).AccessCodeDialog)

interface AccessCodeLineProps {
  readonly groupAssessmentId: number
  readonly hasAccessCode: boolean
  /** Null: none, or one that cannot be read. */
  readonly accessCode: string | null
  readonly onChanged: () => void
}

/** What students type to start, as it is read out to the room. */
export function AccessCodeLine({ groupAssessmentId, hasAccessCode, accessCode, onChanged }: AccessCodeLineProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <CodeLine>
      <span>
        Access code:{' '}
        {accessCode ? <CodeText>{accessCode}</CodeText> : <Quiet>{hasAccessCode ? 'set, not readable' : 'none'}</Quiet>}
      </span>
      {accessCode && <CopyButton text={accessCode} label="Copy" />}
      <Button size="small" onClick={() => setChanging(true)}>
        {hasAccessCode ? 'Change access code' : 'Set an access code'}
      </Button>
      {isChanging && (
        <Suspense>
          <AccessCodeDialog
            groupAssessmentId={groupAssessmentId}
            hasAccessCode={hasAccessCode}
            onChanged={onChanged}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </CodeLine>
  )
}
