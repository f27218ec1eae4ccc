import { KETENTUAN } from '@rekan/domain/ketentuan'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { akhirPerpanjangan, judgeKontrak, perpanjanganKe } from '@rekan/domain/karyawan/kontrak'
import { type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { DomainError, invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { tryWork } from '../../platform/savepoint.ts'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { holdKaryawan } from '../penempatan/penempatan.service.ts'
import { type BarisKontrak, fetchNama, listKontrak } from './kontrak.queries.ts'
import { KONTRAK_FIELDS } from './kontrak.refusals.ts'
import { type IsiKontrak, addKontrak } from './kontrak.service.ts'
import type { PerbuatanPelaku } from '../../platform/perbuatan.ts'

const PERPANJANG = 'POST /kelola/karyawan/kontrak/perpanjangan'
type Isian = Context<typeof PERPANJANG>['body']
type Diminta = Isian['karyawan'][number]

/**
 * Lets each person's last PKWT be followed by another one, for so many months or until a day of their own. Who cannot be
 * extended is named with the reason, and the others are. Throws 422 if people are named who do not work here, or one
 * twice.
 */
export async function createPerpanjangan(perbuatan: PerbuatanPelaku, isian: Isian) {
  const { tx, pelaku, saat } = perbuatan
  const ids = isian.karyawan.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalid({ karyawan: ['Seorang karyawan disebut dua kali.'] })
  const nama = await fetchNama(tx, ids)
  const asing = ids.filter((id) => !nama.has(id))
  if (asing.length > 0)
    throw invalid({ karyawan: [`${asing.length} karyawan tidak ada atau sudah tidak aktif.`] })
  // In one order, so that two who extend the same people wait for each other instead of both failing.
  for (const id of ids.toSorted((a, b) => a - b)) await holdKaryawan(tx, id)
  const semua = Map.groupBy(await listKontrak(tx, ids), ({ karyawan_id }) => karyawan_id)
  const tertahan = await listTertahan(perbuatan, ids)
  const hasil = { diperpanjang: [] as Diperpanjang[], dilewati: [] as Dilewati[] }
  for (const diminta of isian.karyawan) {
    const karyawan = { id: diminta.id, nama: nama.get(diminta.id) ?? '' }
    const putusan = isSendiri(pelaku, diminta.id)
      ? 'Kontrak Anda sendiri diperpanjang oleh rekan HRD lain atau penyetuju gaji HRD.'
      : (tertahan.get(diminta.id)?.message ??
        decide(diminta, isian, semua.get(diminta.id) ?? [], tanggalLokal(saat, 'WIT')))
    const alasan = typeof putusan === 'string' ? putusan : await tryAdd(perbuatan, diminta.id, putusan)
    if (alasan !== undefined) hasil.dilewati.push({ karyawan, alasan })
    else if (typeof putusan !== 'string') {
      const { nomor, mulai, sampai } = putusan
      hasil.diperpanjang.push({ karyawan, nomor, mulai, sampai })
    }
  }
  return hasil
}

type Orang = { readonly id: number; readonly nama: string }
type Diperpanjang = {
  readonly karyawan: Orang
  readonly nomor: string
  readonly mulai: Tanggal
  readonly sampai: Tanggal
}
type Dilewati = { readonly karyawan: Orang; readonly alasan: string }
type Perpanjangan = IsiKontrak & { readonly sampai: Tanggal }

/** The contract that follows somebody's last one; or why none does. */
function decide(
  { nomor, sampai: diminta }: Diminta,
  { ditandatangani, bulan }: Isian,
  semua: readonly BarisKontrak[],
  hariIni: Tanggal,
): Perpanjangan | string {
  const terakhir = semua[0]
  if (terakhir === undefined) return 'Belum ada kontrak tercatat.'
  if (terakhir.jenis !== 'PKWT' || terakhir.sampai === null) return 'Kontrak terakhirnya bukan PKWT.'
  const sampai = diminta ?? (bulan === undefined ? undefined : akhirPerpanjangan(terakhir.sampai, bulan))
  if (sampai === undefined) return 'Isi lama perpanjangan atau tanggal akhirnya.'
  const kontrak = {
    jenis: 'PKWT',
    nomor: nomor ?? nomorPerpanjangan(terakhir, semua),
    ditandatangani,
    mulai: addHari(terakhir.sampai, 1),
    sampai,
    dicatat: null,
    nomor_pencatatan: null,
    catatan: null,
  } as const
  if (kontrak.nomor.length > 100) return 'Nomor kontrak tidak boleh lebih dari 100 karakter.'
  return Object.values(judgeKontrak(KETENTUAN, kontrak, semua, hariIni))[0] ?? kontrak
}

/** `012/PKWT/2026` extended for the second time: `012/PKWT/2026/P2`. */
function nomorPerpanjangan(terakhir: BarisKontrak, semua: readonly BarisKontrak[]): string {
  const ke = perpanjanganKe(terakhir, semua)
  const pokok =
    ke > 0 && terakhir.nomor.endsWith(`/P${ke}`) ? terakhir.nomor.slice(0, -`/P${ke}`.length) : terakhir.nomor
  return `${pokok}/P${ke + 1}`
}

/** What the database refuses of one of them leaves the others; undefined when it is written. */
async function tryAdd(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  kontrak: IsiKontrak,
): Promise<string | undefined> {
  const { tx } = perbuatan
  const hasil = await tryWork(tx, KONTRAK_FIELDS, async () => addKontrak(perbuatan, karyawanId, kontrak))
  return hasil instanceof DomainError ? hasil.message : undefined
}
