import { pilihanFrom } from '@rekan/domain/lembar/pilihan'
import type { Lembar } from '@rekan/domain/lembar/sel'
import type { PesanSel } from '@rekan/domain/lembar/tabel'
import { parseUpahMinimum } from '@rekan/domain/karyawan/lembar-minimum'
import { runBertahap } from '@rekan/domain/bertahap'
import { parseLembar } from '@rekan/domain/payroll/lembar-gaji'
import { parseHasil } from '@rekan/domain/payroll/lembar-hasil'
import { parseSaldo } from '@rekan/domain/payroll/saldo-pajak'
import { parseKoreksi } from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import { expect, it } from 'vitest'
import { porsi } from '../../../../packages/domain/test/porsi.ts'
import { readBaris } from '../../src/features/karyawan/impor/impor.baris.ts'
import type { Rujukan } from '../../src/features/karyawan/impor/impor.queries.ts'
import { readLembar } from '../../src/platform/lembar.reader.ts'
import { BENTUK, type Bentuk, type LembarAcak, type SelAcak, encodeLembar } from './buku-acak.ts'

/*
 * Made-up workbooks and files of text, known by their seed: each is read whole, or every mistake that was put into it is named at its
 * place, and no other.
 */

const SAAT = Date.parse('2026-11-20T08:00:00+07:00')

