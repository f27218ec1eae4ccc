import { namaPerangkat } from '@rekan/domain/auth/perangkat'
import { type Instan, hariBarat, isoLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record, wake } from '../../../platform/perbuatan.ts'
import {
  deleteSesiKontak,
  findKontrakKontak,
  findRevisiTerkirim,
  hasKontrak,
  listSesiKontak,
  listSuratKontak,
} from './kelola.queries.ts'
import { refuse } from '../pintu.refusals.ts'
import { JOB_SURAT_KONTAK } from '../../berita-acara/putusan/kirim.service.ts'
import { insertSurat } from '../surat/surat.queries.ts'

type DiPintu = Answer<'GET /kelola/kontrak-klien/{id}/pintu'>['data']

/** Where a contract's contacts are signed in, and what was mailed to them. Throws 404 for no contract. */
export async function showPintu(db: Db | Tx, kontrakId: number, saat: Instan): Promise<DiPintu> {
  if (!(await hasKontrak(db, kontrakId))) throw refuse('KONTRAK_PINTU_TIDAK_ADA')
  const [sesi, surat] = [await listSesiKontak(db, kontrakId, saat), await listSuratKontak(db, kontrakId)]
  const ids = [...new Set([...sesi, ...surat].map(({ kontak_id }) => kontak_id))].toSorted((a, b) => a - b)
  return ids.map((kontakId) => ({
    kontak_id: kontakId,
    sesi: sesi
      .filter(({ kontak_id }) => kontak_id === kontakId)
      .map((satu) => ({
        perangkat: namaPerangkat(satu.perangkat),
        dibuat_pada: isoLokal(satu.dibuat_pada, 'WIB'),
        dipakai_pada: isoLokal(satu.dipakai_pada, 'WIB'),
      })),
    surat: surat
      .filter(({ kontak_id }) => kontak_id === kontakId)
      .map(({ jenis, bulan, tahun, revisi, langkah, terkirim_pada, ditolak }) => ({
        jenis,
        bulan,
        tahun,
        revisi,
        langkah,
        ditolak,
        terkirim_pada: terkirim_pada === null ? null : isoLokal(terkirim_pada, 'WIB'),
      })),
  }))
}

/** Ends every session of a contact person; their links still open with a new code. Throws 404. */
export async function endSesiKontak(perbuatan: PerbuatanPelaku, kontakId: number): Promise<DiPintu> {
  const { tx, saat } = perbuatan
  const kontak = await requireKontak(tx, kontakId)
  const dicabut = await deleteSesiKontak(tx, kontakId)
  await record(perbuatan, 'kontrak_klien_kontak', kontakId, {
    sesudah: { nama: kontak.nama, email: kontak.email, sesi_dicabut: dicabut },
  })
  return showPintu(tx, kontak.kontrak_klien_id, saat)
}

/**
 * Has a link mailed: of a sheet once more, or where none is named of what the running period comes to. Throws 404, 409 for a contact that
 * was revoked, a sheet that was not sent, and a contract that is over.
 */
export async function sendTautan(
  perbuatan: PerbuatanPelaku,
  kontakId: number,
  beritaAcaraId: number | null,
): Promise<DiPintu> {
  const { tx, saat } = perbuatan
  const kontak = await requireKontak(tx, kontakId)
  const { kontrak_klien_id: kontrakId, sampai } = kontak
  if (kontak.dicabut_pada !== null) throw refuse('KONTAK_SUDAH_DICABUT')
  if (beritaAcaraId === null) {
    if (sampai < hariBarat(saat)) throw refuse('KONTRAK_SELESAI', { sampai })
    await insertSurat(tx, { kontakId, jenis: 'hitungan', saat })
  } else {
    const revisi = await findRevisiTerkirim(tx, kontrakId, beritaAcaraId)
    if (revisi === 'tidak_ada') throw refuse('BERITA_ACARA_PINTU_TIDAK_ADA')
    if (revisi === null) throw refuse('BELUM_DIKIRIM')
    await insertSurat(tx, { kontakId, jenis: 'lagi', revisiId: revisi, saat })
  }
  wake(perbuatan, JOB_SURAT_KONTAK)
  const sesudah = { kepada: kontak.email }
  if (beritaAcaraId === null) await record(perbuatan, 'kontrak_klien', kontrakId, { sesudah })
  else await record(perbuatan, 'berita_acara', beritaAcaraId, { sesudah })
  return showPintu(tx, kontrakId, saat)
}

async function requireKontak(tx: Tx, kontakId: number) {
  const kontak = await findKontrakKontak(tx, kontakId)
  if (kontak === undefined) throw refuse('KONTAK_PINTU_TIDAK_ADA')
  return kontak
}
