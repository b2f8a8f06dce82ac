export { ConnectClassesButton } from './connect-classes-button.tsx'
export { TimetableCourses } from './timetable-courses.tsx'
