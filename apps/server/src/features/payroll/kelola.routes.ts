import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { paged } from '../../platform/paging.ts'
import { createSlip, editSlip, removeSlip, showSebulan } from './slip/kelola.service.ts'
import { recordAturan, showAturan } from './aturan/aturan.service.ts'
import { recordSaldo, showSaldo } from './aturan/saldo.service.ts'
import { recordHasil, showHasil } from './aturan/hasil.service.ts'
import { showKurang } from './susun/kurang.service.ts'
import { computeSlip } from './susun/hitung.service.ts'
import { computeSlipLari } from './lari/lari.service.ts'
import { composeThr, showThr } from './thr/thr.service.ts'
import { composeKompensasi, showKompensasi } from './kompensasi/kompensasi.service.ts'
import { createAkhir, showPergi } from './akhir/akhir.service.ts'
import { importSlip } from './impor/impor.service.ts'
import { showSlip } from './slip/payroll.service.ts'
import { findPenyetuju } from './penyetuju/penyetuju.queries.ts'
import { editPenyetuju } from './penyetuju/penyetuju.service.ts'
import { composeSebulan, showUsulan } from './susun/susun.service.ts'
import { createTemplat } from './impor/templat.service.ts'
import { approveSlip, publishSlip, reviseSlip, shareSlip } from './terbit/terbit.service.ts'
import { createDeed } from '../../platform/deed.ts'

export function mountPayrollKelola(mount: Mount, { db, clock, reader }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/payroll', async ({ query, pelaku, url }) => {
    const { data, total, ringkasan } = await showSebulan(db, clock, pelaku, query)
    return { ...paged(data, total, query, url), ringkasan }
  })

  mount('GET /kelola/payroll/kurang', async ({ query, pelaku }) => ({
    data: await showKurang(db, clock, pelaku, query),
  }))

  mount('GET /kelola/payroll/usulan', async ({ query, pelaku }) => ({
    data: await showUsulan(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/hitung', async ({ body, pelaku }) => ({
    data:
      body.jenis === 'BULANAN'
        ? await computeSlip(db, clock, pelaku, body)
        : await computeSlipLari(db, clock, pelaku, { ...body, jenis: body.jenis }),
  }))

  mount('POST /kelola/payroll', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      const id = await createSlip(perbuatan, body)
      return { data: await showSlip(perbuatan.tx, pelaku, id), message: 'Draft slip gaji dibuat.' }
    }),
  )

  mount('POST /kelola/payroll/susun', async ({ body, write }) =>
    write(async (perbuatan) => {
      const data = await composeSebulan(perbuatan, body)
      return { data, message: `${data.dibuat} draft slip gaji disusun.` }
    }),
  )

  mount('GET /kelola/payroll/thr', async ({ query, pelaku }) => ({
    data: await showThr(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/thr', async ({ body, write }) =>
    write(async (perbuatan) => {
      const data = await composeThr(perbuatan, body)
      return { data, message: `${data.dibuat} draft slip THR disusun.` }
    }),
  )

  mount('GET /kelola/payroll/kompensasi', async ({ query, pelaku }) => ({
    data: await showKompensasi(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/kompensasi', async ({ body, write }) =>
    write(async (perbuatan) => {
      const data = await composeKompensasi(perbuatan, body)
      return { data, message: `${data.dibuat} draft slip kompensasi disusun.` }
    }),
  )

  mount('GET /kelola/payroll/akhir', async ({ query, pelaku }) => ({
    data: await showPergi(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/akhir', async ({ body, pelaku, write }) =>
    write(async (perbuatan) => {
      const id = await createAkhir(perbuatan, body)
      return { data: await showSlip(perbuatan.tx, pelaku, id), message: 'Draft slip terakhir dibuat.' }
    }),
  )

  mount('POST /kelola/payroll/bagikan', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await shareSlip(perbuatan, body.slip) })),
  )

  mount('POST /kelola/payroll/terbitkan', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await publishSlip(perbuatan, body) })),
  )

  mount('GET /kelola/payroll/templat', async ({ query, pelaku }) => ({
    data: await createTemplat({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('POST /kelola/payroll/impor', async ({ form, pelaku, signal, write }) => {
    const { uji = false, ...masa } = form.fields
    const lembar = await reader.readLembar(form.files.berkas.bytes, pelaku.penggunaId, signal)
    return write(async (perbuatan) => {
      const data = await importSlip(perbuatan, {
        ...masa,
        uji,
        lembar,
        sha256: form.files.berkas.sha256,
      })
      return uji ? { data } : { data, message: `${data.dibuat} draft dibuat, ${data.diubah} draft diubah.` }
    })
  })

  mount('POST /payroll/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await editSlip(perbuatan, id, body)
      return { data: await showSlip(perbuatan.tx, pelaku, id), message: 'Slip gaji disimpan.' }
    }),
  )

  mount('POST /payroll/{id}/hapus', async ({ params: { id }, write }) =>
    write(async (perbuatan) => {
      await removeSlip(perbuatan, id)
      return { data: null, message: 'Draft slip gaji dihapus.' }
    }),
  )

  mount('POST /payroll/{id}/revisi', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      const baru = await reviseSlip(perbuatan, id, body.alasan)
      return { data: await showSlip(perbuatan.tx, pelaku, baru), message: 'Draft revisi dibuat.' }
    }),
  )

  mount('POST /payroll/{id}/terbitkan', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await approveSlip(perbuatan, id, body)
      return { data: await showSlip(perbuatan.tx, pelaku, id), message: 'Slip gaji disetujui dan terbit.' }
    }),
  )

  mount('GET /kelola/payroll/aturan', async () => ({ data: await showAturan(db) }))

  deed('POST /kelola/payroll/aturan', recordAturan, showAturan, 'Aturan upah disimpan.')

  mount('GET /kelola/payroll/saldo', async ({ query, pelaku }) => ({
    data: await showSaldo(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/saldo', async ({ body, write }) =>
    write(async (perbuatan) => {
      const dicatat = await recordSaldo(perbuatan, body)
      return { data: { dicatat }, message: `${dicatat} saldo awal dicatat.` }
    }),
  )

  mount('GET /kelola/payroll/hasil', async ({ query, pelaku }) => ({
    data: await showHasil(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/hasil', async ({ body, write }) =>
    write(async (perbuatan) => {
      const dicatat = await recordHasil(perbuatan, body)
      return { data: { dicatat }, message: `${dicatat} hasil kerja dicatat.` }
    }),
  )

  mount('GET /pengaturan/payroll', async () => ({ data: await findPenyetuju(db) }))

  mount('POST /pengaturan/payroll', async ({ body, write }) =>
    write(async (perbuatan) => {
      await editPenyetuju(perbuatan, body.akun)
      return { data: await findPenyetuju(perbuatan.tx), message: 'Penyetuju gaji HRD disimpan.' }
    }),
  )
}
