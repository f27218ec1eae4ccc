import { contract } from '@rekan/contract/contract'
import type { Call } from '@rekan/contract/call'
import { AKSES } from '@rekan/domain/akses/tabel'
import { cakupan, isTindakan } from '@rekan/domain/akses/akses'
import { ROLE_BERLINGKUP } from '@rekan/domain/akses/peran'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isBidangDikenal, jenisAlamat } from './cabang.service.ts'

/** Names of ids that the gate need not know, each with the reason. */
const LAIN: Readonly<Record<string, string>> = {
  kantor_penempatan_id:
    'a placement of the person who is named beside it: the service looks among theirs alone',
  hak_id: 'a year of leave of the person in the address: the service looks among theirs alone',
  koordinator_id:
    'an account from the list of coordinators, which is everybody’s; as a filter it narrows what is seen',
  pengguna_id: 'an account from the list of coordinators, which is everybody’s',
  penerus_id: 'an account from the list of coordinators, which is everybody’s',
  jadwal_id: 'hours of the company, which every office chooses from',
  cuti_id: 'a kind of leave',
  penugasan_id:
    'a work of the person who is named beside it: the service looks among those of their day alone',
  rekan_penugasan_id: 'a work of a colleague: the service looks among those that may be swapped',
  jenis_shift_id:
    'a kind of shift of the company or of the site that is named: the service looks among these alone',
  klien_id: 'a filter: it narrows what is seen',
  kontrak_id: 'a filter: it narrows what is seen',
  pos_id: 'a post of the site that is named: the service looks among its posts alone',
  jenis_karyawan_id: 'a kind of employment',
  status_pernikahan_id: 'a value of a list',
  jenjang_pendididikan_id: 'a value of a list',
}

type Isi = {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly $ref?: string
  readonly $defs?: unknown
}

/** Names in what a call takes that look like those of ids, at any depth. */
function bidangId(skema: z.ZodType | undefined): string[] {
  if (skema === undefined) return []
  const found = new Set<string>()
  const akar = z.toJSONSchema(skema, { io: 'input', unrepresentable: 'any' })
  const walk = (isi: unknown): void => {
    if (typeof isi !== 'object' || isi === null) return
    const { properties, $ref, $defs: _, ...lain } = isi as Isi
    if ($ref !== undefined) walk(akar.$defs?.[$ref.split('/').at(-1) ?? ''])
    // What stands below a field that is known is read with it.
    for (const [nama, satu] of Object.entries(properties ?? {})) {
      if (isBidangDikenal(nama)) continue
      if (/(^|_)ids?$/.test(nama)) found.add(nama)
      walk(satu)
    }
    for (const satu of Object.values(lain)) walk(satu)
  }
  walk(akar)
  return [...found]
}

/** Calls that a role with a scope reaches others' records by. */
const PANGGILAN = Object.entries(contract).filter(
  ([key]) =>
    isTindakan(key) &&
    AKSES[key] !== 'publik' &&
    ROLE_BERLINGKUP.some((role) => cakupan({ role, kantorIds: [1] }, key) === 'kantor'),
) as [string, Call][]

it('[ATUR-03] knows whose every record is that a call names in its address', () => {
  expect(PANGGILAN.length).toBeGreaterThan(50)
  expect(PANGGILAN.filter(([key]) => jenisAlamat(key) === undefined).map(([key]) => key)).toEqual([])
})

it('[ATUR-03] knows every id that a call takes in its search or body, or why it need not', () => {
  const asing = PANGGILAN.flatMap(([key, { query, body, form }]) =>
    [query, body, form?.fields]
      .flatMap(bidangId)
      .filter((nama) => !Object.hasOwn(LAIN, nama))
      .map((nama) => `${key} ${nama}`),
  )
  expect(asing).toEqual([])
})
