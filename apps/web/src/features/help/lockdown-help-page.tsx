import { lockdownNames } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { forgetLockdownCookies } from '../../session/lockdown-cookies.ts'
import { HelpArticle, type HelpSection } from './help-article.tsx'

function SystemNotes() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('help.lockdown.system')}</th>
          <th scope="col">{t('help.lockdown.note')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{'Windows'}</td>
          <td>{t('help.lockdown.windows')}</td>
        </tr>
        <tr>
          <td>{'macOS'}</td>
          <td>{t('help.lockdown.macOS')}</td>
        </tr>
        <tr>
          <td>{'iPad'}</td>
          <td>{t('help.lockdown.iPad')}</td>
        </tr>
      </tbody>
    </table>
  )
}

function sections(): readonly HelpSection[] {
  return [
    { id: 'what-it-is', title: t('help.lockdown.what.title'), content: <p>{t('help.lockdown.what')}</p> },
    {
      id: 'before',
      title: t('help.lockdown.before.title'),
      content: (
        <>
          <ol>
            <li>{t('help.lockdown.before.install')}</li>
            <li>{t('help.lockdown.before.restart')}</li>
            <li>{t('help.lockdown.before.update')}</li>
            <li>{t('help.lockdown.before.battery')}</li>
          </ol>
          <SystemNotes />
        </>
      ),
    },
    {
      id: 'during',
      title: t('help.lockdown.during.title'),
      content: (
        <ul>
          <li>{t('help.lockdown.during.open')}</li>
          <li>{t('help.lockdown.during.saved')}</li>
          <li>{t('help.lockdown.during.timer')}</li>
          <li>{t('help.lockdown.during.leave')}</li>
        </ul>
      ),
    },
    {
      id: 'trouble',
      title: t('help.lockdown.trouble.title'),
      content: (
        <>
          <p>{t('help.lockdown.trouble.handOver')}</p>
          <p>{t('help.lockdown.trouble.instructor')}</p>
        </>
      ),
    },
  ]
}

/** /help/lockdown-browser */
export function LockdownHelpPage() {
  const [query] = useSearchParams()
  const isExit = query.get(lockdownNames.exit) === '1'
  useEffect(() => {
    if (isExit) forgetLockdownCookies()
  }, [isExit])
  return <HelpArticle title="LockDown Browser" sections={sections()} />
}
