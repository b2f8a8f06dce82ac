import type { UserInfo } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, MessageBand, notOnPaper } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { displayName } from '../entities/person/names.ts'
import { inParts } from '../messages/in-parts.tsx'
import { useStopImpersonation } from '../session/impersonation.ts'

/** Stays in sight below the navigation bar, which is 56 px high. */
const Sticky = styled('div')({
  position: 'sticky',
  top: 56,
  zIndex: 1050,
  borderBottom: `2px solid ${color.warning}`,
  overflowWrap: 'anywhere',
  '& > *': { borderRadius: 0 },
  ...notOnPaper,
})

/** On every screen of somebody who acts as somebody else: as whom, and the way back. */
export function ImpersonationBand({ person }: { person: UserInfo }) {
  const { stop, isBusy } = useStopImpersonation()
  const name = displayName(person)
  return (
    <Sticky role="region" aria-label={t('shell.impersonation.label')}>
      <MessageBand
        tone="warning"
        icon="person"
        action={
          <Button variant="outlined" disabled={isBusy} onClick={() => void stop()}>
            {t('shell.impersonation.stop')}
          </Button>
        }
      >
        {inParts('shell.impersonation.band', { person: <strong>{name}</strong> })}
      </MessageBand>
    </Sticky>
  )
}
