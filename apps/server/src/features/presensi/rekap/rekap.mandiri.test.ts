import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { porsi } from '../../../../../../packages/domain/test/porsi.ts'
import { type Cerita, type Hadir, REKAN } from '../../../../test/mandiri/cerita.ts'
import {
  hariPada,
  hitungSebulan,
  kerjaPada,
  saatDi,
  shiftPada,
  tanggalSebulan,
} from '../../../../test/mandiri/hitung.ts'
import { withKerja } from '../../../../test/mandiri/karang.kerja.ts'
import { karangCerita } from '../../../../test/mandiri/karang.ts'
import { tulisKerja } from '../../../../test/mandiri/tulis.kerja.ts'
import {
  buildPanggung,
  readLibur,
  tulisHadir,
  tulisIzin,
  tulisRencana,
} from '../../../../test/mandiri/tulis.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const TAHUN_BARU = '2026-01-05T08:00:00+07:00'
const DITULIS = porsi(300)
const DIPUNCH = porsi(14)

let server: TestServer
let people: Person[]
let rekan: Person[]
let panggung: Awaited<ReturnType<typeof buildPanggung>>
let libur: ReadonlySet<string>
beforeAll(async () => {
  server = await startTestServer(TAHUN_BARU, { withJobs: false })
  people = await addPeople(server.owner, DITULIS + DIPUNCH, Date.parse(TAHUN_BARU))
  rekan = await addPeople(server.owner, DITULIS, Date.parse(TAHUN_BARU))
  await server.owner
    .updateTable('karyawan')
    .set({ nama: REKAN })
    .where(
      'id',
      'in',
      rekan.map(({ karyawanId }) => karyawanId),
    )
    .execute()
  panggung = await buildPanggung(
    server.owner,
    (await findAkun(server.owner, 'koordinator@rekan.example')).penggunaId,
  )
  // Days off of the company's own, one of them that does not bind.
  await sql`insert into libur (tanggal, jenis, nama, berlaku) values
    ('2026-04-15', 'PERUSAHAAN', 'Ulang tahun', true), ('2026-07-08', 'PERUSAHAAN', 'Batal', false)`.execute(
    server.owner,
  )
  libur = await readLibur(server.owner)
})
afterAll(() => server.close())

/** Both answers of a story's month, asked for at its moment. */
async function tanya(orang: Person, { bulan, saat }: Cerita) {
  server.setClock(saat)
  const [tahun, ke] = bulan.split('-').map(Number)
  const query = `?bulan=${ke}&tahun=${tahun}`
  const rekap = await server.call(`GET /rekap/presensi${query}`, { token: orang.token })
  const daftar = await server.call(`GET /rekap/presensi/list${query}`, { token: orang.token })
  return { rekap: rekap.body['data'], daftar: daftar.body['data'].map(withoutPencatat) }
}

/** Who wrote a punch is no figure. */
function withoutPencatat(hari: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(hari).filter(([nama]) => nama !== 'dicatat_oleh'))
}

describe('[API-29, API-30] a month’s figures equal an independent computation', () => {
  it(`of ${DITULIS} months: who joins, leaves, moves between zones, works nights, several times a day, swaps and stands in`, async () => {
    const semua: Terhitung[] = []
    for (let nomor = 1; nomor <= DITULIS; nomor += 1) {
      const orang = people.pop() as Person
      const cerita = withKerja(karangCerita(nomor, libur, { patuh: false }), nomor)
      await tulisRencana(server.owner, panggung, orang, cerita)
      await tulisKerja(server.owner, panggung, { orang, rekan: rekan.pop() as Person }, cerita)
      await tulisIzin(server.owner, panggung, orang, cerita)
      await tulisHadir(server.owner, panggung, orang, cerita, libur)
      const [jawaban, hitungan] = [await tanya(orang, cerita), hitungSebulan(cerita, libur)]
      expect(jawaban, `story ${nomor}: ${JSON.stringify(cerita)}`).toEqual(hitungan)
      semua.push({ cerita, hitungan })
    }
    for (const [apa, banyak] of Object.entries(isiDari(semua)))
      expect(banyak, apa).toBeGreaterThanOrEqual(DITULIS / 60)
  })

  it(`of ${DIPUNCH} months punched one by one, some put right afterwards, with leave approved after the check-in`, async () => {
    let koreksi = 0
    for (let nomor = 1001; nomor <= 1000 + DIPUNCH; nomor += 1) {
      const orang = people.pop() as Person
      const cerita = karangCerita(nomor, libur, { patuh: true })
      await tulisRencana(server.owner, panggung, orang, cerita)
      for (const hadir of cerita.hadir) await punch(orang, hadir)
      await tulisIzin(server.owner, panggung, orang, cerita)
      const diubah = await putRight(orang, cerita)
      if (diubah !== cerita) koreksi += 1
      const jawaban = await tanya(orang, diubah)
      expect(jawaban, `story ${nomor}: ${JSON.stringify(diubah)}`).toEqual(hitungSebulan(diubah, libur))
    }
    expect(koreksi).toBeGreaterThanOrEqual(DIPUNCH / 2)
  })
})

