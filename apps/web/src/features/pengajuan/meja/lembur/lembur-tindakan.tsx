import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { aturanAlasan } from '@rekan/domain/karyawan/penempatan'
import { errorFrom } from '../../../../lib/api-error.ts'
import { may } from '../../../../lib/boleh.ts'
import { fileFrom, openDownload } from '../../../../lib/download.ts'
import { judged, text } from '../../../../lib/form-schema.ts'
import { call } from '../../../../lib/http.ts'
import { toast } from '../../../../lib/toast.ts'
import { useKunci } from '../../../../lib/use-kunci.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Control, Form } from '../../../../ui/form.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import { aturanJam } from '../../../../ui/time-field.text.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { wajib } from '@rekan/domain/aturan'
import { cutDetik, formatTanggal } from '../../../../lib/format.ts'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import type { Lembur } from '../../masuk/lembur.api.ts'

/** What HR may still do with somebody's overtime: put its hours right, and withdraw what was approved. */
export function LemburTindakan({ lembur }: { readonly lembur: Lembur }) {
  const profile = useProfil()
  const [buka, setBuka] = useState<'jam' | 'batal' | null>(null)
  const { status, dapat } = lembur.nasib
  const mayJam =
    may(profile, 'POST /kelola/lembur/{id}/jam') &&
    lembur.karyawan.id !== profile.karyawanId &&
    (status === 'menunggu' || status === 'disetujui')
  const mayBatal = status === 'disetujui' && dapat.batalkan
  const maySpl = status === 'disetujui' && may(profile, 'GET /kelola/lembur/{id}/spl')
  if (!mayJam && !mayBatal && !maySpl) return null
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 *:basis-28">
      {maySpl && <SplButton id={lembur.id} />}
      {mayJam && (
        <Button tone="outline" onClick={() => setBuka('jam')}>
          Betulkan jam
        </Button>
      )}
      {mayBatal && (
        <Button tone="danger" onClick={() => setBuka('batal')}>
          Batalkan
        </Button>
      )}
      {buka === 'jam' && <JamSheet lembur={lembur} onClose={() => setBuka(null)} />}
      {buka === 'batal' && <BatalDialog lembur={lembur} onClose={() => setBuka(null)} />}
    </div>
  )
}

/** The order for signature. */
function SplButton({ id }: { readonly id: number }) {
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      openDownload(fileFrom((await call('GET /kelola/lembur/{id}/spl', { params: { id } })).data))
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'lembur')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void save()}>
      Cetak SPL
    </Button>
  )
}

type OverLembur = { readonly lembur: Lembur; readonly onClose: () => void }

const schema = z.object({
  mulai: text(aturanJam).check(judged(wajib('Jam mulai harus diisi.'))),
  selesai: text(aturanJam).check(judged(wajib('Jam selesai harus diisi.'))),
  alasan: text(aturanAlasan),
})
const WIRE = { jam_mulai: 'mulai', jam_selesai: 'selesai', alasan: 'alasan' } as const

/** The hours as they were, with the reason; its day stays, and so do the hours that were filed. */
function JamSheet({ lembur, onClose }: OverLembur) {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  const form = useForm({
    schema,
    defaultValues: { mulai: cutDetik(lembur.mulai), selesai: cutDetik(lembur.selesai), alasan: '' },
    wire: WIRE,
    submit: ({ mulai, selesai, alasan }) =>
      call('POST /kelola/lembur/{id}/jam', {
        params: { id: lembur.id },
        body: { jam_mulai: mulai, jam_selesai: selesai, alasan },
        idempotencyKey: kunciDari({ id: lembur.id, mulai, selesai, alasan }),
      }),
    onSuccess: ({ message }) => {
      toast.success(message ?? 'Jam lembur dibetulkan.', 'lembur')
      void queryClient.invalidateQueries({ queryKey: ['lembur'] })
      onClose()
    },
  })
  return (
    <Sheet title="Betulkan jam lembur" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <p className="text-ink-muted">
          {lembur.karyawan.nama}, {formatTanggal(lembur.tanggal)}. Jam yang diajukan tetap tercatat, dan
          orangnya diberi tahu.
        </p>
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-28">
          <Control form={form} name="mulai">
            {(field) => <TimeField {...field} label="Jam mulai" required />}
          </Control>
          <Control form={form} name="selesai">
            {(field) => <TimeField {...field} label="Jam selesai" required />}
          </Control>
        </div>
        <TextArea
          label="Alasan"
          required
          hint="Misalnya menurut CCTV atau buku tamu"
          {...form.field('alasan')}
        />
      </Form>
    </Sheet>
  )
}

function BatalDialog({ lembur, onClose }: OverLembur) {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  const { nama } = lembur.karyawan
  const batal = useMutation({
    mutationFn: () =>
      call('POST /lembur/{id}/cancel', {
        params: { id: lembur.id },
        body: {},
        idempotencyKey: kunciDari(lembur.id),
      }),
    onSuccess: () => toast.success(`Lembur ${nama} dibatalkan.`, 'lembur'),
    onError: (cause) => toast.error(errorFrom(cause).message, 'lembur'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['lembur'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Batalkan lembur ${nama}?`}
      confirm="Batalkan"
      cancel="Kembali"
      tone="danger"
      busy={batal.isPending}
      onConfirm={() => batal.mutate()}
      onCancel={onClose}
    >
      {formatTanggal(lembur.tanggal)}, {cutDetik(lembur.mulai)}–{cutDetik(lembur.selesai)} sudah disetujui.
      Tidak dihitung lagi ke upah lemburnya, dan {nama} diberi tahu.
    </ConfirmDialog>
  )
}
