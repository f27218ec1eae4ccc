import { JENIS_IZIN, STATUS_PENGAJUAN } from '@rekan/domain/pengajuan/izin/absensi'
import { JENIS_KELAMIN } from '@rekan/domain/karyawan/karyawan'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { contract } from '@rekan/contract/contract'
import { expect, it } from 'vitest'
import { operationsOf } from '../../test/fuzz/calls.ts'
import { type Json, composeApi } from './openapi.ts'

const api = composeApi()
const operations = new Map(operationsOf(api).map((one) => [one.key, one]))

function fieldOf(key: string, name: string): Json | undefined {
  const operation = operations.get(key)
  const properties = operation?.body?.schema['properties'] as Readonly<Record<string, Json>> | undefined
  return operation?.parameters.find((one) => one.name === name)?.schema ?? properties?.[name]
}

it.each([
  ['GET /absensi', 'status', { enum: [...STATUS_PENGAJUAN] }],
  ['GET /lembur', 'status', { enum: [...STATUS_PENGAJUAN] }],
  ['GET /absensi', 'lingkup', { enum: ['saya', 'tim'] }],
  ['GET /absensi', 'jenis_izin', { enum: [...JENIS_IZIN] }],
  ['POST /absensi/pengajuan', 'jenis_izin', { enum: [...JENIS_IZIN] }],
  ['POST /profile', 'jenis_kelamin', { enum: [...JENIS_KELAMIN] }],
  ['GET /lembur', 'page', { type: 'integer', minimum: 1 }],
  ['GET /lembur', 'per_page', { type: 'integer', minimum: 1, maximum: 100 }],
  ['GET /lembur', 'bulan', { type: 'integer', minimum: 1, maximum: 12 }],
  ['GET /lembur', 'tahun', { type: 'integer', minimum: 1900, maximum: 2200 }],
  ['POST /presensi/check-in', 'latitude', { type: 'number', minimum: -90, maximum: 90 }],
  ['POST /presensi/check-in', 'longitude', { type: 'number', minimum: -180, maximum: 180 }],
])('[WIRE-04] %s publishes %s', (key, name, field) => expect(fieldOf(key, name)).toMatchObject(field))

it('[WIRE-04] publishes the statuses of a day and the zones, and takes no number beside a range', () => {
  const [one] = (fieldOf('GET /karyawan/presensi', 'status')?.['anyOf'] ?? []) as readonly Json[]
  expect(one?.['enum']).toEqual([...STATUS_PRESENSI])
  const { ZonaWaktu } = (
    api['components'] as { schemas: Record<string, { properties: Record<string, Json> }> }
  ).schemas
  expect(ZonaWaktu?.properties['kode']?.['enum']).toEqual([...KODE_ZONA])

  const { query } = contract['GET /lembur']
  for (const name of ['page', 'per_page', 'bulan', 'tahun']) {
    const { minimum, maximum } = fieldOf('GET /lembur', name) as { minimum: number; maximum: number }
    const takes = (n: number) => query.safeParse({ [name]: String(n) }).success
    expect([minimum - 1, minimum, maximum, maximum + 1].map(takes), name).toEqual([false, true, true, false])
  }
})
