import { zipSync, strToU8 } from 'fflate'

/** The files of a small school: a class of two terms, one class of another course, and people. */
export const schoolFiles = {
  'manifest.csv':
    'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.users,bulk\nfile.demographics,absent\n',
  'academicSessions.csv':
    '\uFEFFsourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear\n' +
    'fall,,,Fall 2026,semester,2026-08-20,2099-12-20,,2026\n' +
    'spring,,,Spring 2027,semester,2099-12-21,2099-12-31,,2026\n' +
    'unused,,,Summer,term,2027-06-01,2027-07-01,,2026\n',
  'courses.csv': 'sourcedId,title,courseCode,metadata.origin\nc1,"Algebra, first year",ALG1,x\nc2,Biology,,x\n',
  'classes.csv':
    'sourcedId,title,courseSourcedId,termSourcedIds,classCode\n' +
    'k1,Period 2,c1,"fall,spring",A\nk2,Period 3,c2,fall,B\nk3,Of no term,c2,,\n',
  'users.csv':
    'sourcedId,enabledUser,username,userIds,givenName,familyName,identifier,email,preferredGivenName\n' +
    'u1,true,tina,{LDAP:tina},Christina,Teacher,0000101,tina@school.example,Tina\n' +
    'u2,true,ada,"{LDAP:ada},{SIS:9}",Ada,Student,2001,ada@school.example,\n' +
    'u3,true,ben,,Ben,Student,2002,,\n' +
    'u4,false,gone,,Gone,Student,2003,,\n' +
    'u5,true,anna,,Anna,Aide,2004,,\n' +
    'u6,true,none,,Nobody,Numberless,,,\n',
  'enrollments.csv':
    'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role,primary\n' +
    'e1,,k1,s,u1,teacher,true\ne2,,k1,s,u2,student,\ne3,,k1,s,u3,student,\ne4,,k1,s,u4,student,\n' +
    'e5,,k1,s,u5,aide,\ne6,,k1,s,u6,student,\ne7,tobedeleted,k2,s,u2,student,\ne8,,k2,s,u3,student,\n' +
    'e9,,k2,s,u1,administrator,\ne10,,k9,s,u2,student,\n',
} as const

export type SchoolFile = keyof typeof schoolFiles

/** The export as it is handed in; null leaves a file out. */
export function packed(changes: Partial<Record<SchoolFile, string | null>> = {}, folder = ''): Buffer {
  const files: Partial<Record<SchoolFile, string | null>> = { ...schoolFiles, ...changes }
  const kept = Object.entries(files).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${folder}${name}`, strToU8(text)] as const] : [],
  )
  return Buffer.from(zipSync(Object.fromEntries(kept)))
}
