import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { addHari, hariTimur, isTanggal } from '@rekan/domain/waktu'
import { serverNow } from '../../../../lib/clock.ts'
import { formatTanggal } from '../../../../lib/format.ts'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { SideSheet } from '../../../../ui/wide/side-sheet.tsx'
import { BedaVersi } from '../beda-versi.tsx'
import {
  type JadwalKerja,
  type VersiBaru,
  akibatQuery,
  jadwalTerbaru,
  useWriteJadwal,
} from './jam-kerja.queries.ts'
import { PekanFields } from './pekan-fields.tsx'
import { type HariKerja, kalimatPekan } from './pekan.ts'

const menit = (teks: string) =>
  /^\d{1,4}$/.test(teks.trim()) ? undefined : 'Tulis dalam menit, 0 bila tidak ada.'
const schemaOf = (isBaru: boolean) =>
  z.object({
    nama: text((teks) => (isBaru ? wajib('Nama jadwal harus diisi.')(teks) : undefined)),
    mulai: text((teks) => (isBaru || isTanggal(teks) ? undefined : 'Isi tanggal mulai berlakunya.')),
    toleransi: text(menit),
    sesudah: text(menit),
    alasan: text(() => undefined),
    isMasukLibur: z.boolean(),
    pekan: z.array(z.custom<HariKerja>()),
  })
const WIRE = {
  berlaku_dari: 'mulai',
  toleransi_menit: 'toleransi',
  masuk_saat_libur: 'isMasukLibur',
  hari: 'pekan',
} as const

