import { t } from '@isomorph/messages'
import { Button, CopyButton } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { inParts } from '../../messages/in-parts.tsx'
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
        {inParts('exam-console.code.line', {
          code: accessCode ? (
            <CodeText>{accessCode}</CodeText>
          ) : (
            <Quiet>{hasAccessCode ? t('exam-console.code.unreadable') : t('exam-console.code.none')}</Quiet>
          ),
        })}
      </span>
      {accessCode && <CopyButton text={accessCode} label={t('exam-console.code.copy')} />}
      <Button size="small" onClick={() => setChanging(true)}>
        {hasAccessCode ? t('exam-console.code.change') : t('exam-console.code.set')}
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
