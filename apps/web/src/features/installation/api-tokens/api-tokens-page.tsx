import type { ApiToken } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ConfirmDialog, Icon, StatusChip, type Column } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatDay, formatMoment } from '../../../dates/dates.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { InstallationList } from '../installation-list.tsx'
import { MadeSecret } from '../made-secret.tsx'
import { useListApiTokensQuery, useRevokeApiTokenMutation } from './api-tokens.api.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { scopeLabels, stateLabels } from './scope-labels.ts'

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

function Moment({ at, never }: { at: string | null; never: string }) {
  const timeZone = useTimeZone()
  return <>{at === null ? never : formatMoment(at, timeZone)}</>
}

function Day({ at }: { at: string }) {
  return <>{formatDay(at, useTimeZone())}</>
}

function EndButton({ token }: { token: ApiToken }) {
  const [revoke, { isLoading }] = useRevokeApiTokenMutation()
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  if (token.state === 'revoked' || token.state === 'expired') return null
  async function end() {
    setIsAsking(false)
    const outcome = await revoke({ params: { apiTokenId: token.id } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', t('installation.tokens.ended', { name: token.name }))
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={isLoading}
        aria-label={t('installation.tokens.end.of', { name: token.name })}
        onClick={() => setIsAsking(true)}
      >
        {t('installation.tokens.end')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('installation.tokens.end.title', { name: token.name })}
        confirmLabel={t('installation.tokens.end.confirm')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void end()}
      >
        {t('installation.tokens.end.explain')}
      </ConfirmDialog>
    </>
  )
}

function StateChip({ state }: Pick<ApiToken, 'state'>) {
  const holds = state === 'holds'
  return (
    <StatusChip
      tone={holds ? 'success' : 'neutral'}
      icon={holds ? 'check' : 'minusCircle'}
      label={t(stateLabels[state])}
    />
  )
}

const columnsOf = (): readonly Column<ApiToken>[] => [
  { key: 'name', label: t('installation.tokens.for'), width: '22%', render: ({ name }) => name },
  {
    key: 'scopes',
    label: t('installation.tokens.may'),
    width: '24%',
    render: ({ scopes }) => (
      <Lines>
        {scopes.map((scope) => (
          <li key={scope}>{t(scopeLabels[scope])}</li>
        ))}
      </Lines>
    ),
  },
  {
    key: 'by',
    label: t('installation.tokens.by'),
    isWideOnly: true,
    render: ({ createdBy }) => <PersonName person={createdBy} />,
  },
  {
    key: 'used',
    label: t('installation.tokens.used'),
    isWideOnly: true,
    render: ({ lastUsedAt }) => <Moment at={lastUsedAt} never={t('installation.tokens.never')} />,
  },
  { key: 'until', label: t('installation.tokens.until'), render: ({ expiresAt }) => <Day at={expiresAt} /> },
  { key: 'state', label: t('installation.state'), render: ({ state }) => <StateChip state={state} /> },
  { key: 'end', label: t('installation.tokens.end'), width: '9%', render: (token) => <EndButton token={token} /> },
]

/** /installation/api-tokens */
export function ApiTokensPage() {
  const query = useListApiTokensQuery(undefined)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  function keep(made: string) {
    setSecret(made)
    setIsMaking(false)
  }
  return (
    <>
      <InstallationList
        title={t('installation.sections.tokens')}
        meta={t('installation.sections.tokens.about')}
        query={query}
        rows={query.data}
        columns={columnsOf()}
        newButton={
          <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setIsMaking(true)}>
            {t('installation.tokens.new')}
          </Button>
        }
        empty={t('installation.tokens.none')}
        above={
          secret !== null && (
            <MadeSecret secret={secret} copyLabel={t('installation.tokens.copy')}>
              {t('installation.tokens.made')}
            </MadeSecret>
          )
        }
      />
      {isMaking && <NewTokenDialog onMade={keep} onClose={() => setIsMaking(false)} />}
    </>
  )
}
