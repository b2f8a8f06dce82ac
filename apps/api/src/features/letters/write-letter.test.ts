import { expect, it } from 'vitest'
import { writerFor } from '../../data/writers.ts'
import type { ClaimedNotice } from './notices.queries.ts'
import { writeLetter } from './write-letter.ts'

const notice: ClaimedNotice = {
  id: 1,
  userId: 7,
  kind: 'dueSoon',
  eventAt: new Date('2026-09-04T15:00:00Z'),
  groupId: 3,
  groupAssessmentId: 4,
  problemInstanceId: null,
  groupName: 'Analysis <I>',
  name: 'Blatt 3',
  email: 'ida@example.org',
  firstName: 'Ida',
  timeZone: 'Europe/Berlin',
  language: 'de',
  isTimely: true,
}

async function letterIn(language: string, more: readonly ClaimedNotice[] = []) {
  const settings = { person: language, installation: 'en' }
  const writer = await writerFor('letters', settings, ['en', 'de', 'es', 'fr'])
  return writeLetter([notice, ...more], { origin: 'https://quiz.example.edu', token: 'secret', writer })
}

it('is in the language of its reader, with the dates of that language', async () => {
  const { subject, text, html } = await letterIn('de')
  expect(subject).toBe('Blatt 3 ist fällig: Fr., 4.9.26, 17:00 MESZ.')
  expect(text).toMatch(/^Guten Tag Ida,\n\nAnalysis <I>: Blatt 3 ist fällig/)
  expect(text).toContain('Diese E-Mails abbestellen: https://quiz.example.edu/unsubscribe#secret')
  expect(html).toContain('<html lang="de">')
  expect(html).toContain(
    '<li>Analysis &lt;I&gt;: <a href="https://quiz.example.edu/courses/3/groupAssignments/4">Blatt 3',
  )
})

it('leads to the problem whose appeal was answered', async () => {
  const { text } = await letterIn('en', [{ ...notice, id: 2, kind: 'appealAnswered', problemInstanceId: 9 }])
  expect(text).toContain(
    'Your appeal about Blatt 3 was answered.\nhttps://quiz.example.edu/courses/3/groupAssignments/4/problems/9\n',
  )
})

it('says in the language of its reader that there is more than one', async () => {
  const { subject } = await letterIn('es', [{ ...notice, id: 2, kind: 'toGrade' }])
  expect(subject).toBe('Novedades de sus cursos (2)')
})
