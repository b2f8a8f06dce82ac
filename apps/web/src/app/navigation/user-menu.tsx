import { styled } from '@mui/material/styles'
import { color, fontSize, radius, useColorMode, type ColorMode } from '@isomorph/ui'
import type { UserInfo } from '@isomorph/contract'
import { useStore } from 'react-redux'
import { displayName } from '../../entities/person/names.ts'
import { useUserInfo } from '../../data/hooks.ts'
import { useStopImpersonation } from '../../session/impersonation.ts'
import { logOut, type SessionStore } from '../../session/session.ts'
import { NavLinks } from './nav-links.tsx'

const Choices = styled('fieldset')({
  border: 0,
  margin: '0 0 4px',
  padding: '12px 12px 8px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  '& legend': { padding: 0, color: color.textSecond },
  '& div': { display: 'flex', gap: 12, marginTop: 4 },
  '& label': { display: 'flex', alignItems: 'center', gap: 4 },
  '& input': { accentColor: color.primary, margin: 0 },
})

const Item = styled('button')({
  font: 'inherit',
  fontSize: fontSize.table,
  width: '100%',
  textAlign: 'start',
  border: 0,
  background: 'none',
  color: color.text,
  padding: '8px 12px',
  borderRadius: radius.control - 2,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.sunken },
})

const modes: readonly { value: ColorMode; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function userMenuLabel(userInfo: UserInfo): string {
  return userInfo.isImpersonated
    ? `Impersonating ${displayName(userInfo)}`
    : `Hi, ${userInfo.firstName || userInfo.email}`
}

function StopImpersonating() {
  const { stop, isBusy } = useStopImpersonation()
  return (
    <Item type="button" disabled={isBusy} onClick={() => void stop()}>
      Stop Impersonating
    </Item>
  )
}

/** The way to one's account, colours light or dark, and the ways out. */
export function UserMenuItems() {
  const store = useStore() as SessionStore
  const { mode, setMode } = useColorMode()
  const isImpersonated = useUserInfo()?.isImpersonated ?? false
  return (
    <>
      <NavLinks entries={[{ label: 'Your account', href: '/account' }]} />
      <Choices>
        <legend>Colours</legend>
        <div>
          {modes.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="color-mode" checked={mode === value} onChange={() => setMode(value)} />
              {label}
            </label>
          ))}
        </div>
      </Choices>
      {isImpersonated && <StopImpersonating />}
      <Item type="button" onClick={() => void logOut(store)}>
        Log Out
      </Item>
    </>
  )
}
