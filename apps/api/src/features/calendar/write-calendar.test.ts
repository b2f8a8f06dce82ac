import { expect, it } from 'vitest'
import { writerFor } from '../../data/writers.ts'
import { writeCalendar } from './write-calendar.ts'

it('is in the language of its reader', async () => {
  const writer = await writerFor('calendar', { person: 'de', installation: 'en' }, ['en', 'de'])
  const row = {
    id: 4,
    groupId: 3,
    groupName: 'Analysis',
    name: 'Blatt 3',
    opensAt: null,
    dueAt: new Date('2026-09-04T15:00:00Z'),
    closesAt: null,
    isPublished: false,
    isCancelled: false,
    sequence: 0,
    changedAt: new Date('2026-09-01T00:00:00Z'),
  }
  const origin = 'https://quiz.example.edu'
  const text = writeCalendar([row], { origin, shardKey: 'local', timeZone: 'Europe/Berlin', writer })
  expect(text).toContain('PRODID:-//Isomorph//Assessments//DE')
  expect(text).toContain('SUMMARY:Blatt 3 ist fällig')
  expect(text).toContain(String.raw`DESCRIPTION:Analysis\, Fr.\, 4.9.26\, 17:00 MESZ. Nicht veröffentlicht.`)
})