/** A new schedule, or what one says from a day on: what that moves is shown before it is saved. */
export function JadwalSheet({
  jadwal,
  onClose,
}: {
  /** Null: a new one */
  readonly jadwal: JadwalKerja | null
  readonly onClose: () => void
}) {
  const { create, edit } = useWriteJadwal()
  const [dasar, setDasar] = useState(jadwal)
  const [lain, setLain] = useState<JadwalKerja>()
  const form = useForm({
    schema: schemaOf(jadwal === null),
    defaultValues: isianFrom(jadwal),
    wire: WIRE,
    submit: (isian) =>
      dasar === null
        ? create.mutateAsync({ body: { nama: isian.nama, ...isiFrom(isian) } })
        : edit.mutateAsync({ params: { id: dasar.id }, versi: dasar.versi, body: versiFrom(isian) }),
    onSuccess: ({ data: { nama } }) => {
      toast.success(`${nama} disimpan.`, 'form')
      onClose()
    },
    onFailure: (error) => {
      const kini = jadwalTerbaru(error)
      setLain(kini)
      return kini !== undefined
    },
  })
  const isian = useWatch({ control: form.hook.control }) as Isian
  const isLewat = isTanggal(isian.mulai) && isian.mulai <= hariTimur(serverNow())
  return (
    <SideSheet
      title={jadwal === null ? 'Jadwal Baru' : `Ubah ${jadwal.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        {lain !== undefined && (
          <BedaVersi
            onAmbil={() => {
              setDasar(lain)
              setLain(undefined)
              form.hook.reset(isianFrom(lain))
            }}
            onTimpa={() => {
              setDasar(lain)
              setLain(undefined)
            }}
          >
            {kalimatPekan(lain.riwayat[0]?.hari ?? []).join('; ')}
          </BedaVersi>
        )}
        {jadwal === null ? (
          <TextField
            label="Nama jadwal"
            required
            hint="Dipilih saat menempatkan orang, dan dipakai di berkas impor."
            {...form.field('nama')}
          />
        ) : (
          <Control form={form} name="mulai">
            {(field) => (
              <DatePicker
                {...field}
                label="Berlaku mulai"
                required
                format="short"
                placeholder="dd/mm/yyyy"
                minDate={addHari(hariTimur(serverNow()), -366)}
              />
            )}
          </Control>
        )}
        <Control form={form} name="pekan">
          {({ value, onChange, error }) => (
            <PekanFields value={value} onChange={onChange} error={error} withIstirahat />
          )}
        </Control>
        <TextField
          label="Istirahat dihitung sesudah bekerja (menit)"
          inputMode="numeric"
          autoComplete="off"
          hint="Yang bekerja sependek ini tidak dipotong istirahat."
          {...form.field('sesudah')}
        />
        <TextField
          label="Toleransi terlambat (menit)"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('toleransi')}
        />
        <Checkbox label="Tetap masuk pada hari libur nasional" {...form.field('isMasukLibur')} />
        {dasar !== null && isTanggal(isian.mulai) && <Akibat id={dasar.id} baru={versiFrom(isian)} />}
        {isLewat && (
          <TextField
            label="Alasan berlaku mundur"
            required
            hint="Tercatat di jejak audit bersama banyaknya hari yang berubah."
            {...form.field('alasan')}
          />
        )}
      </Form>
    </SideSheet>
  )
}

/** Whom a change reaches, and how many days of the past it moves. */
function Akibat({ id, baru }: { readonly id: number; readonly baru: VersiBaru }) {
  const { data } = useQuery(akibatQuery(id, baru))
  if (data === undefined) return null
  const { orang, sampai, hari_lewat, terkunci_sampai } = data
  return (
    <div role="status" className="space-y-1 rounded-control bg-accent-soft p-3 text-sm">
      <p>
        Berlaku bagi <b>{orang} orang</b>
        {sampai !== null && ` sampai ${formatTanggal(sampai)}, hari sebelum perubahan berikutnya`}.
      </p>
      {hari_lewat > 0 && (
        <p>
          <b>{hari_lewat} hari kerja</b> yang sudah lewat atau sedang berjalan ikut berubah jamnya.
        </p>
      )}
      {terkunci_sampai !== null && baru.berlaku_dari <= terkunci_sampai && (
        <p className="font-medium text-destructive">
          Slip gaji sampai {formatTanggal(terkunci_sampai)} sudah terbit: pilih hari sesudahnya.
        </p>
      )}
    </div>
  )
}

type Isian = ReturnType<typeof isianFrom>

function isianFrom(jadwal: JadwalKerja | null) {
  const kini = jadwal?.riwayat.find(({ keadaan }) => keadaan === 'berlaku') ?? jadwal?.riwayat[0]
  return {
    nama: jadwal?.nama ?? '',
    mulai: jadwal === null ? '' : addHari(hariTimur(serverNow()), 1),
    toleransi: String(kini?.toleransi_menit ?? 0),
    sesudah: String(Math.max(...(kini?.hari ?? []).map((hari) => hari.istirahat_sesudah_menit), 0) || 240),
    alasan: '',
    isMasukLibur: kini?.masuk_saat_libur ?? false,
    pekan: (kini?.hari ?? BAWAAN) as readonly HariKerja[],
  }
}

function isiFrom({ toleransi, sesudah, isMasukLibur, pekan }: Isian) {
  return {
    toleransi_menit: Number(toleransi),
    masuk_saat_libur: isMasukLibur,
    hari: pekan.map((hari) => ({
      hari: hari.hari,
      jam_mulai: hari.jam_mulai,
      jam_selesai: hari.jam_selesai,
      istirahat_menit: hari.istirahat_menit ?? 0,
      istirahat_sesudah_menit: (hari.istirahat_menit ?? 0) === 0 ? 0 : Number(sesudah),
    })),
  }
}

function versiFrom(isian: Isian): VersiBaru {
  const alasan = isian.alasan.trim()
  return { ...isiFrom(isian), berlaku_dari: isian.mulai, ...(alasan !== '' && { alasan }) }
}

/** A week of five days with the break of an hour that law asks for at least half of. */
const BAWAAN = [1, 2, 3, 4, 5].map((hari) => ({
  hari,
  jam_mulai: '08:00',
  jam_selesai: '17:00',
  istirahat_menit: 60,
  istirahat_sesudah_menit: 240,
}))
