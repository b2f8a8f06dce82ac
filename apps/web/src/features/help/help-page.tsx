import Link from '@mui/material/Link'
import { HelpArticle, type HelpSection } from './help-article.tsx'
import { EditorFigure, MapFigure, PillsFigure, ReadingFigure, VerdictsFigure } from './figures.tsx'

const answering: HelpSection = {
  id: 'answering',
  title: 'Answering a question',
  content: (
    <>
      <p>
        Every student gets their own numbers. Type an answer into its field, or use the keyboard on the screen: it has
        what the question needs, from fractions and roots to Greek letters and units.
      </p>
      <ReadingFigure />
      <p>What cannot be read never costs an attempt. You can write</p>
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
          The number, then the unit: <code>9.81 m/s^2</code>, <code>12.5 kN</code>
        </dd>
        <dt>Complex numbers</dt>
        <dd>
          <code>3+4i</code>, or as the question asks for them
        </dd>
        <dt>Lists</dt>
        <dd>
          In square brackets, separated by semicolons: <code>[1; -2; 3]</code>
        </dd>
      </dl>
    </>
  ),
}

const saving: HelpSection = {
  id: 'saving',
  title: 'Saving, submitting, being offline',
  content: (
    <>
      <p>
        What you type is saved as you type; the top of the page says so. Without a connection it is kept in your
        browser. If you submit while you are offline, the submission waits there too, and both are sent in their order
        as soon as the connection is back, or when you next open Isomorph in this browser.
      </p>
      <p>
        Submitting spends an attempt and shows a verdict as far as your instructor has released it. When time runs out,
        what you have saved is submitted for you, even with your computer switched off.
      </p>
      <MapFigure />
      <VerdictsFigure />
      <p>
        How points, attempts, late work and marks by a person come together:{' '}
        <Link href="/help/scoring-docs">how scores come about</Link>.
      </p>
    </>
  ),
}

const timer: HelpSection = {
  id: 'time',
  title: 'Time limits',
  content: (
    <p>
      The clock starts when you press Start and runs on the server: closing the page does not stop it, and a wrong clock
      on your computer does not change it. Extra time that you have been granted is in the time you see, and appears at
      once when it is granted during the exam.
    </p>
  ),
}

const teaching: HelpSection = {
  id: 'teaching',
  title: 'Writing and giving problems',
  content: (
    <>
      <ol>
        <li>
          Write a problem under <Link href="/problems">Problems</Link>: name the variables, write the text, add a
          question, and try answers in the preview.
        </li>
        <li>Check its variants: a thousand of them are drawn at once, and issues among them are listed.</li>
        <li>
          Put problems together into an <Link href="/assessments">assessment</Link> with points and an order.
        </li>
        <li>
          Open your <Link href="/courses">course</Link> and choose “Add assessment”: which one, and when it is due. It
          is published when you say so.
        </li>
        <li>Results appear as students submit; each attempt says how it was read and why it was marked so.</li>
      </ol>
      <EditorFigure />
      <PillsFigure />
    </>
  ),
}

const keys: HelpSection = {
  id: 'keys',
  title: 'Keys',
  content: (
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
      <dt>
        <kbd>←</kbd> <kbd>→</kbd>
      </dt>
      <dd>The learner before and after, where the attempts of one are open</dd>
      <dt>
        <kbd>Esc</kbd>
      </dt>
      <dd>Close a menu or a dialog, empty a search</dd>
    </dl>
  ),
}

/** /help */
export function HelpPage() {
  return <HelpArticle title="Using Isomorph" sections={[answering, saving, timer, teaching, keys]} />
}
