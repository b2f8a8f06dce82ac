/** How the audit log names an act on a group assessment. */
export function actOn(
  id: number,
  verb:
    | 'update'
    | 'release'
    | 'reopen'
    | 'act'
    | 'announce'
    | 'withdrawAnnouncement'
    | 'setGrading'
    | 'saveRubric'
    | 'lookAtRegrade'
    | 'regrade'
    | 'undoRegrade'
    | 'tellRegraded'
    | 'delete',
) {
  return { action: `groupAssessment.${verb}`, entityType: 'groupAssessment', entityId: id }
}
