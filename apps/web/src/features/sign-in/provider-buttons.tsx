import { styled } from '@mui/material/styles'
import type { IdentityProvider } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, Icon } from '@isomorph/ui'
import { ProviderButton, ProviderRows } from './sign-in.styles.ts'

const Or = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '8px 0 0',
  fontSize: fontSize.table,
  color: color.textSecond,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
})

interface ProviderButtonsProps {
  readonly providers: readonly IdentityProvider[]
  /** The one on the way to which the browser is: it may let people wait. */
  readonly chosenId: number | null
  readonly onChoose: (provider: IdentityProvider) => void
}

/** The providers that people sign in at by going there. */
export function ProviderButtons({ providers, chosenId, onChoose }: ProviderButtonsProps) {
  const offered = providers.filter(({ takesTickets }) => takesTickets)
  if (offered.length === 0) return null
  return (
    <ProviderRows>
      {offered.map((provider) => (
        <ProviderButton
          key={provider.id}
          variant="outlined"
          startIcon={<Icon name="person" size={18} />}
          disabled={provider.id === chosenId}
          onClick={() => onChoose(provider)}
        >
          {provider.id === chosenId
            ? t('sign-in.provider.leaving', { provider: provider.name })
            : t('sign-in.provider.logIn', { provider: provider.name })}
        </ProviderButton>
      ))}
      <Or>{t('sign-in.provider.or')}</Or>
    </ProviderRows>
  )
}
