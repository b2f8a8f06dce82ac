import { styled } from '@mui/material/styles'
import type { IdentityProvider } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, radius } from '@isomorph/ui'
import { useState } from 'react'
import { productName } from '../../screen/page-title.ts'
import { CasLoginForm } from './cas-login-form.tsx'
import { accountOfferedFirst, localAccount } from './known-accounts.ts'
import { LocalLoginForm } from './local-login-form.tsx'

const Choice = styled('fieldset')({
  border: 0,
  margin: '0 0 20px',
  padding: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& label': {
    flex: '1 1 140px',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '6px 12px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    fontSize: fontSize.table,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: color.primary, backgroundColor: color.primarySoft },
  '& input': { accentColor: color.primary, margin: 0, flex: 'none' },
})

/** The form for user name and password; where a CAS server checks them too, people say whose they are. */
export function AccountChoice({ providers }: { providers: readonly IdentityProvider[] }) {
  const checking = providers.filter(({ takesCredentials }) => takesCredentials)
  const [chosen, setChosen] = useState(() => accountOfferedFirst(checking))
  if (checking.length === 0) return <LocalLoginForm />
  const options = [
    ...checking.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: localAccount, label: productName },
  ]
  const provider = checking.find(({ id }) => String(id) === chosen)
  return (
    <div>
      <Choice>
        <legend>{t('sign-in.account')}</legend>
        <div>
          {options.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="account"
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </Choice>
      {provider ? <CasLoginForm key={provider.id} provider={provider} /> : <LocalLoginForm />}
    </div>
  )
}
