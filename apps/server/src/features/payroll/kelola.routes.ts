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

export function mountPayrollKelola(mount: Mount, { db, clock, reader }: Deps): void {
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
    write(async ({ tx }) => {
      const id = await createSlip(tx, clock, pelaku, body)
      return { data: await showSlip(tx, pelaku, id), message: 'Draft slip gaji dibuat.' }
    }),
  )

  mount('POST /kelola/payroll/susun', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const data = await composeSebulan(tx, clock, pelaku, body)
      return { data, message: `${data.dibuat} draft slip gaji disusun.` }
    }),
  )

  mount('GET /kelola/payroll/thr', async ({ query, pelaku }) => ({
    data: await showThr(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/thr', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const data = await composeThr(tx, clock, pelaku, body)
      return { data, message: `${data.dibuat} draft slip THR disusun.` }
    }),
  )

  mount('GET /kelola/payroll/kompensasi', async ({ query, pelaku }) => ({
    data: await showKompensasi(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/kompensasi', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const data = await composeKompensasi(tx, clock, pelaku, body)
      return { data, message: `${data.dibuat} draft slip kompensasi disusun.` }
    }),
  )

  mount('GET /kelola/payroll/akhir', async ({ query, pelaku }) => ({
    data: await showPergi(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/akhir', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const id = await createAkhir(tx, clock, pelaku, body)
      return { data: await showSlip(tx, pelaku, id), message: 'Draft slip terakhir dibuat.' }
    }),
  )

  mount('POST /kelola/payroll/bagikan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({ data: await shareSlip(tx, clock, pelaku, body.slip) })),
  )

  mount('POST /kelola/payroll/terbitkan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({ data: await publishSlip(tx, clock, pelaku, body) })),
  )

  mount('GET /kelola/payroll/templat', async ({ query, pelaku }) => ({
    data: await createTemplat(db, pelaku, query, clock.now()),
  }))

  mount('POST /kelola/payroll/impor', async ({ form, pelaku, signal, write }) => {
    const { uji = false, ...masa } = form.fields
    const lembar = await reader.readLembar(form.files.berkas.bytes, pelaku.penggunaId, signal)
    return write(async ({ tx }) => {
      const data = await importSlip(tx, clock, pelaku, {
        ...masa,
        uji,
        lembar,
        sha256: form.files.berkas.sha256,
      })
      return uji ? { data } : { data, message: `${data.dibuat} draft dibuat, ${data.diubah} draft diubah.` }
    })
  })

  mount('POST /payroll/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await editSlip(tx, clock, pelaku, id, body)
      return { data: await showSlip(tx, pelaku, id), message: 'Slip gaji disimpan.' }
    }),
  )

  mount('POST /payroll/{id}/hapus', async ({ params: { id }, pelaku, write }) =>
    write(async ({ tx }) => {
      await removeSlip(tx, clock, pelaku, id)
      return { data: null, message: 'Draft slip gaji dihapus.' }
    }),
  )

  mount('POST /payroll/{id}/revisi', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const baru = await reviseSlip(tx, clock, pelaku, id, body.alasan)
      return { data: await showSlip(tx, pelaku, baru), message: 'Draft revisi dibuat.' }
    }),
  )

  mount('POST /payroll/{id}/terbitkan', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await approveSlip(tx, clock, pelaku, id, body)
      return { data: await showSlip(tx, pelaku, id), message: 'Slip gaji disetujui dan terbit.' }
    }),
  )

  mount('GET /kelola/payroll/aturan', async () => ({ data: await showAturan(db) }))

  mount('POST /kelola/payroll/aturan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await recordAturan(tx, clock, pelaku, body)
      return { data: await showAturan(tx), message: 'Aturan upah disimpan.' }
    }),
  )

  mount('GET /kelola/payroll/saldo', async ({ query, pelaku }) => ({
    data: await showSaldo(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/saldo', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const dicatat = await recordSaldo(tx, clock, pelaku, body)
      return { data: { dicatat }, message: `${dicatat} saldo awal dicatat.` }
    }),
  )

  mount('GET /kelola/payroll/hasil', async ({ query, pelaku }) => ({
    data: await showHasil(db, clock, pelaku, query),
  }))

  mount('POST /kelola/payroll/hasil', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const dicatat = await recordHasil(tx, clock, pelaku, body)
      return { data: { dicatat }, message: `${dicatat} hasil kerja dicatat.` }
    }),
  )

  mount('GET /pengaturan/payroll', async () => ({ data: await findPenyetuju(db) }))

  mount('POST /pengaturan/payroll', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      await editPenyetuju(tx, clock, pelaku, body.akun)
      return { data: await findPenyetuju(tx), message: 'Penyetuju gaji HRD disimpan.' }
    }),
  )
}
