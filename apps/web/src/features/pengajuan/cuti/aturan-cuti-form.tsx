import { useQuery } from '@tanstack/react-query'
import { CalendarCog } from 'lucide-react'
import * as z from 'zod/mini'
import type { Aturan, Batas } from '@rekan/domain/aturan'
import { BAWA_BULAN, BAWA_HARI } from '@rekan/domain/pengajuan/cuti/cuti'
import { angkaFrom } from '../../../lib/angka.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { text } from '../../../lib/form-schema.ts'
import { type CallData, query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Form } from '../../../ui/form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'

function antara({ dari, sampai, pesan }: Batas): Aturan<string> {
  return (teks) => {
    const angka = angkaFrom(teks)
    return angka === undefined || angka < dari || angka > sampai ? pesan : undefined
  }
}

const bawaHari = antara(BAWA_HARI)
const schema = z.object({
  bawaBulan: text(antara(BAWA_BULAN)),
  bawaHari: text((teks) => (teks.trim() === '' ? undefined : bawaHari(teks))),
  isBersamaMemotong: z.boolean(),
})
const WIRE = {
  bawa_bulan: 'bawaBulan',
  bawa_hari: 'bawaHari',
  bersama_memotong: 'isBersamaMemotong',
} as const

const aturanCutiQuery = query('GET /pengaturan/cuti')

/** The company's rules of annual leave; for hrd alone. */
export function AturanCutiPage() {
  const isBoleh = may(useProfil(), 'POST /pengaturan/cuti')
  const { data, error, isFetching, refetch } = useQuery({ ...aturanCutiQuery, enabled: isBoleh })
  if (!isBoleh)
    return (
      <Empty
        icon={CalendarCog}
        title="Bagian ini untuk HRD"
        hint="Aturan cuti perusahaan ditetapkan oleh HRD."
      />
    )
  if (data !== undefined) return <AturanCutiForm aturan={data} />
  if (error !== null && !isFetching)
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  return (
    <div className="px-4">
      <SkeletonList count={3} />
    </div>
  )
}

function AturanCutiForm({ aturan }: { readonly aturan: CallData<'GET /pengaturan/cuti'> }) {
  const edit = useWrite('POST /pengaturan/cuti', { into: () => aturanCutiQuery })
  const form = useForm({
    schema,
    defaultValues: {
      bawaBulan: String(aturan.bawa_bulan),
      bawaHari: aturan.bawa_hari === null ? '' : String(aturan.bawa_hari),
      isBersamaMemotong: aturan.bersama_memotong,
    },
    wire: WIRE,
    submit: ({ bawaBulan, bawaHari: hari, isBersamaMemotong }) =>
      edit({
        body: {
          bawa_bulan: angkaFrom(bawaBulan) ?? 0,
          bawa_hari: angkaFrom(hari) ?? null,
          bersama_memotong: isBersamaMemotong,
        },
      }),
    onSuccess: ({ message = 'Aturan cuti disimpan.' }) => toast.success(message, 'form'),
  })
  return (
    <Form form={form} submit="Simpan">
      <p className="text-ink-muted">
        Berlaku bagi cuti tahunan semua karyawan. Yang sudah diputuskan tidak berubah; waktu yang lebih
        singkat berlaku bagi tahun kerja yang belum berakhir.
      </p>
      <TextField
        label="Lama sisa cuti dapat dipakai (bulan)"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="Sejak tahun kerjanya berakhir; 0 bila langsung gugur, paling lama 24"
        {...form.field('bawaBulan')}
      />
      <TextField
        label="Paling banyak dibawa (hari)"
        inputMode="numeric"
        autoComplete="off"
        hint="Kosongkan bila semua sisa boleh dibawa"
        {...form.field('bawaHari')}
      />
      <Checkbox
        label="Cuti bersama memotong cuti tahunan"
        hint="Tanpa ini, cuti bersama adalah hari libur yang tidak mengurangi sisa cuti."
        {...form.field('isBersamaMemotong')}
      />
    </Form>
  )
}
