import { styled } from '@mui/material/styles'
import type { LtiProduct } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Card, color, CopyButton, fontSize } from '@isomorph/ui'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { fontSize: fontSize.table, fontWeight: 620 },
  '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& code': { fontSize: fontSize.table, overflowWrap: 'anywhere', color: color.text },
})

type Value = 'configuration' | 'launch' | 'login' | 'redirect' | 'keys' | 'domain' | 'custom'

/** Where to begin at the platform. */
const begins: Readonly<Record<LtiProduct, PlainKey>> = {
  moodle: 'learning-platforms.begin.moodle',
  canvas: 'learning-platforms.begin.canvas',
  brightspace: 'learning-platforms.begin.brightspace',
  blackboard: 'learning-platforms.begin.blackboard',
  sakai: 'learning-platforms.begin.sakai',
  other: 'learning-platforms.begin.other',
}

type Names = Partial<Readonly<Record<Value, string>>>

/** What each of our values is called at a platform, in its own words. */
const namesAtPlatforms: Readonly<Record<Exclude<LtiProduct, 'other'>, Names>> = {
  moodle: {
    launch: 'Tool URL',
    keys: 'Public keyset',
    login: 'Initiate login URL',
    redirect: 'Redirection URI(s)',
    custom: 'Custom parameters',
  },
  canvas: {
    configuration: 'JSON URL',
    redirect: 'Redirect URIs',
    launch: 'Target Link URI',
    login: 'OpenID Connect Initiation Url',
    keys: 'JWK Method: Public JWK URL',
    custom: 'Custom Fields',
  },
  brightspace: {
    domain: 'Domain',
    redirect: 'Redirect URLs',
    login: 'OpenID Connect Login URL',
    keys: 'Keyset URL',
    launch: 'Target Link URI',
    custom: 'Custom parameters (of the deployment)',
  },
  blackboard: {
    domain: 'Domain(s)',
    login: 'Login Initiation URL',
    redirect: 'Tool Redirect URL(s)',
    keys: 'Tool JWKS URL',
    launch: 'Target Link URI',
    custom: 'Tool Provider Custom Parameters',
  },
  sakai: {
    launch: 'Launch URL',
    keys: 'LTI 1.3 Tool Keyset URL',
    login: 'LTI 1.3 Tool OpenID Connect/Initialization Endpoint',
    redirect: 'LTI 1.3 Tool Redirect Endpoint(s)',
    custom: 'Custom Parameters',
  },
}

function namesAt(product: LtiProduct): Names {
  if (product !== 'other') return namesAtPlatforms[product]
  return {
    login: t('learning-platforms.other.login'),
    redirect: t('learning-platforms.other.redirect'),
    launch: t('learning-platforms.other.launch'),
    keys: t('learning-platforms.other.keys'),
    domain: t('learning-platforms.other.domain'),
    custom: t('learning-platforms.other.custom'),
  }
}

function valuesAt({ origin, host }: Location, id: number | undefined): Readonly<Record<Value, string>> {
  return {
    configuration: `${origin}/lti/canvas.json`,
    launch: `${origin}/lti/launch`,
    redirect: `${origin}/lti/launch`,
    login: `${origin}/lti/login${id === undefined ? '' : `/${id}`}`,
    keys: `${origin}/lti/jwks`,
    domain: host,
    custom: 'puid=$Person.sourcedId',
  }
}

/** What the platform has to be told about this site, in the words of its own pages. One that is connected knows it. */
export function ToolValues({ product, id }: { product: LtiProduct; id: number | undefined }) {
  const values = valuesAt(window.location, id)
  return (
    <Card>
      <h2>{t(id === undefined ? 'learning-platforms.values.type' : 'learning-platforms.values.known')}</h2>
      {id !== undefined && <Paragraph>{t('learning-platforms.values.known.explain')}</Paragraph>}
      <Paragraph>{t(begins[product])}</Paragraph>
      <List>
        {Object.entries(namesAt(product)).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <code>{values[name as Value]}</code>
              <CopyButton text={values[name as Value]} label={t('learning-platforms.values.copy', { label })} />
            </dd>
          </div>
        ))}
      </List>
      <Paragraph>{t('learning-platforms.values.custom')}</Paragraph>
    </Card>
  )
}