/** Numbers that follow from a seed alone (mulberry32). */
function createAcak(benih: number) {
  let keadaan = benih >>> 0
  const angka = () => {
    keadaan = (keadaan + 0x6d2b79f5) >>> 0
    let t = Math.imul(keadaan ^ (keadaan >>> 15), keadaan | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const bulat = (sampai: number) => Math.floor(angka() * sampai)
  return { bulat, pilih: <T>(dari: readonly T[]): T => dari[bulat(dari.length)] as T }
}
type Acak = ReturnType<typeof createAcak>
type Jenis =
  | 'teks'
  | 'nomor'
  | 'hari'
  | 'lahir'
  | 'uang'
  | 'jam'
  | 'kata'
  | 'hp'
  | 'kode'
  | 'bilangan'
  | 'tahun'
type Kolom = {
  readonly nama: string
  readonly jenis: Jenis
  readonly wajib?: true
  readonly kata?: readonly string[]
}
/** What a cell says, and one of the ways in which people write it. */
type Tulisan = { readonly arti: string | number; readonly sel: SelAcak }

const dua = (n: number) => String(n).padStart(2, '0')
const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]
const ribuan = (n: number, tanda: string) => String(n).replaceAll(/\B(?=(\d{3})+$)/g, tanda)

function tulisHari(acak: Acak, tahun: number, isBuku: boolean): Tulisan {
  const [b, h] = [acak.bulat(12) + 1, acak.bulat(28) + 1]
  const arti = `${tahun}-${dua(b)}-${dua(h)}`
  const serial = Date.parse(arti) / 86_400_000 + 25_569
  const cara = [
    arti,
    `${dua(h)}/${dua(b)}/${tahun}`,
    `${h}.${b}.${tahun}`,
    `${h} ${BULAN[b - 1]} ${tahun}`,
    `${h}-${BULAN[b - 1]?.slice(0, 3)}-${tahun}`,
    `${arti} 00:00:00`,
  ]
  return { arti, sel: isBuku && acak.bulat(5) === 0 ? serial : acak.pilih(cara) }
}

function tulisSel(acak: Acak, { jenis, kata = [] }: Kolom, baris: number, isBuku: boolean): Tulisan {
  const ke = `${baris}${acak.bulat(900) + 100}`
  switch (jenis) {
    case 'hari':
      return tulisHari(acak, 2026, isBuku)
    case 'lahir':
      return tulisHari(acak, 1970 + acak.bulat(30), isBuku)
    case 'uang': {
      const arti = (acak.bulat(9000) + 1000) * 1000
      const cara = [
        ribuan(arti, '.'),
        ribuan(arti, ','),
        `Rp${ribuan(arti, '.')},-`,
        `${arti},00`,
        String(arti),
      ]
      return { arti, sel: isBuku && acak.bulat(2) === 0 ? arti : acak.pilih(cara) }
    }
    case 'jam': {
      const [h, m] = [acak.bulat(24), acak.bulat(60)]
      const cara = [
        `${dua(h)}:${dua(m)}`,
        `${dua(h)}.${dua(m)}`,
        `${dua(h)}${dua(m)}`,
        `${dua(h)}:${dua(m)}:00`,
      ]
      return {
        arti: h * 3600 + m * 60,
        sel: isBuku && acak.bulat(4) === 0 ? (h * 60 + m) / 1440 : acak.pilih(cara),
      }
    }
    case 'kata': {
      const arti = acak.pilih(kata)
      return {
        arti,
        sel: acak.pilih([arti, arti.toUpperCase(), ` ${arti}\u00a0`, arti.replaceAll(' ', '  ')]),
      }
    }
    case 'nomor': {
      const arti = `32730155${String(baris).padStart(3, '0')}${String(acak.bulat(100_000)).padStart(5, '0')}`
      return {
        arti,
        sel: acak.pilih([arti, `'${arti}`, `${arti.slice(0, 4)} ${arti.slice(4)}`, `\u200b${arti}`]),
      }
    }
    case 'hp': {
      const sisa = `12${String(acak.bulat(10_000_000)).padStart(7, '0')}`
      return {
        arti: `+628${sisa}`,
        sel: acak.pilih([
          `08${sisa}`,
          `+62 8${sisa}`,
          `(08${sisa.slice(0, 2)}) ${sisa.slice(2)}`,
          `8${sisa}`,
          `00628${sisa}`,
        ]),
      }
    }
    case 'bilangan': {
      const arti = acak.bulat(12)
      return { arti, sel: isBuku ? arti : acak.pilih([String(arti), ` ${arti}\u00a0`, `'${arti}`]) }
    }
    case 'tahun': {
      const arti = 2020 + acak.bulat(9)
      return { arti, sel: isBuku ? arti : acak.pilih([String(arti), ` ${arti}`]) }
    }
    case 'kode':
      return { arti: `KBN${ke}`, sel: acak.pilih([`KBN${ke}`, `kbn${ke}`, ` KBN${ke}\u00a0`]) }
    case 'teks':
      return { arti: `Isi ${ke}`, sel: acak.pilih([`Isi ${ke}`, `Isi\u00a0${ke}`, ` Isi  ${ke}`]) }
  }
}

/** What is wrong in a cell of each kind, beside what is wrong in any. */
const SALAH: Readonly<Record<Jenis, readonly SelAcak[]>> = {
  teks: [],
  nomor: ['123'],
  hari: ['31/02/2026', '12/31/2026', 'besok', '2026'],
  lahir: ['31/02/1990', 'tahun lalu'],
  uang: ['lima juta', '4,5', '1.25', '(500.000)'],
  jam: ['25:00', 'pagi', '07:60', '7'],
  kata: ['Entah Apa'],
  hp: ['021'],
  kode: [],
  bilangan: ['sebelas', '1,5', '-3', '3 buah'],
  tahun: ['26', 'tahun ini', '20260'],
}
const DIREKAM: ReadonlySet<Jenis> = new Set(['nomor', 'hp', 'kode'])

function rusak(acak: Acak, kolom: Kolom, isBuku: boolean, isTempel: boolean): SelAcak {
  const pilihan: SelAcak[] = [
    ...SALAH[kolom.jenis],
    '#N/A',
    { galat: acak.pilih(['#REF!', '#VALUE!', '#DIV/0!']) },
  ]
  if (!isTempel) pilihan.push('x'.repeat(2001))
  if (isBuku) pilihan.push({ rumus: 'A1+1' })
  if (isBuku && DIREKAM.has(kolom.jenis)) pilihan.push(8_123_456_789)
  if (kolom.wajib) pilihan.push(null)
  return acak.pilih(pilihan)
}

type Impor = {
  readonly nama: string
  readonly kolom: readonly Kolom[]
  /** It comes as a text that somebody pastes */
  readonly isTempel?: boolean
  /** What was read of each row, by column; and what is wrong */
  readonly baca: (lembar: Lembar) => Promise<{
    readonly isi: readonly Readonly<Record<string, unknown>>[]
    readonly kesalahan: readonly PesanSel[]
  }>
}

const daftar = (nama: readonly string[]) => pilihanFrom(nama.map((satu, ke) => [satu, ke + 1] as const))
const KATA = {
  jenis_karyawan: ['Karyawan Tetap (PKWTT)', 'Karyawan Kontrak (PKWT)'],
  status_pernikahan: ['Kawin', 'Belum Kawin'],
  kantor: ['JKT01', 'SBY01'],
  jadwal: ['Lima hari 08:00-17:00'],
  nama_bank: ['BCA', 'Mandiri'],
} as const
const RUJUKAN: Rujukan = {
  ...(Object.fromEntries(Object.entries(KATA).map(([nama, kata]) => [nama, daftar(kata)])) as Pick<
    Rujukan,
    keyof typeof KATA
  >),
  pilihan: KATA,
  bank: new Map(KATA.nama_bank.map((nama, ke) => [ke + 1, nama])),
  koordinator: new Set(),
  nik: new Set(),
  keluar: new Map(),
  email: new Set(),
  kode: new Set(),
}

const IMPOR: readonly Impor[] = [
  {
    nama: 'karyawan',
    kolom: [
      { nama: 'nama', jenis: 'teks', wajib: true },
      { nama: 'nik', jenis: 'nomor', wajib: true },
      { nama: 'jenis_karyawan', jenis: 'kata', kata: KATA.jenis_karyawan, wajib: true },
      { nama: 'status_pernikahan', jenis: 'kata', kata: KATA.status_pernikahan },
      { nama: 'tempat_lahir', jenis: 'teks', wajib: true },
      { nama: 'tanggal_lahir', jenis: 'lahir', wajib: true },
      { nama: 'jenis_kelamin', jenis: 'kata', kata: ['L', 'P'], wajib: true },
      { nama: 'tanggal_masuk', jenis: 'kata', kata: ['2026-11-16', '16/11/2026'], wajib: true },
      { nama: 'kantor', jenis: 'kata', kata: KATA.kantor, wajib: true },
      { nama: 'jadwal', jenis: 'kata', kata: KATA.jadwal },
      { nama: 'jabatan', jenis: 'teks', wajib: true },
      { nama: 'unit', jenis: 'teks' },
      { nama: 'nomor_hp', jenis: 'hp' },
      { nama: 'upah_mulai', jenis: 'hari' },
      { nama: 'upah_satuan', jenis: 'kata', kata: ['bulan', 'hari'] },
      { nama: 'upah_pokok', jenis: 'uang' },
    ],
    async baca(lembar) {
      const { baris, kesalahan } = await readBaris(lembar, RUJUKAN, SAAT)
      const isi = baris.map(({ orang, upah }) => ({
        nama: orang.nama,
        nik: orang.nik,
        tanggal_lahir: orang.tanggal_lahir,
        nomor_hp: orang.nomor_hp,
        jenis_kelamin: orang.jenis_kelamin,
        upah_mulai: upah?.mulai,
        upah_pokok: upah?.pokok,
      }))
      return { isi, kesalahan }
    },
  },
  {
    nama: 'gaji',
    kolom: [
      { nama: 'Kode', jenis: 'kode', wajib: true },
      { nama: 'Nama', jenis: 'teks' },
      { nama: 'Penghasilan: Gaji Pokok', jenis: 'uang' },
      { nama: 'Penghasilan: Uang Shift', jenis: 'uang' },
      { nama: 'Catatan', jenis: 'teks' },
    ],
    async baca(lembar) {
      const { baris, kesalahan } = runBertahap(parseLembar(lembar))
      const isi = baris.map(({ kode, nama, isi: slip, catatan }) => ({
        Kode: kode,
        Nama: nama,
        Catatan: catatan,
        ...Object.fromEntries(
          (slip?.penghasilan ?? []).map((satu) => [`Penghasilan: ${satu.nama}`, satu.jumlah]),
        ),
      }))
      return { isi, kesalahan }
    },
  },
  {
    nama: 'koreksi',
    kolom: [
      { nama: 'kode', jenis: 'kode', wajib: true },
      { nama: 'tanggal', jenis: 'hari', wajib: true },
      { nama: 'masuk', jenis: 'jam' },
      { nama: 'pulang', jenis: 'jam' },
      { nama: 'alasan', jenis: 'teks', wajib: true },
    ],
    async baca(lembar) {
      const { isi, kesalahan } = parseKoreksi(lembar)
      return { isi, kesalahan }
    },
  },
]

const TEMPEL: readonly Impor[] = [
  {
    nama: 'hasil kerja',
    kolom: [
      { nama: 'kode', jenis: 'kode', wajib: true },
      { nama: 'tanggal', jenis: 'hari', wajib: true },
      { nama: 'nama', jenis: 'teks', wajib: true },
      { nama: 'jumlah', jenis: 'bilangan', wajib: true },
      { nama: 'tarif', jenis: 'uang' },
    ],
    ...tempel(parseHasil),
  },
  {
    nama: 'saldo pajak',
    kolom: [
      { nama: 'kode', jenis: 'kode', wajib: true },
      { nama: 'tahun', jenis: 'tahun', wajib: true },
      { nama: 'bruto', jenis: 'uang' },
      { nama: 'iuran', jenis: 'uang' },
      { nama: 'bulan', jenis: 'bilangan' },
      { nama: 'dipotong', jenis: 'uang' },
    ],
    ...tempel(parseSaldo),
  },
  {
    nama: 'upah minimum',
    kolom: [
      { nama: 'wilayah', jenis: 'teks', wajib: true },
      { nama: 'tahun', jenis: 'tahun', wajib: true },
      { nama: 'jumlah', jenis: 'uang', wajib: true },
    ],
    ...tempel(parseUpahMinimum),
  },
]

/** What is pasted names its mistakes by their line alone. */
function tempel(
  parse: (teks: string) => {
    readonly baris: readonly Readonly<Record<string, unknown>>[]
    readonly kesalahan: readonly string[]
  },
) {
  return {
    isTempel: true,
    async baca({ sel }: Lembar) {
      const { baris, kesalahan } = parse(sel.map((deret) => deret.map(kutipTempel).join('\t')).join('\n'))
      return {
        isi: baris,
        kesalahan: kesalahan.map((satu) => {
          const [, nomor, pesan = ''] = /^Baris (\d+): (.+)$/s.exec(satu) ?? []
          return { lembar: null, baris: Number(nomor), kolom: null, pesan }
        }),
      }
    },
  } as const
}

const kutipTempel = (sel: Lembar['sel'][number][number]) =>
  `"${typeof sel === 'string' ? sel.replaceAll('"', '""') : ''}"`

/** How people write a heading. */
const tulisJudul = (acak: Acak, nama: string) =>
  nama.includes(':')
    ? acak.pilih([nama, nama.replace(': ', ':'), ` ${nama}\u00a0`])
    : acak.pilih([
        nama,
        nama.toUpperCase(),
        nama.replaceAll('_', ' '),
        nama.replaceAll('_', '\u00a0'),
        nama.replaceAll('_', '\n'),
        ` ${nama} `,
      ])

type Kasus = {
  readonly lembar: LembarAcak
  readonly bentuk: Bentuk
  readonly arti: readonly Readonly<Record<string, string | number>>[]
  /** Where it was made wrong: row and column */
  readonly salah: ReadonlySet<string>
}

function karangKasus(acak: Acak, { kolom, isTempel = false }: Impor): Kasus {
  const bentuk = acak.pilih(isTempel ? BENTUK.filter((satu) => satu.startsWith('csv')) : BENTUK)
  const isBuku = bentuk === 'bersama' || bentuk === 'sebaris'
  const atas = acak.pilih([0, 0, 1, 2])
  const isNomor = acak.bulat(3) === 0
  const isi = Array.from({ length: acak.bulat(5) + 2 }, (_, ke) =>
    kolom.map((satu) => tulisSel(acak, satu, ke, isBuku)),
  )
  const sel: SelAcak[][] = isi.map((deret) => deret.map((satu) => satu.sel))
  const salah = new Set<string>()
  for (let sisa = acak.bulat(6); sisa > 0; sisa -= 1) {
    const [b, k] = [acak.bulat(sel.length), acak.bulat(kolom.length)]
    const deret = sel[b] as SelAcak[]
    deret[k] = rusak(acak, kolom[k] as Kolom, isBuku, isTempel)
    salah.add(`${b + atas + 2} ${isTempel ? null : kolom[k]?.nama}`)
  }
  const judul = kolom.map(({ nama }) => tulisJudul(acak, nama))
  const tabel = [judul, ...sel].map((deret, ke) => (isNomor ? [ke === 0 ? 'No' : ke, ...deret] : deret))
  const kepala = Array.from({ length: atas }, (_, ke) => (ke === 0 ? ['PT Contoh Aman'] : []))
  const gabungan = atas > 0 && isBuku ? ['A1:C1'] : []
  const arti = isi.map((deret) =>
    Object.fromEntries(deret.map((satu, k) => [kolom[k]?.nama ?? '', satu.arti])),
  )
  const isPanjang = acak.bulat(20) === 0
  return { lembar: { sel: [...kepala, ...tabel], gabungan, isPanjang }, bentuk, arti, salah }
}

const SEMUA = [...IMPOR, ...TEMPEL]

it.each(SEMUA)(
  `reads whole or names every mistake of ${porsi(2000)} made-up sheets: $nama`,
  async (impor) => {
    for (let benih = 1; benih <= porsi(2000); benih += 1) {
      const acak = createAcak(benih)
      const { lembar, bentuk, arti, salah } = karangKasus(acak, impor)
      const sebutan = `benih ${benih}, ${impor.nama}, ${bentuk}`
      const dibaca = await readLembar(encodeLembar(lembar, bentuk))
      if ('tolak' in dibaca) throw new Error(`${sebutan}: ${dibaca.tolak}`)
      const { isi, kesalahan } = await impor.baca(dibaca.lembar)
      const disebut = new Set(
        kesalahan.map(({ baris, kolom }) => `${baris} ${kolom?.replace(/:\s*/, ': ') ?? null}`),
      )
      expect([...disebut].toSorted(), sebutan).toEqual([...salah].toSorted())
      for (const { lembar: nama } of kesalahan) expect(nama, sebutan).toBe(dibaca.lembar.nama)
      if (salah.size > 0) continue
      expect(isi, sebutan).toHaveLength(arti.length)
      for (const [ke, satu] of isi.entries())
        for (const [kolom, nilai] of Object.entries(satu))
          if (Object.hasOwn(arti[ke] ?? {}, kolom))
            expect(nilai, `${sebutan}, baris ${ke}, ${kolom}`).toBe(arti[ke]?.[kolom])
    }
  },
)
