import { useState } from 'react'
import { urut } from '@rekan/domain/aturan'
import { opsional } from '@rekan/domain/karyawan/karyawan'
import {
  aturanAlasan,
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanTanggalMasuk,
  aturanTidakTerlaluJauh,
} from '@rekan/domain/karyawan/penempatan'
import { hariTimur } from '@rekan/domain/waktu'
import { serverNow } from '../../../../lib/clock.ts'
import { useInvalidate } from '../../../../lib/query.ts'
import { useWrite } from '../../../../lib/write.ts'
import { Form } from '../../../../ui/form.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { AlasanMundur } from '../../isian-bagian/alasan-mundur.tsx'
import { Hari, Pilih } from '../../isian-bagian/isian-fields.tsx'
import { KOSONG } from '../../isian/isian.ts'
import { schemaOf } from '../../isian/isian.schema.ts'
import { LABEL } from '../../isian/label.ts'
import { BANYAK, type HasilBanyak } from './banyak.ts'

export type BanyakProps = {
  readonly ids: readonly number[]
  readonly onDone: (hasil: HasilBanyak) => void
  readonly onClose: () => void
}

/** Moves several people to one site from a day on. */
export function PindahBanyak({ ids, onDone, onClose }: BanyakProps) {
  const move = useWrite('POST /kelola/karyawan/pindah', { once: true })
  const invalidate = useInvalidate()
  const [schema] = useState(() =>
    schemaOf({
      kantor_id: aturanKantor,
      tanggal_masuk: urut(aturanTanggalMasuk, aturanTidakTerlaluJauh(hariTimur(serverNow()))),
      jadwal_id: opsional(aturanJadwal),
      koordinator_id: opsional(aturanKoordinator),
      alasan: opsional(aturanAlasan),
    }),
  )
  const banyak = ids.length.toLocaleString('id-ID')
  const form = useForm({
    schema,
    defaultValues: KOSONG,
    // What is empty of the place stays as each has it.
    submit: async ({ kantor_id, tanggal_masuk, jadwal_id, koordinator_id, alasan }) => {
      const { data } = await move({
        body: { karyawan_ids: [...ids], kantor_id, tanggal_masuk, jadwal_id, koordinator_id, alasan },
      })
      await invalidate(...BANYAK)
      return { berhasil: data.dipindah.length, dilewati: data.dilewati }
    },
    onSuccess: onDone,
  })
  return (
    <SideSheet title={`Pindahkan ${banyak} karyawan`} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit={`Pindahkan ${banyak} karyawan`}>
        <p className="text-ink-muted">
          Dibuat {banyak} penempatan baru; penempatan mereka sekarang berakhir sehari sebelumnya. Jabatan dan
          unitnya tetap. Yang tidak dapat dipindahkan disebutkan sesudahnya beserta alasannya.
        </p>
        <Pilih
          form={form}
          name="kantor_id"
          dari="kantor"
          label="Ke lokasi"
          required
          placeholder="Pilih lokasi..."
        />
        <Hari form={form} name="tanggal_masuk" label="Mulai tanggal" required />
        <AlasanMundur form={form} />
        <Pilih
          form={form}
          name="jadwal_id"
          dari="jadwal"
          label={LABEL.jadwal_id}
          placeholder="Tetap seperti sekarang"
        />
        <Pilih
          form={form}
          name="koordinator_id"
          dari="koordinator"
          label={LABEL.koordinator_id}
          placeholder="Tetap seperti sekarang"
        />
      </Form>
    </SideSheet>
  )
}
