export { ConnectClassesButton } from './connect-classes-button.tsx'
export { DisconnectTimetable } from './disconnect-timetable.tsx'
export { TimetableCourses } from './timetable-courses.tsx'
