import { Page, PageHeader } from '@isomorph/ui'
import { usePageTitle } from '../../shell/page-title.ts'
import { Prose } from './prose.tsx'

/** /help/lockdown-browser */
export function LockdownHelpPage() {
  usePageTitle('LockDown Browser')
  return (
    <Page>
      <PageHeader title="LockDown Browser" />
      <Prose>
        <p>
          Some exams can be opened only in LockDown Browser, which shows the exam and nothing else until you have
          finished. Your instructor decides whether an exam needs it; the start page of the exam says so.
        </p>
        <h2>Before the exam</h2>
        <ol>
          <li>Install LockDown Browser for Windows, macOS or iPad from your institution.</li>
          <li>Restart your computer and close other programs, messengers and screen recorders above all.</li>
          <li>Open LockDown Browser once and sign in, so that updates are done before it matters.</li>
        </ol>
        <h2>During the exam</h2>
        <ul>
          <li>Start the exam from its page; it opens in LockDown Browser by itself.</li>
          <li>What you type is saved as you type, as in any other assessment.</li>
          <li>The timer runs on the server: closing the browser does not stop it.</li>
        </ul>
        <h2>When it does not start</h2>
        <p>
          “A LockDown Browser session could not be started. Please close the browser and try again.” means that the
          hand-over from your usual browser did not arrive. Close LockDown Browser completely and start the exam again
          from its page. If that does not help, tell your instructor; they can exempt you, and your work is kept.
        </p>
      </Prose>
    </Page>
  )
}
