/** How the audit log names an act on a group assessment. */
export function actOn(
  id: number,
  verb:
    | 'update'
    | 'setAccessCode'
    | 'setLockdown'
    | 'release'
    | 'reopen'
    | 'act'
    | 'announce'
    | 'withdrawAnnouncement'
    | 'decideLateEvidence'
    | 'setGrading'
    | 'chooseResponses'
    | 'setDoubleMarking'
    | 'saveRubric'
    | 'decideCluster'
    | 'withdrawClusterDecision'
    | 'makePaper'
    | 'enterPaper'
    | 'checkPaper'
    | 'withdrawPaper'
    | 'pushGrades'
    | 'lookAtRegrade'
    | 'regrade'
    | 'undoRegrade'
    | 'tellRegraded'
    | 'delete',
) {
  return { action: `groupAssessment.${verb}`, entityType: 'groupAssessment', entityId: id } as const
}
