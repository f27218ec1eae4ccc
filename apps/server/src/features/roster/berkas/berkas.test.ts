import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { findAkun } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'
import { transaction } from '../../../platform/db.ts'
import { readBerkas } from '../../perusahaan/berkas.wire.ts'
import { applyBerkas } from '../../perusahaan/perusahaan.service.ts'
import { berkasKerja } from './kerja.berkas.ts'
import { applyKerja } from './kerja.service.ts'

let server: TestServer
let people: Person[]
let kantor: { id: number; kode: string }
let kode: string[]
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 3, server.deps.clock.now())
  const ids = people.map(({ karyawanId }) => karyawanId)
  kantor = await server.owner
    .selectFrom('penempatan as p')
    .innerJoin('kantor as o', 'o.id', 'p.kantor_id')
    .select(['o.id', 'o.kode'])
    .where('p.karyawan_id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow()
  const rows = await server.owner
    .selectFrom('karyawan')
    .select('kode')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  kode = rows.map((satu) => satu.kode)
})
afterAll(() => server.close())

const shift = (huruf: string, jam: string, lain: object = {}) => ({
  huruf,
  nama: `Shift ${huruf}`,
  warna: 'biru',
  jam,
  istirahat_menit: 60,
  istirahat_sesudah_menit: 240,
  ...lain,
})
const POLA = { nama: 'Dua-dua', langkah: ['P', 'P', 'm', 'M', 'L', 'L'] }
const pos = (lain: object = {}) => ({
  nama: 'Gerbang utama',
  kantor: kantor.kode,
  jabatan: 'Satpam',
  kebutuhan: {
    berlaku_dari: '2026-12-01',
    isi: [
      { shift: 'P', jumlah: 2 },
      { shift: 'M', hari: ['sabtu', 'minggu'], jumlah: 1 },
    ],
  },
  ...lain,
})
const klien = (semuaPos: object[], lain: object = {}) => ({
  kode: 'bnk1',
  nama: 'Bank Satu',
  kontak: [{ nama: 'Ibu Sri', hp: '0812 3456 789' }],
  kontrak: [{ nomor: '01/PKS/2026', mulai: '2026-12-01', sampai: '2027-11-30', pos: semuaPos }],
  ...lain,
})
const berpola = (ke: number, geser: number, lain: object = {}) => ({
  kode: kode[ke],
  kantor: kantor.kode,
  pola: 'dua-DUA',
  dari: '2026-12-01',
  sampai: '2027-01-09',
  geser,
  pos: 'gerbang utama',
  ...lain,
})
const semua = () => ({
  jenis_shift: [shift('p', '07:00-15:00'), shift('M', '19:00-07:00')],
  pola: [POLA],
  klien: [klien([pos()])],
  orang_berpola: [berpola(0, 0), berpola(1, 2)],
})

