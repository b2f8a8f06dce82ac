import { styled } from '@mui/material/styles'
import type { IdentityProvider } from '@isomorph/contract'
import { Button, color, fontSize, Icon } from '@isomorph/ui'

const Or = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '8px 0 0',
  fontSize: fontSize.table,
  color: color.textSecond,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
})

/** The providers that people sign in at by going there. */
export function ProviderButtons({
  providers,
  onChoose,
}: {
  providers: readonly IdentityProvider[]
  onChoose: (provider: IdentityProvider) => void
}) {
  const offered = providers.filter(({ takesTickets }) => takesTickets)
  if (offered.length === 0) return null
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {offered.map((provider) => (
        <Button
          key={provider.id}
          variant="outlined"
          startIcon={<Icon name="person" size={18} />}
          onClick={() => onChoose(provider)}
          sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          Log in with {provider.name}
        </Button>
      ))}
      <Or>or</Or>
    </div>
  )
}
