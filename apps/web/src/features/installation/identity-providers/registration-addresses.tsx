import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Card, color, CopyButton, fontSize } from '@isomorph/ui'
import type { ProviderDraft } from './provider-draft.ts'
import { Paragraph } from './identity-providers.styles.ts'

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { fontSize: fontSize.table, fontWeight: 620 },
  '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& code': { fontSize: fontSize.table, overflowWrap: 'anywhere', color: color.text },
})

type Registered = Pick<ProviderDraft, 'kind' | 'clientAuthentication'>

function addressesOf(
  { kind, clientAuthentication }: Registered,
  id: number,
): readonly { label: string; path: string }[] {
  if (kind === 'cas') return [{ label: t('identity-providers.addresses.service'), path: '/login' }]
  const base = `/api/identityProviders/${id}`
  return [
    { label: t('identity-providers.addresses.redirect'), path: `${base}/callback` },
    { label: t('identity-providers.addresses.postLogout'), path: '/login' },
    { label: t('identity-providers.addresses.backChannel'), path: `${base}/backChannelLogout` },
    { label: t('identity-providers.addresses.frontChannel'), path: `${base}/frontChannelLogout` },
    ...(clientAuthentication === 'privateKey'
      ? [{ label: t('identity-providers.addresses.keys'), path: `${base}/jwks` }]
      : []),
  ]
}

/** What the provider has to be told about this site. */
export function RegistrationAddresses({ registered, id }: { registered: Registered; id: number | undefined }) {
  return (
    <Card>
      <h2>{t('identity-providers.addresses')}</h2>
      {id === undefined ? (
        <Paragraph>{t('identity-providers.addresses.later')}</Paragraph>
      ) : (
        <List>
          {addressesOf(registered, id).map(({ label, path }) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd>
                <code>{`${window.location.origin}${path}`}</code>
                <CopyButton text={`${window.location.origin}${path}`} />
              </dd>
            </div>
          ))}
        </List>
      )}
    </Card>
  )
}
