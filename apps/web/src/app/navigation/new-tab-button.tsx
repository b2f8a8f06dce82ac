import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { useOpenInNewTab } from '../../session/new-tab.ts'
import { barItemStyles } from './nav-menu.tsx'

const Item = styled('button')({
  ...barItemStyles,
  marginInlineStart: 'auto',
  '& + .narrow': { marginInlineStart: 0, flexShrink: 0 },
})

/** In the frame of a learning platform: the same page in a tab of its own, with room for it. */
export function NewTabButton() {
  const { open, isBusy } = useOpenInNewTab()
  return (
    <Item type="button" disabled={isBusy} onClick={() => void open()}>
      {t('shell.nav.newTab')}
    </Item>
  )
}
