/** In what a revision of a berita acara differs from the one before. */
import { formatDurasi, formatLama } from '../teks/durasi.ts'
import { formatRupiah } from '../teks/rupiah.ts'
import { type KodeZona, type Tanggal, formatJam, jamLokal } from '../waktu.ts'
import type { KerjaTercatat, Lembar, RincianLembar } from './lembar.ts'

/** One difference, in words: of somebody's day at a post, of a need, or of the whole. */
export type PerubahanLembar = {
  /** Null: the whole sheet */
  readonly pos: string | null
  readonly tanggal: Tanggal | null
  /** Null: a need, whoever fills it */
  readonly petugas: string | null
  readonly sebelum: string
  readonly sesudah: string
}

/** So many are told; more are too many to read. */
const PALING = 500

/** What of one sheet is otherwise in another, by post and day; empty where both say the same, whatever people are called. */
export function compareLembar(lama: Lembar, baru: Lembar): PerubahanLembar[] {
  const nama = new Map([...lama.petugas, ...baru.petugas].map((satu) => [satu.id, satu.nama]))
  const pos = new Map([...lama.pos, ...baru.pos].map((satu) => [satu.id, satu]))
  const [dulu, kini] = [perHari(lama), perHari(baru)]
  const hari = [...new Set([...dulu.keys(), ...kini.keys()])].toSorted()
  const perubahan = hari.flatMap((kunci): PerubahanLembar[] => {
    const [satu, lain] = [dulu.get(kunci) ?? [], kini.get(kunci) ?? []]
    const [{ pos: posId, tanggal }] = [...lain, ...satu] as [RincianLembar]
    const { nama: namaPos = '', zona = 'WIB' } = pos.get(posId) ?? {}
    const sama = { pos: namaPos, tanggal }
    const orang = compareOrang(satu, lain, zona).map(({ id, ...beda }) => ({
      ...sama,
      petugas: nama.get(id) ?? '',
      ...beda,
    }))
    const [sebelum, sesudah] = [formatButuh(satu), formatButuh(lain)]
    if (sebelum === sesudah) return orang
    return [...orang, { ...sama, petugas: null, sebelum, sesudah }]
  })
  const [sebelum, sesudah] = [formatJumlah(lama), formatJumlah(baru)]
  if (sebelum !== sesudah) perubahan.push({ pos: null, tanggal: null, petugas: null, sebelum, sesudah })
  return perubahan.slice(0, PALING)
}

function formatJumlah({ harga }: Lembar): string {
  return formatRupiah(harga.jumlah + harga.biaya)
}

function perHari({ rincian }: Lembar): ReadonlyMap<string, RincianLembar[]> {
  return Map.groupBy(rincian, ({ tanggal, pos }) => `${tanggal} ${pos}`)
}

function compareOrang(lama: readonly RincianLembar[], baru: readonly RincianLembar[], zona: KodeZona) {
  const sebut = (semua: readonly RincianLembar[]) =>
    new Map(
      [
        ...Map.groupBy(
          semua.flatMap(({ kerja }) => kerja),
          ({ petugas }) => petugas,
        ),
      ].map(([id, kerja]) => [id, kerja.map((satu) => formatKerja(satu, zona)).join(', ')] as const),
    )
  const [dulu, kini] = [sebut(lama), sebut(baru)]
  return [...new Set([...dulu.keys(), ...kini.keys()])].flatMap((id) => {
    const [sebelum, sesudah] = [dulu.get(id) ?? 'tidak ditugaskan', kini.get(id) ?? 'tidak ditugaskan']
    return sebelum === sesudah ? [] : [{ id, sebelum, sesudah }]
  })
}

function formatKerja({ masuk, pulang, menggantikan, lembur }: KerjaTercatat, zona: KodeZona): string {
  if (masuk === null) return 'tidak hadir'
  const jam = (saat: number) => formatJam(jamLokal(saat, zona))
  const sampai = pulang === null ? 'tanpa absen pulang' : jam(pulang)
  const tambahan = lembur === 0 ? '' : `, lembur ${formatDurasi(lembur)}`
  return `${jam(masuk)}–${sampai}${menggantikan === null ? '' : ' sebagai pengganti'}${tambahan}`
}

function formatButuh(semua: readonly RincianLembar[]): string {
  const jumlah = (apa: 'jumlah' | 'hariOrang' | 'kosong') => semua.reduce((n, satu) => n + satu[apa], 0)
  const kosong = jumlah('kosong')
  const sela = kosong === 0 ? '' : `, kosong ${formatLama(kosong)}`
  return `${jumlah('hariOrang')} dari ${jumlah('jumlah')} hari-orang${sela}`
}
