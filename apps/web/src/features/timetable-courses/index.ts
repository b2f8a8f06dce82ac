export { TimetableCourses } from './timetable-courses.tsx'
