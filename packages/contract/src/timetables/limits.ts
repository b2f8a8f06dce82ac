/** So many classes of a timetable make one course at most. */
export const classesMaximum = 40
