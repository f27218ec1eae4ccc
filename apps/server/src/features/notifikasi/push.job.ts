import { tujuanKabar } from '@rekan/domain/notifikasi/notifikasi'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import type { Job } from '../../platform/jobs.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import type { IsiPush } from '../../platform/push.ts'
import {
  type Kiriman,
  countKiriman,
  deferKiriman,
  deleteKiriman,
  deleteLangganan,
  takeKiriman,
} from './push.queries.ts'

/** News that could not be pushed by then is in the list, and no longer news. */
const BASI_MS = 6 * 3_600_000
/** A device that is off until then: what is older is in the list. */
const SIMPAN_MS = 24 * 3_600_000
/** A try that hasn't reported back by then is lost, its server with it. */
const ANGGAP_HILANG_MS = 60_000
/** Until the second try; twice as long until each after it */
const ULANG_MS = 30_000

/** Pushes what people are told to their devices, beside the requests: a push service that hangs delays nobody. */
export function pushJob({ db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>): Job<Kiriman> {
  return {
    name: 'push',
    atOnce: 8,
    depth: () => countKiriman(db),
    claim: () => takeKiriman(db, clock.now(), clock.now() + ANGGAP_HILANG_MS),
    async work(kiriman) {
      const { id, percobaan, basi } = kiriman
      const sisa = akhirBerlaku(kiriman) - clock.now()
      const { modul_push } = await readPengaturan(db, hariBarat(clock.now()))
      if (basi || sisa <= 0 || !modul_push) return deleteKiriman(db, id)
      const hasil = await push.send(kiriman, isiFrom(kiriman), kiriman.pengingat ? sisa : SIMPAN_MS)
      if (hasil === 'terkirim') return deleteKiriman(db, id)
      if (hasil === 'mati') return deleteLangganan(db, { id: kiriman.langganan_id })
      return deferKiriman(db, id, clock.now() + ULANG_MS * 2 ** (percobaan - 1))
    },
  }
}

function akhirBerlaku({ pengingat, dibuat_pada }: Kiriman): Instan {
  return pengingat ? Date.parse(pengingat.basi_pada) : dibuat_pada + BASI_MS
}

/**
 * Returns the text of a push: of news the title alone, which says nothing personal; the signed-in person reads the rest
 * on the screen.
 */
function isiFrom({ judul, kabar, pengingat, role, penyetuju }: Kiriman): IsiPush {
  if (pengingat === null) return { title: judul, tujuan: tujuanKabar(role, kabar ?? undefined, penyetuju) }
  return {
    title: judul,
    body: pengingat.isi,
    tujuan: pengingat.jenis === 'check_in' ? '/checkin' : '/checkout',
  }
}
