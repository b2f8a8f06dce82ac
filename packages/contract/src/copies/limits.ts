/** So many assessments are copied at once at most. */
export const copiedAssessmentsMaximum = 200
