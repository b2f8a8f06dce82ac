import ical from 'ical.js'
import { expect, it } from 'vitest'
import { writerFor } from '../../data/writers.ts'
import { writeCalendar } from './write-calendar.ts'

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

async function written(): Promise<string> {
  const writer = await writerFor('calendar', { person: 'de', installation: 'en' }, ['en', 'de'])
  const origin = 'https://quiz.example.edu'
  return writeCalendar([row], { origin, shardKey: 'local', timeZone: 'Europe/Berlin', writer })
}

it('is in the language of its reader', async () => {
  const text = await written()
  expect(text).toContain('PRODID:-//Isomorph//Assessments//DE')
  expect(text).toContain('SUMMARY:Blatt 3 ist fällig')
  expect(text).toContain(String.raw`DESCRIPTION:Analysis\, Fr.\, 4.9.26\, 17:00 MESZ. Nicht veröffentlicht.`)
})

it('has events without length: an end has to lie after its start', async () => {
  const [event] = new ical.Component(ical.parse(await written())).getAllSubcomponents('vevent')
  expect(event?.hasProperty('dtend')).toBe(false)
  const { startDate, endDate } = new ical.Event(event)
  expect(endDate.toJSDate()).toEqual(startDate.toJSDate())
})
