import { lingkup } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { showAbsensi } from '../izin/absensi.service.ts'
import { showLembur } from '../lembur/lembur.service.ts'
import { writeWithLampiran } from '../izin-ajukan/lampiran.service.ts'
import { computeCatatan, recordIzin } from './catat.service.ts'
import { writeDaftarLembur } from './daftar-lembur.service.ts'
import { showKalender } from '../saldo/kalender.service.ts'
import { showSaldo, writeSaldo } from '../saldo/saldo.service.ts'
import { showIzin, showPilihanIzin, writeIzin } from './izin.service.ts'
import { showPilihanLembur, showSemuaLembur, writeLembur } from './lembur.service.ts'
import { drawSpl } from './spl.service.ts'
import { correctJam } from './jam.service.ts'

export function mountMejaPengajuan(mount: Mount, deps: Deps): void {
  const { db, clock } = deps

  mount('GET /kelola/izin', async ({ query, pelaku }) => showIzin(deps, pelaku, query))

  mount('GET /kelola/izin/saringan', async ({ query, pelaku }) => ({
    data: await showPilihanIzin(deps, pelaku, query),
  }))

  mount('GET /kelola/izin/lembar', async ({ query, pelaku }) => ({
    data: await deps.replika.read((dari) => writeIzin({ ...deps, db: dari }, pelaku, query)),
  }))

  mount('GET /kelola/lembur', async ({ query, pelaku }) => showSemuaLembur(deps, pelaku, query))

  mount('GET /kelola/lembur/saringan', async ({ query, pelaku }) => ({
    data: await showPilihanLembur(deps, pelaku, query),
  }))

  mount('GET /kelola/lembur/lembar', async ({ query, pelaku }) => ({
    data: await deps.replika.read((dari) => writeLembur({ ...deps, db: dari }, pelaku, query)),
  }))

  mount('POST /kelola/izin', async ({ form, pelaku, write }) =>
    writeWithLampiran(deps, form.fields.karyawan_id, form.files.file, async (lampiran) =>
      write(async (perbuatan) => {
        const id = await recordIzin(perbuatan, deps, form.fields, lampiran)
        const data = await showAbsensi(perbuatan.tx, deps, pelaku, id)
        const message =
          data.status === 'menunggu' ? 'Izin dicatat. Menunggu keputusan HRD.' : 'Izin dicatat dan berlaku.'
        return { data, message, lampiran }
      }),
    ),
  )

  mount('GET /kelola/izin/kalender', async ({ query, pelaku }) => ({
    data: await showKalender({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /kelola/cuti', async ({ query, pelaku }) => showSaldo({ db, pelaku, saat: clock.now() }, query))

  mount('GET /kelola/cuti/lembar', async ({ query, pelaku }) => ({
    data: await writeSaldo({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /kelola/izin/hitung', async ({ query, pelaku }) => ({
    data: await computeCatatan({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /kelola/lembur/daftar', async ({ query, pelaku }) => ({
    data: await writeDaftarLembur(deps, lingkup(pelaku, 'GET /kelola/lembur/daftar'), query, clock.now()),
  }))

  mount('GET /kelola/lembur/{id}/spl', async ({ params: { id }, pelaku }) => ({
    data: await drawSpl(deps, lingkup(pelaku, 'GET /kelola/lembur/{id}/spl'), id, clock.now()),
  }))

  mount('POST /kelola/lembur/{id}/jam', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await correctJam(perbuatan, deps, id, body)
      return { data: await showLembur(perbuatan.tx, deps, pelaku, id), message: 'Jam lembur dibetulkan.' }
    }),
  )
}
