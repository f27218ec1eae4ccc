import { pengingatPada } from '@rekan/domain/presensi/pengingat'
import { type Instan, addHari } from '@rekan/domain/waktu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cerita } from '../../../../test/mandiri/cerita.ts'
import { kerjaPada, tanggalSebulan } from '../../../../test/mandiri/hitung.ts'
import { karangCerita } from '../../../../test/mandiri/karang.ts'
import {
  buildPanggung,
  readLibur,
  tulisHadir,
  tulisIzin,
  tulisRencana,
} from '../../../../test/mandiri/tulis.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import { hashToken } from '../../../platform/auth.ts'
import { listCalon } from '../pengingat/pengingat.queries.ts'
import { createPengingat, fetchGiliran } from '../pengingat/pengingat.service.ts'
import { fetchHariHitung, fetchHariOrang } from './hari.banyak.service.ts'
import { type Hari, fetchHariBanyak, fetchHariIni, fetchHariRentang } from './hari.service.ts'

const TAHUN_BARU = '2026-01-05T08:00:00+07:00'
const ORANG = 30
/** Stories whose work is looked at about its start */
const DIINGATKAN = 10
const MENIT = 60_000

type Tokoh = { readonly orang: Person; readonly cerita: Cerita }

let server: TestServer
let tokoh: readonly Tokoh[]
let libur: ReadonlySet<string>
beforeAll(async () => {
  server = await startTestServer(TAHUN_BARU, { withJobs: false })
  const { owner } = server
  const people = await addPeople(owner, ORANG, Date.parse(TAHUN_BARU))
  const { penggunaId } = await findAkun(owner, 'koordinator@rekan.example')
  const panggung = await buildPanggung(owner, penggunaId)
  libur = await readLibur(owner)
  tokoh = people.map((orang, i) => ({ orang, cerita: karangCerita(i + 1, libur, { patuh: false }) }))
  for (const { orang, cerita } of tokoh) {
    await tulisRencana(owner, panggung, orang, cerita)
    await tulisIzin(owner, panggung, orang, cerita)
    await tulisHadir(owner, panggung, orang, cerita, libur)
  }
  await owner
    .insertInto('push_langganan')
    .values(
      people.map(({ penggunaId: pengguna_id, token }) => ({
        sesi_hash: hashToken(token),
        pengguna_id,
        endpoint: `https://push.example/${pengguna_id}`,
        p256dh: 'uji',
        auth: 'uji',
        dibuat_pada: new Date(TAHUN_BARU),
      })),
    )
    .execute()
})
afterAll(() => server.close())

/** Moments about the start of work, and about the end of work whose check-out is missing: due, and not any more. */
function saatPenting(): Instan[] {
  return tokoh.flatMap(({ cerita }, i) => {
    const hari = i < DIINGATKAN ? tanggalSebulan(cerita.bulan)[i * 2] : undefined
    const mulai = hari && kerjaPada(cerita, libur, hari)?.mulai
    const lupa = cerita.hadir.find(({ pulang }) => pulang === null)
    const selesai = lupa && kerjaPada(cerita, libur, lupa.tanggal)?.selesai
    return [
      ...(mulai ? [mulai - 10 * MENIT] : []),
      ...(selesai ? [selesai + (i % 4 === 0 ? 50 : 20) * MENIT] : []),
    ]
  })
}

it('a person’s days are the same asked for alone, by stretches, and among many people', async () => {
  const rentang = tokoh.map(({ orang, cerita }) => {
    const sebulan = tanggalSebulan(cerita.bulan)
    const [awal = '', akhir = ''] = [sebulan[0], sebulan.at(-1)]
    return { karyawanId: orang.karyawanId, dari: addHari(awal, -5), sampai: addHari(akhir, 5) }
  })
  const sasaran = rentang.flatMap(({ karyawanId, dari, sampai }) => {
    const hari = []
    for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1))
      hari.push({ karyawanId, tanggal })
    return hari
  })
  const banyak = await fetchHariOrang(server.db, sasaran, Date.parse(TAHUN_BARU))
  const perRentang = await fetchHariBanyak(server.db, rentang)
  const hitung = await fetchHariHitung(server.db, rentang)
  const semua: Hari[] = []
  for (const [i, { karyawanId, dari, sampai }] of rentang.entries()) {
    const satu = await fetchHariRentang(server.db, karyawanId, dari, sampai)
    expect(perRentang[i], `story ${i + 1}`).toEqual(satu)
    // By what they are counted by, the same with less of each punch.
    expect(satu, `story ${i + 1}`).toMatchObject(hitung[i] ?? [])
    const diAntaraBanyak = banyak.filter((hari, ke) => hari && sasaran[ke]?.karyawanId === karyawanId)
    // Among many a punch also says whose it is.
    expect(diAntaraBanyak, `story ${i + 1}`).toMatchObject(satu)
    semua.push(...satu)
  }
  const adaDari: Readonly<Record<string, (hari: Hari) => boolean>> = {
    'a second placement': (h) => h.penempatan.length > 1,
    'a roster': (h) => h.roster,
    leave: (h) => h.izin !== null,
    overtime: (h) => h.fakta.rencana.lembur.length > 0,
    'a holiday': (h) => libur.has(h.tanggal),
    'a check-out': (h) => h.checkOut !== null,
  }
  for (const [apa, ada] of Object.entries(adaDari))
    expect(semua.filter(ada).length, apa).toBeGreaterThanOrEqual(10)
})

it('the day of now is the same alone and among many, and reminds exactly whom its facts say', async () => {
  const ids = tokoh.map(({ orang }) => orang.karyawanId)
  const jumlah = { check_in: 0, check_out: 0 }
  for (const saat of saatPenting()) {
    const banyak = await fetchHariOrang(
      server.db,
      ids.map((karyawanId) => ({ karyawanId, tanggal: null })),
      saat,
    )
    const seharusnya = []
    for (const [i, karyawan_id] of ids.entries()) {
      const ini = await fetchHariIni(server.db, karyawan_id, saat)
      const { ditarik: _, ...satu } = ini ?? { ditarik: [] }
      expect([banyak[i]], new Date(saat).toISOString()).toMatchObject([ini && satu])
      const pengingat = ini && pengingatPada(ini.fakta, saat)
      if (!ini || !pengingat) continue
      seharusnya.push({ karyawan_id, tanggal: ini.tanggal, jenis: pengingat.jenis })
      jumlah[pengingat.jenis] += 1
    }
    const calon = await listCalon(server.db, saat, await fetchGiliran(server.db, saat), 0, 1000)
    await server.db.transaction().execute((tx) => createPengingat(tx, calon, saat))
    const diingatkan = await server.owner
      .deleteFrom('pengingat')
      .returning(['karyawan_id', 'tanggal', 'jenis'])
      .execute()
    expect(
      diingatkan.toSorted((a, b) => a.karyawan_id - b.karyawan_id),
      new Date(saat).toISOString(),
    ).toEqual(seharusnya.toSorted((a, b) => a.karyawan_id - b.karyawan_id))
  }
  expect([jumlah.check_in > 10, jumlah.check_out > 0]).toEqual([true, true])
})