async function terapkan(isi: object, email: string | null = 'hrd@rekan.example') {
  const dibaca = readBerkas(JSON.stringify(isi), berkasKerja)
  if ('salah' in dibaca) throw new Error(dibaca.salah.join('\n'))
  const akun = email === null ? null : await findAkun(server.owner, email)
  const pelaku = akun && { penggunaId: akun.penggunaId, role: 'hrd' as const, karyawanId: null }
  const hasil = await transaction(server.owner, (tx) =>
    applyBerkas(tx, dibaca.isi, server.deps.clock.now(), (kerja) => applyKerja(kerja, dibaca.isi, pelaku)),
  )
  return hasil.map(({ jadi }) => jadi)
}
const banyak = async (tabel: 'jenis_shift' | 'pola' | 'klien' | 'pos' | 'roster_draf' | 'audit') => {
  const { n } = await server.owner
    .selectFrom(tabel)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
const draf = (ke: number) =>
  server.owner
    .selectFrom('roster_draf as d')
    .leftJoin('jenis_shift as s', 's.id', 'd.jenis_shift_id')
    .leftJoin('pos as p', 'p.id', 'd.pos_id')
    .select(['d.tanggal', 's.huruf', 'p.nama as pos'])
    .where('d.karyawan_id', '=', people[ke]?.karyawanId ?? 0)
    .orderBy('d.tanggal')
    .execute()

describe('work in the company’s file that cannot be', () => {
  it.each([
    [
      { pola: [{ nama: 'Kosong', langkah: [] }] },
      'pola.0.langkah: Pola harus punya paling sedikit satu langkah.',
    ],
    [
      { pola: [{ nama: 'A', langkah: Array.from({ length: 400 }, () => 'P') }] },
      'pola.0.langkah: Pola paling banyak 366 langkah.',
    ],
    [
      { pola: [{ nama: 'A', langkah: ['P', '??'] }] },
      'pola.0.langkah.1: Tulis huruf shift, atau L untuk libur.',
    ],
    [{ jenis_shift: [shift('P', '7-15')] }, 'jenis_shift.0.jam: Tulis jam kerja sebagai 08:00-17:00.'],
    [{ jenis_shift: [shift('P', '07:00-32:00')] }, 'jenis_shift.0.jam: Tulis jam kerja sebagai 08:00-17:00.'],
    [
      {
        klien: [
          { kode: 'A', nama: 'A', kontrak: [{ nomor: '1', mulai: '2026-12-01', sampai: '2026-13-01' }] },
        ],
      },
      'klien.0.kontrak.0.sampai: Tanggal tidak valid.',
    ],
    [
      {
        orang_berpola: [
          { kode: 'A', kantor: 'B', pola: 'C', dari: '2026-12-01', sampai: '2029-12-01', geser: 0 },
        ],
      },
      'orang_berpola.0.sampai: Paling banyak 366 hari sekali tulis.',
    ],
    [
      { orang_berpola: [{ kode: 'A', kantor: 'B', pola: 'C', dari: '2026-12-02', sampai: '2026-12-01' }] },
      'orang_berpola.0.sampai: Tanggal akhir tidak boleh sebelum mulai.',
    ],
  ])('%j', (isi, pesan) => {
    const dibaca = readBerkas(JSON.stringify(isi), berkasKerja)
    expect('salah' in dibaca && dibaca.salah).toEqual([pesan])
  })

  it('is told at a post’s need', () => {
    const baca = (isi: object[]) => {
      const kebutuhan = { berlaku_dari: '2026-12-01', isi }
      return readBerkas(JSON.stringify({ klien: [klien([pos({ kebutuhan })])] }), berkasKerja)
    }
    const di = 'klien.0.kontrak.0.pos.0.kebutuhan.isi'
    expect(baca([{ shift: 'P', jumlah: -1 }])).toEqual({
      salah: [`${di}.0.jumlah: Kebutuhan 0 sampai 999 orang.`],
    })
    expect(
      baca([
        { shift: 'P', jumlah: 1 },
        { shift: 'P', hari: ['senin'], jumlah: 2 },
      ]),
    ).toEqual({ salah: [`${di}: Satu shift pada satu hari hanya boleh disebut sekali.`] })
  })
})

describe('work in the company’s file', () => {
  it('is read as the operator’s handbook shows it', async () => {
    const buku = await readFile(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8')
    const contoh = [...buku.matchAll(/```json\n(\{[^`]*\n\})\n```/g)].map(([, isi = '']) => isi)
    const kerja = contoh.filter((isi) => isi.includes('"orang_berpola"'))
    expect(kerja.map((isi) => readBerkas(isi, berkasKerja))).toEqual([{ isi: expect.anything() }])
  })

  it('says all that stands in its way, row by row, and writes nothing', async () => {
    const isi = {
      jenis_shift: [shift('P', '07:00-08:00'), shift('M', '19:00-07:00', { kantor: 'TIDAKADA' })],
      pola: [{ nama: 'A', langkah: ['Z'] }],
      klien: [
        klien([
          pos({ kantor: 'TIDAKADA' }),
          pos({ sertifikat: [{ jenis: 'BUKAN', wajib: true }], kebutuhan: undefined }),
        ]),
      ],
      orang_berpola: [berpola(0, 0, { kode: 'TIDAKADA' }), berpola(0, 0)],
    }
    const sebelum = await banyak('audit')
    await expect(terapkan(isi)).rejects.toThrow(
      [
        'jenis shift P: Istirahat harus lebih pendek dari shiftnya.',
        'jenis shift M TIDAKADA: Tidak ada kantor dengan kode TIDAKADA.',
        'pola A: Tidak ada jenis shift Z.',
        'kontrak 01/PKS/2026, pos Gerbang utama TIDAKADA: Tidak ada kantor dengan kode TIDAKADA.',
        `kontrak 01/PKS/2026, pos Gerbang utama ${kantor.kode}: Jenis dokumen tidak ditemukan.`,
        'orang berpola TIDAKADA dua-DUA mulai 1 Desember 2026: Tidak ada karyawan dengan kode TIDAKADA.',
        `orang berpola ${kode[0]} dua-DUA mulai 1 Desember 2026: Tidak ada pola bernama dua-DUA.`,
      ].join('\n'),
    )
    for (const tabel of ['jenis_shift', 'pola', 'klien', 'pos', 'roster_draf'] as const)
      expect([tabel, await banyak(tabel)]).toEqual([tabel, 0])
    expect(await banyak('audit')).toBe(sebelum)
  })

  it('makes shifts, patterns, posts and drafts, and done again nothing; without HR’s name no draft', async () => {
    await expect(terapkan(semua(), null)).rejects.toThrow('tambahkan --hrd')
    expect(await terapkan(semua())).toEqual(['baru', 'baru', 'baru', 'baru', 'baru', 'baru', 'baru', 'baru'])
    const [satu, dua] = [await draf(0), await draf(1)]
    // 40 days of the sequence, whatever sheets they lie on; the second person two steps on.
    expect([satu.length, dua.length]).toEqual([40, 40])
    expect(satu.map(({ huruf }) => huruf ?? 'L').join('')).toBe('PPMMLL'.repeat(7).slice(0, 40))
    expect(dua.map(({ huruf }) => huruf ?? 'L').join('')).toBe('MMLLPP'.repeat(7).slice(0, 40))
    expect(new Set(satu.map(({ huruf, pos: di }) => `${huruf === null} ${di}`))).toEqual(
      new Set(['false Gerbang utama', 'true null']),
    )
    const jejak = await banyak('audit')
    expect(new Set(await terapkan(semua()))).toEqual(new Set(['tetap']))
    expect(await banyak('audit')).toBe(jejak)
  })

  it('changes what a row says anew, and leaves days on which something is drafted or gone by', async () => {
    await server.owner.deleteFrom('roster_draf').where('tanggal', '=', '2026-12-03').execute()
    const ubah = {
      jenis_shift: [shift('P', '06:00-14:00')],
      pola: [{ ...POLA, langkah: ['P', 'L'] }],
      klien: [klien([pos({ seragam: 'Safari' })], { kontak: undefined, alamat: 'Jalan Asia Afrika 1' })],
      orang_berpola: [berpola(0, 0)],
    }
    expect(await terapkan(ubah)).toEqual(['diubah', 'diubah', 'diubah', 'tetap', 'diubah', 'baru'])
    expect(
      (await draf(0))
        .slice(0, 6)
        .map(({ huruf }) => huruf ?? 'L')
        .join(''),
    ).toBe('PPPMLL')
    const kontak = await server.owner.selectFrom('klien_kontak').select('nama').execute()
    expect(kontak).toEqual([{ nama: 'Ibu Sri' }])
    const lalu = {
      orang_berpola: [berpola(2, 0, { dari: '2026-11-16', sampai: '2026-11-22', pos: undefined })],
    }
    expect(await terapkan(lalu)).toEqual(['baru'])
    expect((await draf(2)).map(({ tanggal }) => tanggal)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  })
})
