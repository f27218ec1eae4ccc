import { penandaDitahan } from '@rekan/domain/klien/pintu'
import type { Kontak } from '../../../platform/kontak.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { refuse } from '../pintu.refusals.ts'
import { listPenanda, updatePenanda } from './pintu.queries.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'

/**
 * Lets somebody sign at once who was added to sign and is held, or takes that from them; HR who added them is told. Throws 403 for
 * a contact who does not sign themselves, 404 for who is not held.
 */
export async function decidePenanda(
  perbuatan: Perbuatan,
  kontak: Kontak,
  id: number,
  setuju: boolean,
): Promise<void> {
  const { tx, saat } = perbuatan
  if (!kontak.tandaTangan || penandaDitahan(kontak.penandaMulai, saat) !== null) throw refuse('BUKAN_PENANDA')
  const penanda = (await listPenanda(tx, kontak.kontrakId, saat)).find((satu) => satu.id === id)
  if (penanda === undefined || !(await updatePenanda(tx, id, setuju, saat))) throw refuse('PENANDA_TIDAK_ADA')
  const { nama, email, oleh_id: olehId } = penanda
  await record(perbuatan, 'kontrak_klien_kontak', id, {
    sesudah: { nama, email, disetujui: setuju, kontak_id: kontak.kontakId },
  })
  if (olehId !== null)
    await tell(perbuatan, {
      kepada: [olehId],
      jenis: 'KEAMANAN_DIUBAH',
      detailId: olehId,
      judul: setuju ? 'Penanda tangan klien disetujui' : 'Penanda tangan klien ditolak',
      isi: setuju
        ? `${kontak.nama} (${kontak.email}) menyetujui ${nama} (${email}): ia sudah dapat menandatangani berita acara.`
        : `${kontak.nama} (${kontak.email}) menolak ${nama} (${email}), yang kini hanya dapat membaca berita acara. Tanyakan kepada klien bila ia memang seharusnya menandatangani.`,
    })
}
