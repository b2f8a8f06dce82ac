import { createHash } from 'node:crypto'
import type { LetterKind } from '@isomorph/contract'
import type { MessageKey } from '@isomorph/messages'
import { escapeHtml } from '@isomorph/rich-text'
import { timeIn } from '../../data/time-in.ts'
import type { Writer } from '../../data/writers.ts'
import type { Mail } from '../../mail/mail.ts'
import type { ClaimedNotice } from './notices.queries.ts'

/** No points and no percent: letters are read on locked screens, and stay for years. */
const sentenceKeys = {
  opened: 'letters.opened',
  released: 'letters.released',
  corrected: 'letters.corrected',
  appealAnswered: 'letters.appealAnswered',
  toGrade: 'letters.toGrade',
  appealRaised: 'letters.appealRaised',
  regradeReady: 'letters.regradeReady',
} as const satisfies Readonly<Record<Exclude<LetterKind, 'dueSoon'>, MessageKey>>

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

const placesOfStaff: Readonly<Partial<Record<LetterKind, string>>> = {
  toGrade: '/grading',
  appealRaised: '/grading',
  regradeReady: '/regrades',
}

/** Where a letter leads to within the assessment: the answer to an appeal stands beside its problem. */
function placeOf({ kind, problemInstanceId }: ClaimedNotice): string {
  return problemInstanceId === null ? (placesOfStaff[kind] ?? '') : `/problems/${problemInstanceId}`
}

interface Line {
  readonly group: string
  readonly sentence: string
  readonly url: string
}

function sentenceOf({ kind, name, timeZone, eventAt }: ClaimedNotice, { say, tag }: Writer): string {
  const about = { name: oneLine(name) }
  if (kind === 'dueSoon') return say('letters.dueSoon', { ...about, moment: timeIn(timeZone, eventAt, tag) })
  return say(sentenceKeys[kind], about)
}

function lineOf(notice: ClaimedNotice, origin: string, writer: Writer): Line {
  const { groupId, groupAssessmentId } = notice
  return {
    group: oneLine(notice.groupName),
    sentence: sentenceOf(notice, writer),
    url: `${origin}/courses/${groupId}/groupAssignments/${groupAssessmentId}${placeOf(notice)}`,
  }
}

interface Letter {
  readonly greeting: string
  readonly lines: readonly Line[]
  readonly account: string
  readonly unsubscribe: string
}

function textOf({ greeting, lines, account, unsubscribe }: Letter, { say }: Writer): string {
  const told = lines.map(({ group, sentence, url }) => `${say('letters.line', { course: group, sentence })}\n${url}`)
  const choose = say('letters.linkTo', { label: say('letters.choose'), url: account })
  const end = say('letters.linkTo', { label: say('letters.end'), url: unsubscribe })
  return [greeting, ...told, `--\n${choose}\n${end}`].join('\n\n')
}

function htmlOf({ greeting, lines, account, unsubscribe }: Letter, { say, code }: Writer): string {
  const link = (url: string, label: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
  const told = lines.map(({ group, sentence, url }) => {
    const line = say('letters.line', { course: escapeHtml(group), sentence: link(url, sentence) })
    return `<li>${line}</li>`
  })
  const end = `${link(account, say('letters.choose'))} · ${link(unsubscribe, say('letters.end'))}`
  return (
    `<!doctype html><html lang="${code}"><body style="font-family:sans-serif;line-height:1.5">` +
    `<p>${escapeHtml(greeting)}</p><ul>${told.join('')}</ul><p style="font-size:0.85em">${end}</p></body></html>`
  )
}

function subjectOf(lines: readonly Line[], { say }: Writer): string {
  const [only, ...more] = lines
  return only && more.length === 0 ? only.sentence : say('letters.subject.several', { count: String(lines.length) })
}

interface Sending {
  readonly origin: string
  readonly token: string
  readonly writer: Writer
}

/** One letter to one person about all of it, in their language. */
export function writeLetter(
  notices: readonly [ClaimedNotice, ...ClaimedNotice[]],
  { origin, token, writer }: Sending,
): Mail {
  const [first] = notices
  const { say } = writer
  const name = oneLine(first.firstName)
  const letter = {
    greeting: name === '' ? say('letters.greeting') : say('letters.greeting.named', { name }),
    lines: notices.map((notice) => lineOf(notice, origin, writer)),
    account: `${origin}/account`,
    unsubscribe: `${origin}/unsubscribe#${token}`,
  }
  const ids = notices.map(({ id }) => id).join(' ')
  return {
    to: first.email,
    subject: subjectOf(letter.lines, writer),
    text: textOf(letter, writer),
    html: htmlOf(letter, writer),
    unsubscribe: `${origin}/api/letters/unsubscriptions/${token}`,
    // The same letter has the same name, by which mail servers know it again.
    messageId: `<${createHash('sha256').update(ids).digest('hex').slice(0, 32)}@${new URL(origin).hostname}>`,
  }
}
