/** Where Ceph's plug-ins are; Debian's place unless set. */
const libraries = process.env['CEPH_LIBRARIES'] ?? '/usr/lib/x86_64-linux-gnu'

export const gatewayName = 'client.rgw.test'

interface Place {
  readonly folder: string
  readonly cluster: string
  readonly monitors: string
  readonly port: number
}

/** As little as a cluster of one machine in memory needs. */
export function configurationFor({ folder, cluster, monitors, port }: Place): string {
  return `[global]
fsid = ${cluster}
mon host = ${monitors}
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd pool default pg num = 1
osd pool default pgp num = 1
mon max pg per osd = 1000
osd crush chooseleaf type = 0
mon data avail crit = 1
mon data avail warn = 1
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.$pid.asok
erasure code dir = ${libraries}/ceph/erasure-code
osd class dir = ${libraries}/rados-classes
plugin dir = ${libraries}/ceph
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
ms bind ipv6 = false
public addr = 127.0.0.1
[${gatewayName}]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/rgw
`
}

/** What the parts of the cluster may do. */
export const capabilities = {
  'mon.': ['--cap', 'mon', 'allow *'],
  'client.admin': ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
  [gatewayName]: ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
  'osd.0': ['--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
}
