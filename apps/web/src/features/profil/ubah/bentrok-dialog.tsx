import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FieldMap } from '../isian/isian.ts'
import type { Pertemuan } from './use-ubah.ts'

type BentrokDialogProps<M extends FieldMap> = {
  readonly pertemuan: Pertemuan<M> | undefined
  readonly labels: Readonly<Record<keyof M & string, string>>
  /** A value in words, where it is none: the name behind an id */
  readonly show: (name: keyof M & string, value: string) => string
}

/** Says what somebody else saved meanwhile, and offers to take it over. */
export function BentrokDialog<M extends FieldMap>({ pertemuan, labels, show }: BentrokDialogProps<M>) {
  if (pertemuan === undefined) return null
  const { bentrok, load, dismiss } = pertemuan
  return (
    <ConfirmDialog
      title="Data sudah berubah"
      confirm="Muat Data Terbaru"
      cancel="Kembali"
      onConfirm={load}
      onCancel={dismiss}
    >
      <p>
        Data Anda diubah dari perangkat lain atau oleh HRD sejak halaman ini dibuka. Isian Anda belum dikirim.
      </p>
      <dl className="mt-3 max-h-[40dvh] space-y-2 overflow-y-auto rounded-control bg-sunken p-3 text-sm">
        {bentrok.map(({ name, terbaru, isian }) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd className="font-semibold text-ink">{terbaru === '' ? '–' : show(name, terbaru)}</dd>
            {isian !== undefined && (
              <dd>menggantikan isian Anda: {isian === '' ? 'kosong' : show(name, isian)}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-3">Isian Anda yang lain tetap ada.</p>
    </ConfirmDialog>
  )
}
