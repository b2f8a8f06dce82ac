import type { ApiToken } from '@isomorph/contract'
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
    else notify('SUCCESS', `The token “${token.name}” has ended`)
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={isLoading}
        aria-label={`End ${token.name}`}
        onClick={() => setIsAsking(true)}
      >
        End
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`End the token “${token.name}”?`}
        confirmLabel="End token"
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void end()}
      >
        The program that uses it is refused from now on. A token that has ended cannot be brought back.
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
      label={stateLabels[state]}
    />
  )
}

const columns: readonly Column<ApiToken>[] = [
  { key: 'name', label: 'What it is for', width: '22%', render: ({ name }) => name },
  {
    key: 'scopes',
    label: 'May',
    width: '24%',
    render: ({ scopes }) => (
      <Lines>
        {scopes.map((scope) => (
          <li key={scope}>{scopeLabels[scope]}</li>
        ))}
      </Lines>
    ),
  },
  { key: 'by', label: 'Made by', isWideOnly: true, render: ({ createdBy }) => <PersonName person={createdBy} /> },
  {
    key: 'used',
    label: 'Last used',
    isWideOnly: true,
    render: ({ lastUsedAt }) => <Moment at={lastUsedAt} never="Never" />,
  },
  { key: 'until', label: 'Until', render: ({ expiresAt }) => <Day at={expiresAt} /> },
  { key: 'state', label: 'State', render: ({ state }) => <StateChip state={state} /> },
  { key: 'end', label: 'End', width: '9%', render: (token) => <EndButton token={token} /> },
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
        title="API tokens"
        meta="With which other programs read people, rosters and results, or change rosters."
        query={query}
        rows={query.data}
        columns={columns}
        newButton={
          <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setIsMaking(true)}>
            New token
          </Button>
        }
        empty="No program has a token."
        above={
          secret !== null && (
            <MadeSecret secret={secret} copyLabel="Copy token">
              This is the token. It is shown only now: put it where the program finds it.
            </MadeSecret>
          )
        }
      />
      {isMaking && <NewTokenDialog onMade={keep} onClose={() => setIsMaking(false)} />}
    </>
  )
}
