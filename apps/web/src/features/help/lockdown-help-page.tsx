import { lockdownNames } from '@isomorph/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { forgetLockdownCookies } from '../../session/lockdown-cookies.ts'
import { HelpArticle, type HelpSection } from './help-article.tsx'

const sections: readonly HelpSection[] = [
  {
    id: 'what-it-is',
    title: 'What it is',
    content: (
      <p>
        Some exams can be opened only in LockDown Browser, which shows the exam and nothing else until you have
        finished. Your instructor decides whether an exam needs it; the start page of the exam says so and names the
        program: Safe Exam Browser, or LockDown Browser by Respondus.
      </p>
    ),
  },
  {
    id: 'before',
    title: 'Before the exam',
    content: (
      <>
        <ol>
          <li>Install LockDown Browser for your system from where your institution offers it.</li>
          <li>Restart your computer and close other programs, messengers and screen recorders above all.</li>
          <li>Open LockDown Browser once and sign in, so that updates are done before it matters.</li>
          <li>Charge the battery, or plug in: leaving the browser to look for a charger ends its session.</li>
        </ol>
        <table>
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Good to know</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Windows</td>
              <td>Log out other people of the computer. S mode cannot install it.</td>
            </tr>
            <tr>
              <td>macOS</td>
              <td>Allow it under System Settings, Privacy &amp; Security, when it asks.</td>
            </tr>
            <tr>
              <td>iPad</td>
              <td>Start it as an app and choose your institution; allow guided access when it asks.</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'during',
    title: 'During the exam',
    content: (
      <ul>
        <li>Open its start page in your usual browser; the button there opens LockDown Browser and signs you in.</li>
        <li>What you type is saved as you type, as in any other assessment.</li>
        <li>The timer runs on the server: closing the browser does not stop it.</li>
        <li>When you have finished, leave by the button on the start page of the exam.</li>
      </ul>
    ),
  },
  {
    id: 'trouble',
    title: 'When it does not start',
    content: (
      <>
        <p>
          “A LockDown Browser session could not be started. Please close the browser and try again.” means that the
          hand-over from your usual browser did not arrive. Close LockDown Browser completely and start the exam again
          from its page.
        </p>
        <p>
          If that does not help, tell your instructor. They can exempt you, and whatever you have typed is kept: you go
          on where you were.
        </p>
      </>
    ),
  },
]

/** /help/lockdown-browser */
export function LockdownHelpPage() {
  const [query] = useSearchParams()
  const isExit = query.get(lockdownNames.exit) === '1'
  useEffect(() => {
    if (isExit) forgetLockdownCookies()
  }, [isExit])
  return <HelpArticle title="LockDown Browser" sections={sections} />
}
