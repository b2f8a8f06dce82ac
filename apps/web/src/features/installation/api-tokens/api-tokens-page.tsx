import type { ApiToken } from '@isomorph/contract'
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  Page,
  PageHeader,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useAppSelector, useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatDay, formatMoment } from '../../../dates/dates.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { ProvidersCard } from '../identity-providers/identity-providers.styles.ts'
import { MadeSecret } from '../made-secret.tsx'
import { useListApiTokensQuery, useRevokeApiTokenMutation } from './api-tokens.api.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { scopeLabels, stateLabels } from './scope-labels.ts'

const Sections = styled('div')({ display: 'grid', gap: 16 })
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

interface TokenTableProps {
  readonly rows: ApiToken[] | undefined
  readonly isRefreshing: boolean
  readonly newButton: ReactNode
}

function TokenTable({ rows, isRefreshing, newButton }: TokenTableProps) {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <ProvidersCard>
      <DataTable
        label="API tokens"
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        isCompact={isCompact}
        isRefreshing={isRefreshing}
        empty={
          <EmptyState picture="people" action={newButton}>
            No program has a token.
          </EmptyState>
        }
      />
    </ProvidersCard>
  )
}

/** /installation/api-tokens */
export function ApiTokensPage() {
  usePageTitle('API tokens')
  const { data, error, refetch, isFetching } = useListApiTokensQuery(undefined)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const newButton = (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setIsMaking(true)}>
      New token
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="API tokens"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="With which other programs read people, rosters and results, or change rosters."
        actions={data && data.length > 0 && newButton}
      />
      {!data && error ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Sections>
          {secret !== null && (
            <MadeSecret secret={secret} copyLabel="Copy token">
              This is the token. It is shown only now: put it where the program finds it.
            </MadeSecret>
          )}
          <TokenTable rows={data} isRefreshing={isFetching} newButton={newButton} />
        </Sections>
      )}
      {isMaking && (
        <NewTokenDialog
          onMade={(made) => {
            setSecret(made)
            setIsMaking(false)
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
    </Page>
  )
}
