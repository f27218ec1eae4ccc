import { formatJam, jamLokal } from '@rekan/domain/waktu'
import { errorFromBody } from '../../../lib/api-error.ts'
import type { Entri } from '../../../lib/kotak/entri.ts'
import { findEntri, openKotak } from '../../../lib/kotak/kotak.ts'
import { isKabarPunch, namaPunch } from '../../hari/tertunda.wire.ts'
import { isKabarPengajuan, sebabFrom } from '../../profil/diri/pengajuan.wire.ts'
import type { IsianKoreksi, Ulang } from './ulang.ts'

/** Of a reason for a request, in characters */
const TERPANJANG = 500

/**
 * Reads what an account's outbox holds under a key as a form takes it up again; null where it is not there any more.
 *
 * @param kosong the form with nothing in it, which says what fields it has
 * @param fromPunch the form that puts a refused punch right; null: it has none for that
 */
export async function loadDitolak<Isian extends object>(
  kunci: string,
  akun: number,
  kosong: Isian,
  fromPunch: ((koreksi: IsianKoreksi) => Isian) | null,
): Promise<Ulang<Isian> | null> {
  await openKotak(akun)
  const entri = await findEntri(kunci)
  if (entri?.ditolak == null) return null
  const { kabar } = entri
  const ditolak = errorFromBody(entri.ditolak.status, entri.ditolak.body)
  const sebab = sebabFrom(ditolak)
  if (isKabarPengajuan(kabar)) {
    const file = fileFrom(entri, 'file')
    return { kunci, isian: { ...isianFrom(kosong, kabar.isian), ...(file && { file }) }, ditolak, sebab }
  }
  if (!isKabarPunch(kabar) || fromPunch === null) return null
  const { tanggal, jenis, saat, zona } = kabar
  const kata = 'bidang' in entri.isi ? (entri.isi.bidang['keterangan'] ?? '') : ''
  const isian = fromPunch({
    tanggal,
    [jenis === 'checkIn' ? 'jamMasuk' : 'jamPulang']: formatJam(jamLokal(saat, zona)).slice(0, 5),
    keterangan: `${namaPunch(kabar)} tidak diterima: ${sebab} ${kata}`.trim().slice(0, TERPANJANG),
    file: fileFrom(entri, 'selfie'),
  })
  return { kunci, isian, ditolak: undefined, sebab }
}

/** The file of an entry, as a form holds one; null without any. */
function fileFrom({ isi }: Entri, nama: string): File | null {
  const berkas = 'berkas' in isi ? isi.berkas[nama] : undefined
  return berkas === undefined ? null : new File([berkas.isi], berkas.nama, { type: berkas.jenis })
}

/** What a form starts with: of what was kept, the fields that it still has. */
function isianFrom<T extends object>(kosong: T, isian: unknown): T {
  const known = Object.entries(isian ?? {}).filter(
    ([nama, nilai]) => nama in kosong && typeof nilai === typeof kosong[nama as keyof T],
  )
  return { ...kosong, ...Object.fromEntries(known) }
}
