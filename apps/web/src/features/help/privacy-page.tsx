import Link from '@mui/material/Link'
import { Page, PageHeader } from '@isomorph/ui'
import { useGetConfigurationQuery } from '../../data/core-api.ts'
import { useInstitution } from '../../screen/institution.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { Prose } from './prose.tsx'

/** What the page says of a store of learning analytics. */
const analytics = {
  on: 'Your institution has switched on learning analytics: what you do here, when, and your scores go to its event store, under a number that stands for you; names and answers only where your institution has decided so.',
  off: 'Nothing is sent to a store of learning analytics.',
}

function WhatTheBrowserKeeps() {
  return (
    <>
      <h2>What your browser keeps</h2>
      <p>
        A token that keeps you signed in, how you last looked at lists, and answers and submissions that could not be
        sent yet. They are removed when you log out; unsent answers once they have arrived. Which kind of account you
        last logged in with is remembered for the next time. No part of a page is fetched from other companies.
      </p>
    </>
  )
}

function WhatIsKept() {
  return (
    <>
      <h2>What is kept</h2>
      <ul>
        <li>Who you are: name, e-mail address, user name and the identifiers your institution uses for you.</li>
        <li>Your roles, and the courses you teach or take.</li>
        <li>
          Your work: what you type into answer fields, what you submit, when, how it was marked, and scores, comments
          and changes made by graders.
        </li>
        <li>When you sign in, and changes of roles and scores, so that misuse can be found.</li>
      </ul>
    </>
  )
}

/** /privacy-policy */
export function PrivacyPage() {
  usePageTitle('Privacy policy')
  const { supportEmail } = useInstitution()
  const { data: { caliperEnabled = false } = {} } = useGetConfigurationQuery(undefined)
  return (
    <Page>
      <PageHeader title="Privacy policy" />
      <Prose>
        <p>This page says what Isomorph keeps about you, why, and who can see it.</p>
        <WhatIsKept />
        <h2>What it is for</h2>
        <p>
          To mark your work, to show it to you and to those who teach you, to keep grades correct, and to keep the
          service safe. It is not sold, and it is not used for advertising.
        </p>
        <h2>Who can see it</h2>
        <p>
          You; the instructors and graders of your courses, for the work in their courses; administrators of your
          institution. An administrator who acts as you sees what you see; that is recorded. Where your course is
          connected with a learning management system, your scores in it go there.{' '}
          {caliperEnabled ? analytics.on : analytics.off}
        </p>
        <WhatTheBrowserKeeps />
        <h2>How long, and your rights</h2>
        <p>
          Work and grades are kept as long as your institution’s rules for records ask. You may ask to see, correct or
          delete what is kept about you, within those rules.
        </p>
        {supportEmail && (
          <p>
            Questions: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          </p>
        )}
      </Prose>
    </Page>
  )
}
