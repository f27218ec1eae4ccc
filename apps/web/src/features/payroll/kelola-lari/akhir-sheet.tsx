import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FilePlus, FileText } from 'lucide-react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { aturanJumlah } from '@rekan/domain/payroll/payroll'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { formatTanggal } from '@rekan/domain/waktu'
import { angkaFrom } from '../../../lib/angka.ts'
import { errorFrom } from '../../../lib/api-error.ts'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Form } from '../../../ui/form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { type Pergi, daftarPergiQuery } from './lari.queries.ts'

type AkhirSheetProps = {
  readonly bulan: Bulan
  readonly onClose: () => void
  readonly onOpen: (id: number) => void
}

/** Whose work ends in a month: one is chosen, why it ended is said, and the draft opens to be looked over. */
export function AkhirSheet({ bulan, onClose, onOpen }: AkhirSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(daftarPergiQuery(bulan))
  const [dipilih, setDipilih] = useState<Pergi>()
  if (dipilih !== undefined) return <IsiAkhir pergi={dipilih} onClose={onClose} onOpen={onOpen} />
  return (
    <SideSheet title={`Keluar ${formatBulan(bulan)}`} onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} />
        )
      ) : data.length === 0 ? (
        <Empty
          title="Tidak ada yang keluar bulan ini."
          hint="Catat hari kerja terakhir seseorang di data karyawannya lebih dulu."
        />
      ) : (
        <ul className="space-y-2 pb-4">
          {data.map((satu) => (
            <li key={satu.karyawan.id} className="card p-3">
              <p className="font-bold">{satu.karyawan.nama}</p>
              <p className="mb-2 text-sm text-ink-muted">
                {satu.karyawan.kode} · hari terakhir {formatTanggal(satu.keluar)} · {satu.alasan_keluar} ·
                sisa cuti {satu.sisa_cuti.toLocaleString('id-ID')} hari
              </p>
              <Langkah pergi={satu} onOpen={onOpen} onChoose={() => setDipilih(satu)} />
            </li>
          ))}
        </ul>
      )}
    </SideSheet>
  )
}

type LangkahProps = {
  readonly pergi: Pergi
  readonly onOpen: (id: number) => void
  readonly onChoose: () => void
}

function Langkah({ pergi: { karyawan, slip_id, sendiri }, onOpen, onChoose }: LangkahProps) {
  if (sendiri)
    return <p className="text-sm">Slip Anda sendiri diurus oleh rekan HRD lain atau penyetuju gaji HRD.</p>
  return slip_id === null ? (
    <ToolButton isMain icon={FilePlus} onClick={onChoose} aria-label={`Buat slip terakhir ${karyawan.nama}`}>
      Buat slip terakhir
    </ToolButton>
  ) : (
    <ToolButton
      icon={FileText}
      onClick={() => onOpen(slip_id)}
      aria-label={`Buka slip terakhir ${karyawan.nama}`}
    >
      Buka slip terakhir
    </ToolButton>
  )
}

const aturanPisah = (teks: string) => {
  if (teks.trim() === '') return undefined
  const jumlah = angkaFrom(teks)
  return jumlah === undefined ? 'Tulis rupiah penuh, misalnya 4.500.000.' : aturanJumlah(jumlah)
}
const schema = z.object({
  alasan: text(wajib('Alasan harus dipilih.')),
  uang_pisah: text(aturanPisah),
  potong_kasbon: z.boolean(),
})

type IsiAkhirProps = { readonly pergi: Pergi } & Pick<AkhirSheetProps, 'onClose' | 'onOpen'>

function IsiAkhir({ pergi, onClose, onOpen }: IsiAkhirProps) {
  const create = useWriteGaji('POST /kelola/payroll/akhir', { once: true })
  const form = useForm({
    schema,
    defaultValues: { alasan: '', uang_pisah: '', potong_kasbon: false },
    submit: ({ alasan, uang_pisah, potong_kasbon }) =>
      create({
        body: {
          karyawan_id: pergi.karyawan.id,
          alasan,
          uang_pisah: angkaFrom(uang_pisah) ?? 0,
          potong_kasbon,
        },
      }),
    onSuccess: ({ data }) => {
      toast.success('Draft slip terakhir dibuat.', 'form')
      onOpen(data.id)
    },
    // There is one: on to it.
    onFailure: ({ status, data, message }) => {
      const id = status === 409 ? (data as { readonly id?: number } | null)?.id : undefined
      if (id === undefined) return false
      onOpen(id)
      toast.info(message, 'gaji')
      return true
    },
  })
  const alasan = form.hook.watch('alasan')
  const isPisah = pergi.alasan.some(({ kode, uang_pisah }) => kode === alasan && uang_pisah)
  return (
    <SideSheet title={pergi.karyawan.nama} flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Buat Draft">
        <p className="text-ink-muted">
          Hari terakhir {formatTanggal(pergi.keluar)}: {pergi.alasan_keluar}. Pesangon, penghargaan masa
          kerja, dan penggantian cuti dihitung dari alasan menurut PP 35/2021; pajaknya final.
        </p>
        <SelectField
          label="Alasan menurut PP 35/2021"
          required
          placeholder="Pilih alasan..."
          options={pergi.alasan.map(({ kode, sebutan, pasal }) => ({
            value: kode,
            label: `${sebutan} (pasal ${pasal})`,
          }))}
          {...form.field('alasan')}
        />
        {isPisah && (
          <TextField
            label="Uang pisah (Rp)"
            hint="Menurut peraturan perusahaan; kosongkan bila tidak ada"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('uang_pisah')}
          />
        )}
        {pergi.sisa_kasbon > 0 && (
          <Checkbox
            label={`Potong sisa kasbon ${formatRupiah(pergi.sisa_kasbon)}`}
            hint="Paling banyak setengah pembayaran; tanpa ini kasbon tidak dipotong"
            {...form.field('potong_kasbon')}
          />
        )}
      </Form>
    </SideSheet>
  )
}
