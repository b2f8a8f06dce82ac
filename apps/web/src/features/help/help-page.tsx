import Link from '@mui/material/Link'
import { Page, PageHeader } from '@isomorph/ui'
import { usePageTitle } from '../../shell/page-title.ts'
import { Prose } from './prose.tsx'

/** /help */
export function HelpPage() {
  usePageTitle('Using Isomorph')
  return (
    <Page>
      <PageHeader title="Using Isomorph" />
      <Prose>
        <h2>Answering</h2>
        <p>
          Every student gets their own numbers. Type an answer into its field, or use the on-screen keyboard beside it.
          While you type, the page shows how your answer is read; what cannot be read never costs an attempt.
        </p>
        <dl>
          <dt>Numbers</dt>
          <dd>
            <code>0.25</code>, <code>1/4</code>, <code>2.5e-3</code>, <code>1,250</code>, <code>25%</code>
          </dd>
          <dt>Formulas</dt>
          <dd>
            <code>3x^2 - 1</code>, <code>sqrt(2)/2</code>, <code>sin(x)</code>, <code>e^(-t)</code>. Any equivalent form
            counts unless the question asks for a certain one.
          </dd>
          <dt>Units</dt>
          <dd>
            A number, a space, the unit: <code>9.81 m/s^2</code>, <code>12.5 kN</code>
          </dd>
          <dt>Lists</dt>
          <dd>
            In square brackets, separated by semicolons: <code>[1; -2; 3]</code>
          </dd>
        </dl>
        <h2>Saving and submitting</h2>
        <p>
          What you type is saved as you type, even while you are offline: it is kept in your browser and sent when the
          connection is back. Submitting spends an attempt and shows a verdict as far as your instructor has released
          it. When time runs out, what you have saved is submitted for you.
        </p>
        <h2>Teaching</h2>
        <ol>
          <li>
            Write a problem: under <Link href="/problems">Problems</Link>, name the variables, write the text, add a
            question, and try answers in the preview.
          </li>
          <li>
            Put problems together into an <Link href="/assessments">assessment</Link> with points and an order.
          </li>
          <li>
            Open your <Link href="/courses">course</Link> and choose “Add assessment”: which one, and when it is due.
          </li>
          <li>Publish it. Results appear as students submit.</li>
        </ol>
        <h2>Keys</h2>
        <dl>
          <dt>
            <kbd>/</kbd>
          </dt>
          <dd>Search the list on this page</dd>
          <dt>
            <kbd>Ctrl</kbd> <kbd>S</kbd> or <kbd>⌘</kbd> <kbd>S</kbd>
          </dt>
          <dd>Save the page you are editing</dd>
          <dt>
            <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </dt>
          <dd>Move a problem within an assessment</dd>
        </dl>
      </Prose>
    </Page>
  )
}
