import type { Pelaku } from '@rekan/domain/akses/akses'
import { tujuanKabar } from '@rekan/domain/notifikasi/notifikasi'
import type { Session } from '../../platform/auth.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import type { HasilPush } from '../../platform/push.ts'
import type { Context } from '../../platform/http.ts'
import { deleteLangganan, insertKirimanPengingat, listLangganan, upsertLangganan } from './push.queries.ts'
import type { PerbuatanPelaku } from '../../platform/perbuatan.ts'

/** Tells this device by push from now on, until its session ends. Throws 422 for an address that no browser gives. */
export async function createLangganan(
  { tx, oleh, saat }: PerbuatanPelaku,
  { push }: Pick<Deps, 'push'>,
  sesiHash: Buffer,
  { endpoint, keys }: Context<'POST /push/langganan'>['body'],
): Promise<void> {
  if (!push.isAllowed(endpoint))
    throw invalid({ endpoint: ['Layanan notifikasi peramban ini tidak dikenal.'] })
  await upsertLangganan(tx, {
    sesi_hash: sesiHash,
    pengguna_id: oleh,
    endpoint,
    ...keys,
    dibuat_pada: new Date(saat),
  })
}

/** Ends it; nothing happens where there is none. */
export async function removeLangganan(tx: Tx, { tokenHash }: Session): Promise<void> {
  await deleteLangganan(tx, { sesiHash: tokenHash })
}

/** Pushes reminders to the devices of their people; false when there is nothing to push. */
export async function queuePengingat(tx: Tx, pengingatIds: readonly number[]): Promise<boolean> {
  return pengingatIds.length > 0 && insertKirimanPengingat(tx, pengingatIds)
}

/** A device that is off for longer need not know of a trial. */
const SIMPAN_UJI_MS = 60_000

/** Pushes a trial to all devices of who asks, at once, and counts what came of it; devices that are gone are forgotten. */
export async function tryPush({ db, push }: Pick<Deps, 'db' | 'push'>, { penggunaId, role }: Pelaku) {
  const isi = { title: 'Notifikasi uji dari Rekan', tujuan: tujuanKabar(role) }
  const langganan = await listLangganan(db, penggunaId)
  const hasil = await Promise.all(
    langganan.map(async (satu) => {
      const nasib = await push.send(satu, isi, SIMPAN_UJI_MS)
      if (nasib === 'mati') await deleteLangganan(db, { id: satu.id })
      return nasib
    }),
  )
  const banyak = (nasib: HasilPush) => hasil.filter((satu) => satu === nasib).length
  return { terkirim: banyak('terkirim'), mati: banyak('mati'), gagal: banyak('gagal') }
}
