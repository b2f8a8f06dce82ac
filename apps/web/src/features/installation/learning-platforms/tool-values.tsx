import { styled } from '@mui/material/styles'
import type { LtiProduct } from '@isomorph/contract'
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

/** Where to begin at the platform, and what each of our values is called there. */
interface Instructions {
  readonly begin: string
  readonly names: Partial<Readonly<Record<Value, string>>>
}

const instructions: Readonly<Record<LtiProduct, Instructions>> = {
  moodle: {
    begin:
      'Site administration, Plugins, Activity modules, External tool, Manage tools, Configure a tool manually: LTI version 1.3, public key type “Keyset URL”.',
    names: {
      launch: 'Tool URL',
      keys: 'Public keyset',
      login: 'Initiate login URL',
      redirect: 'Redirection URI(s)',
      custom: 'Custom parameters',
    },
  },
  canvas: {
    begin:
      'Admin, Developer Keys, + Developer Key, LTI Key. With the method “Enter URL” the first address brings all the others; with “Manual Entry” type them in. Then switch the key on and install it by its client ID.',
    names: {
      configuration: 'JSON URL',
      redirect: 'Redirect URIs',
      launch: 'Target Link URI',
      login: 'OpenID Connect Initiation Url',
      keys: 'JWK Method: Public JWK URL',
      custom: 'Custom Fields',
    },
  },
  brightspace: {
    begin: 'Admin Tools, Manage Extensibility, LTI Advantage, Register Tool, Standard. Then add a deployment.',
    names: {
      domain: 'Domain',
      redirect: 'Redirect URLs',
      login: 'OpenID Connect Login URL',
      keys: 'Keyset URL',
      launch: 'Target Link URI',
      custom: 'Custom parameters (of the deployment)',
    },
  },
  blackboard: {
    begin:
      'Register an application in the Developer Portal, then in Blackboard: Administrator Panel, LTI Tool Providers, Register LTI 1.3 Tool by its application ID.',
    names: {
      domain: 'Domain(s)',
      login: 'Login Initiation URL',
      redirect: 'Tool Redirect URL(s)',
      keys: 'Tool JWKS URL',
      launch: 'Target Link URI',
      custom: 'Tool Provider Custom Parameters',
    },
  },
  sakai: {
    begin: 'Administration Workspace, External Tools, Install LTI 1.x Tool, LTI 1.3.',
    names: {
      launch: 'Launch URL',
      keys: 'LTI 1.3 Tool Keyset URL',
      login: 'LTI 1.3 Tool OpenID Connect/Initialization Endpoint',
      redirect: 'LTI 1.3 Tool Redirect Endpoint(s)',
      custom: 'Custom Parameters',
    },
  },
  other: {
    begin: 'Register this site as an LTI 1.3 tool.',
    names: {
      login: 'Login initiation address (OpenID Connect)',
      redirect: 'Redirect URI',
      launch: 'Target link URI (launch address)',
      keys: 'Address of the tool’s keys (JWKS)',
      domain: 'Domain',
      custom: 'Custom parameters',
    },
  },
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
  const { begin, names } = instructions[product]
  const values = valuesAt(window.location, id)
  return (
    <Card>
      <h2>{id === undefined ? 'What to type in at the platform' : 'What the platform knows of this site'}</h2>
      {id !== undefined && (
        <Paragraph>
          Nothing is to be typed in again: a platform that registered by itself has these values too. Compare them where
          launches fail. Only where one issuer has several registrations the login address with the number is needed.
          They stand there at:
        </Paragraph>
      )}
      <Paragraph>{begin}</Paragraph>
      <List>
        {Object.entries(names).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <code>{values[name as Value]}</code>
              <CopyButton text={values[name as Value]} label={`Copy ${label}`} />
            </dd>
          </div>
        ))}
      </List>
      <Paragraph>
        The custom parameter is only needed for university numbers: Person.sourcedId stands for what your platform calls
        it.
      </Paragraph>
    </Card>
  )
}
