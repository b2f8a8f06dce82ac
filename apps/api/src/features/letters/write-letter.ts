import { createHash } from 'node:crypto'
import type { LetterKind } from '@isomorph/contract'
import { escapeHtml } from '@isomorph/rich-text'
import { timeIn } from '../../data/time-in.ts'
import type { Mail } from '../../mail/mail.ts'
import type { ClaimedNotice } from './notices.queries.ts'

/** No points and no percent: letters are read on locked screens, and stay for years. */
const sentences: Readonly<Record<LetterKind, (name: string, at: string) => string>> = {
  opened: (name) => `${name} is open.`,
  dueSoon: (name, at) => `${name} is due ${at}.`,
  released: (name) => `Results of ${name} are there.`,
  corrected: (name) => `Results of ${name} were corrected.`,
  appealAnswered: (name) => `Your appeal about ${name} was answered.`,
  toGrade: (name) => `Answers of ${name} wait for grading.`,
  appealRaised: (name) => `A learner appeals against a mark of ${name}.`,
  regradeReady: (name) => `What a regrade of ${name} would change is ready to be looked at.`,
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Where a letter leads to within the assessment. */
const placeOf: Readonly<Partial<Record<LetterKind, string>>> = {
  toGrade: '/grading',
  appealRaised: '/grading',
  regradeReady: '/regrades',
}

interface Line {
  readonly group: string
  readonly sentence: string
  readonly url: string
}

function lineOf(notice: ClaimedNotice, origin: string): Line {
  const { kind, eventAt, timeZone, groupId, groupAssessmentId } = notice
  return {
    group: oneLine(notice.groupName),
    sentence: sentences[kind](oneLine(notice.name), timeIn(timeZone, eventAt)),
    url: `${origin}/courses/${groupId}/groupAssignments/${groupAssessmentId}${placeOf[kind] ?? ''}`,
  }
}

function textOf(greeting: string, lines: readonly Line[], links: Links): string {
  const told = lines.map(({ group, sentence, url }) => `${group}: ${sentence}\n${url}`)
  const end = `Choose what you are told: ${links.account}\nEnd these letters: ${links.unsubscribe}`
  return [greeting, ...told, `--\n${end}`].join('\n\n')
}

function htmlOf(greeting: string, lines: readonly Line[], links: Links): string {
  const link = (url: string, label: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
  const told = lines.map(({ group, sentence, url }) => `<li>${escapeHtml(group)}: ${link(url, sentence)}</li>`)
  const end = `${link(links.account, 'Choose what you are told')} · ${link(links.unsubscribe, 'End these letters')}`
  return (
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">' +
    `<p>${escapeHtml(greeting)}</p><ul>${told.join('')}</ul><p style="font-size:0.85em">${end}</p></body></html>`
  )
}

interface Links {
  readonly account: string
  readonly unsubscribe: string
}

/** One letter to one person about all of it. */
export function writeLetter(
  notices: readonly [ClaimedNotice, ...ClaimedNotice[]],
  { origin, token }: { readonly origin: string; readonly token: string },
): Mail {
  const [first] = notices
  const lines = notices.map((notice) => lineOf(notice, origin))
  const greeting = first.firstName === '' ? 'Hello,' : `Hello ${oneLine(first.firstName)},`
  const links = { account: `${origin}/account`, unsubscribe: `${origin}/unsubscribe#${token}` }
  const ids = notices.map(({ id }) => id).join(' ')
  return {
    to: first.email,
    subject: notices.length === 1 ? (lines[0]?.sentence ?? '') : `News from your courses (${notices.length})`,
    text: textOf(greeting, lines, links),
    html: htmlOf(greeting, lines, links),
    unsubscribe: `${origin}/api/letters/unsubscriptions/${token}`,
    // The same letter has the same name, by which mail servers know it again.
    messageId: `<${createHash('sha256').update(ids).digest('hex').slice(0, 32)}@${new URL(origin).hostname}>`,
  }
}
