import { describe, expect, it } from 'vitest'
import { isInRanges, isPublicAddress, parseAddressRange } from './address-rules.ts'

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['unique local', 'fd00::1'],
    ['unique local, metadata of a cloud', 'fd00:ec2::254'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT, metadata of a cloud', '100.100.100.200'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['for protocols', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['benchmarks', '198.18.0.1'],
    ['IPv4 in IPv6: loopback', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6: private', '::ffff:10.0.0.1'],
    ['IPv4 in IPv6 in hexadecimal', '::ffff:a9fe:a9fe'],
    ['IPv4-compatible: loopback', '::127.0.0.1'],
    ['IPv4-compatible: private', '::10.0.0.1'],
    ['translated IPv4', '64:ff9b::7f00:1'],
    ['translated IPv4 of a network', '64:ff9b:1::7f00:1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['site-local', 'fec0::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('that is %s (%s) is refused', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it('may be trusted by range', () => {
    const ranges = [parseAddressRange('10.20.0.0/16'), parseAddressRange('127.0.0.1'), parseAddressRange('fd00::/8')]
    expect(['10.20.3.4', '::ffff:10.20.3.4', '127.0.0.1', 'fd12::1'].every((each) => isInRanges(each, ranges))).toBe(
      true,
    )
    expect(['10.21.0.1', '127.0.0.2', '::1', 'x'].some((each) => isInRanges(each, ranges))).toBe(false)
  })
})
