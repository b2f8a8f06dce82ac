import { styled } from '@mui/material/styles'
import { t, type PlainKey } from '@isomorph/messages'
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

const modes: readonly { value: ColorMode; label: PlainKey }[] = [
  { value: 'system', label: 'shell.user.colours.system' },
  { value: 'light', label: 'shell.user.colours.light' },
  { value: 'dark', label: 'shell.user.colours.dark' },
]

export function userMenuLabel(userInfo: UserInfo): string {
  return userInfo.isImpersonated
    ? t('shell.user.impersonating', { name: displayName(userInfo) })
    : t('shell.user.hi', { name: userInfo.firstName || userInfo.email })
}

function StopImpersonating() {
  const { stop, isBusy } = useStopImpersonation()
  return (
    <Item type="button" disabled={isBusy} onClick={() => void stop()}>
      {t('shell.user.stop')}
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
      <NavLinks entries={[{ label: t('shell.user.account'), href: '/account' }]} />
      <Choices>
        <legend>{t('shell.user.colours')}</legend>
        <div>
          {modes.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="color-mode" checked={mode === value} onChange={() => setMode(value)} />
              {t(label)}
            </label>
          ))}
        </div>
      </Choices>
      {isImpersonated && <StopImpersonating />}
      <Item type="button" onClick={() => void logOut(store)}>
        {t('shell.logOut')}
      </Item>
    </>
  )
}