type Terhitung = { readonly cerita: Cerita; readonly hitungan: ReturnType<typeof hitungSebulan> }

/** How many of the stories hold what a recap may get wrong. */
function isiDari(semua: readonly Terhitung[]): Readonly<Record<string, number>> {
  const jumlah = (ada: (satu: Cerita, status: (tanggal: string) => string | undefined) => boolean) =>
    semua.filter(({ cerita, hitungan }) =>
      ada(cerita, (tanggal) => hitungan.rekap.hari.find((h) => h.tanggal === tanggal)?.status),
    ).length
  const disetujui = ({ status }: { status: string }) => status === 'disetujui'
  return {
    'joins in the month': jumlah((c) => (c.tempat[0]?.dari ?? '') > c.bulan),
    'leaves in the month': jumlah((c) => c.tempat.every((t) => t.sampai !== null)),
    'moves between zones': jumlah((c) => c.tempat.filter((t) => t.utama).length > 1),
    'a night over the month’s end': jumlah((c) =>
      c.hadir.some((h) => h.pulang !== null && Date.parse(h.pulang) > saatDi(akhirDari(c), '23:59', 'WIT')),
    ),
    'off on a holiday': jumlah(({ bulan }, status) =>
      [...libur].some((l) => l.startsWith(bulan) && status(l) === 'LIBUR'),
    ),
    'at work on a holiday': jumlah(({ bulan }, status) =>
      [...libur].some((l) => l.startsWith(bulan) && status(l) === 'HADIR'),
    ),
    'a roster': jumlah((c, status) => c.roster.some((r) => r.jam && status(r.tanggal) === 'HADIR')),
    'leave after the check-in': jumlah((c) =>
      c.hadir.some((h) =>
        c.izin.filter(disetujui).some((i) => i.mulai <= h.tanggal && h.tanggal <= i.selesai),
      ),
    ),
    'several works on a date': jumlah((c) => new Set(c.kerja.map((k) => k.tanggal)).size < c.kerja.length),
    'a swapped work': jumlah((c) => c.kerja.some((k) => k.asal === 'tukar' && k.hadir !== null)),
    'a replacement': jumlah((c) => c.kerja.some((k) => k.asal === 'pengganti' && k.hadir !== null)),
    'a replaced day': jumlah((c, status) =>
      c.kerja.some((k) => k.isDigantikan && status(k.tanggal) === 'ALPA'),
    ),
    'overtime on a day off': jumlah((c) => c.hadir.some((h) => shiftPada(c, libur, h.tanggal) === null)),
    'the same, unattended': jumlah((c, status) =>
      c.lembur
        .filter(disetujui)
        .some((l) => shiftPada(c, libur, l.hari) === null && status(l.hari) === 'LIBUR'),
    ),
  }
}

function akhirDari({ bulan }: Cerita): string {
  return tanggalSebulan(bulan).at(-1) ?? ''
}

async function punch(orang: Person, { masuk, pulang, tanggal }: Hadir) {
  for (const [jenis, saat] of [
    ['check-in', masuk],
    ['check-out', pulang],
  ] as const) {
    if (saat === null) continue
    server.setClock(saat)
    const { status, body } = await server.call(`POST /presensi/${jenis}`, {
      token: orang.token,
      form: formPresensi(fotoBaru()),
    })
    expect([status, body['data']?.tanggal, body['message']]).toEqual([201, tanggal, expect.anything()])
  }
}

/** HR puts the last closed day of a shift right: five minutes before its start to its end. */
async function putRight(orang: Person, cerita: Cerita): Promise<Cerita> {
  const saat = Date.parse(cerita.saat)
  const salah = cerita.hadir.findLast(({ tanggal }) => {
    const [kerja, shift] = [kerjaPada(cerita, libur, tanggal), shiftPada(cerita, libur, tanggal)]
    const isTutup = kerja !== null && kerja.selesai + 4 * 3_600_000 < saat
    return shift !== null && isTutup && hariPada(cerita, libur, saat) > tanggal
  })
  const shift = salah && shiftPada(cerita, libur, salah.tanggal)
  if (salah === undefined || !shift) return cerita
  const [masuk, pulang] = [shift.mulai + 5 * 60_000, shift.selesai]
  server.setClock(cerita.saat)
  const { status, body } = await server.call(`POST /karyawan/presensi/${orang.karyawanId}/koreksi`, {
    // The months lie further apart than a session lasts.
    token: await server.login('hrd@rekan.example'),
    body: {
      tanggal: salah.tanggal,
      check_in: jamDi(masuk, salah),
      check_out: jamDi(pulang, salah),
      alasan: 'Mesin rusak.',
    },
  })
  expect([status, body]).toMatchObject([200, {}])
  const benar = { ...salah, masuk: new Date(masuk).toISOString(), pulang: new Date(pulang).toISOString() }
  return { ...cerita, hadir: cerita.hadir.map((h) => (h === salah ? benar : h)) }
}

function jamDi(saat: number, { zona }: Hadir): string {
  const geser = { WIB: 7, WITA: 8, WIT: 9 }[zona]
  return new Date(saat + geser * 3_600_000).toISOString().slice(11, 16)
}
