import { useState } from 'react'
import * as z from 'zod/mini'
import { aturanEmailKaryawan } from '@rekan/domain/karyawan/karyawan'
import { ATURAN_KLIEN } from '@rekan/domain/klien/klien'
import { text } from '../../../lib/form-schema.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { type KontakKontrak, type PilihanKontak, useInvalidateBeritaAcara } from './berita-acara.queries.ts'

const schema = z.object({
  nama: text(ATURAN_KLIEN.kontak),
  jabatan: text(ATURAN_KLIEN.jabatan_kontak),
  email: text(aturanEmailKaryawan),
  hp: z.string(),
  tanda_tangan: z.string(),
  lihat_harga: z.string(),
})

type KontakSheetProps = {
  readonly kontrakId: number
  /** Null: a new one */
  readonly kontak: KontakKontrak | null
  /** The client's other contacts */
  readonly pilihan: readonly PilihanKontak[]
  readonly onClose: () => void
}

/** Whom of the client's contacts sheets are mailed to, and what they may see and do. Another address is another contact. */
export function KontakSheet({ kontrakId, kontak, pilihan, onClose }: KontakSheetProps) {
  const create = useWrite('POST /kelola/kontrak-klien/{id}/kontak')
  const edit = useWrite('POST /kelola/kontak-kontrak/{id}')
  const invalidate = useInvalidateBeritaAcara()
  const form = useForm({
    schema,
    defaultValues: {
      nama: kontak?.nama ?? '',
      jabatan: kontak?.jabatan ?? '',
      email: kontak?.email ?? '',
      hp: kontak?.hp ?? '',
      tanda_tangan: kontak?.tanda_tangan === false ? 'tidak' : 'ya',
      lihat_harga: kontak?.lihat_harga === true ? 'ya' : 'tidak',
    },
    submit: async ({ tanda_tangan, lihat_harga, ...isi }) => {
      const body = { ...isi, tanda_tangan: tanda_tangan === 'ya', lihat_harga: lihat_harga === 'ya' }
      if (kontak === null) return create({ params: { id: kontrakId }, body })
      const { email: _, ...tanpaEmail } = body
      return edit({ params: { id: kontak.id }, body: tanpaEmail })
    },
    onSuccess: async () => {
      await invalidate()
      toast.success('Kontak disimpan.', 'form')
      onClose()
    },
  })
  const [dipilih, setDipilih] = useState('')
  const choose = (ke: string) => {
    setDipilih(ke)
    const orang = ke === '' ? undefined : pilihan[Number(ke)]
    for (const nama of ['nama', 'jabatan', 'email', 'hp'] as const)
      form.hook.setValue(nama, orang?.[nama] ?? '', { shouldDirty: true })
  }
  const yaTidak = [
    { value: 'ya', label: 'Ya' },
    { value: 'tidak', label: 'Tidak' },
  ]
  return (
    <SideSheet
      title={kontak === null ? 'Kontak Baru' : `Ubah ${kontak.nama}`}
      flush
      isUnsaved={form.isUnsaved}
      onClose={onClose}
    >
      <Form form={form} submit="Simpan">
        {kontak === null && pilihan.length > 0 && (
          <SelectField
            label="Dari kontak klien"
            options={[
              { value: '', label: 'Orang baru' },
              ...pilihan.map(({ nama, email }, ke) => ({ value: String(ke), label: `${nama} · ${email}` })),
            ]}
            value={dipilih}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <TextField label="Nama" required {...form.field('nama')} />
        <TextField label="Jabatan" {...form.field('jabatan')} />
        <TextField
          label="Email"
          type="email"
          required
          readOnly={kontak !== null}
          hint={
            kontak === null
              ? 'Tautan dan kodenya dikirim ke sini.'
              : 'Alamat lain adalah kontak lain: cabut yang ini, lalu tambahkan penggantinya.'
          }
          {...form.field('email')}
        />
        <TextField label="Telepon" inputMode="tel" {...form.field('hp')} />
        <SelectField label="Menandatangani" options={yaTidak} {...form.field('tanda_tangan')} />
        <SelectField label="Melihat harga" options={yaTidak} {...form.field('lihat_harga')} />
      </Form>
    </SideSheet>
  )
}
