import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { BODY_TERPANJANG, JUDUL_TERPANJANG } from '@rekan/domain/pengumuman/pengumuman'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Control, Form } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { type Naskah, terbaruFrom } from './kelola.api.ts'
import { useEditNaskah, useSendGambar } from './kelola.queries.ts'
import { naskahSchema } from './kelola.schema.ts'
import { Pratinjau } from './kelola-pratinjau.tsx'
import { TindakanNaskah } from './kelola-tindakan.tsx'

const CARA =
  'Baris kosong memisahkan paragraf. "- " atau "1. " di awal baris membuat daftar, **kata** menjadi tebal, [teks](https://alamat) menjadi tautan.'

/** Writes an announcement beside what phones will show of it. Null: one that does not exist yet. */
export function NaskahForm({ naskah }: { readonly naskah: Naskah | null }) {
  const navigate = useNavigate()
  const editNaskah = useEditNaskah()
  const sendGambar = useSendGambar()
  // What the form builds upon: a text that was saved is not written anew when its image was refused.
  const [awal, setAwal] = useState(naskah)
  const [terbaru, setTerbaru] = useState<Naskah>()
  const form = useForm({
    schema: naskahSchema,
    defaultValues: { judul: naskah?.title ?? '', body: naskah?.body ?? '', gambar: null },
    wire: { lampiran: 'gambar' },
    submit: async ({ gambar, ...tulisan }) => {
      const isSame = awal !== null && awal.title === tulisan.judul && awal.body === tulisan.body
      const saved = isSame ? awal : await editNaskah(awal, tulisan)
      setAwal(saved)
      return gambar === null ? saved : sendGambar(saved.id, gambar)
    },
    onSuccess: ({ id, status, title, body }) => {
      toast.success(status === 'TERBIT' ? 'Pengumuman disimpan.' : 'Draft pengumuman disimpan.', 'form')
      form.hook.reset({ judul: title, body, gambar: null })
      if (naskah === null)
        void navigate({
          to: '/kelola/pengumuman/$pengumumanId',
          params: { pengumumanId: String(id) },
          replace: true,
        })
    },
    onFailure: (error) => {
      const lain = terbaruFrom(error)
      setTerbaru(lain)
      return lain !== undefined
    },
  })
  const [judul, body, gambar] = useWatch({ control: form.hook.control, name: ['judul', 'body', 'gambar'] })

  /** What another has changed is taken over, what was typed beside it stays. */
  function load(baru: Naskah) {
    const typed = form.hook.getValues()
    form.hook.reset({ judul: baru.title, body: baru.body, gambar: null })
    if (baru.title === awal?.title) form.hook.setValue('judul', typed.judul, { shouldDirty: true })
    if (baru.body === awal?.body) form.hook.setValue('body', typed.body, { shouldDirty: true })
    form.hook.setValue('gambar', typed.gambar, { shouldDirty: true })
    setAwal(baru)
    setTerbaru(undefined)
  }

  return (
    <div className="grid gap-4 desk:grid-cols-2 desk:gap-8">
      <div className="flex min-w-0 flex-col">
        <div className="card overflow-clip pt-4">
          <Form form={form} submit={naskah?.status === 'TERBIT' ? 'Simpan' : 'Simpan Draft'}>
            <TextField
              label="Judul"
              required
              maxLength={JUDUL_TERPANJANG}
              autoComplete="off"
              {...form.field('judul')}
            />
            <TextArea
              label="Isi"
              required
              rows={12}
              maxLength={BODY_TERPANJANG}
              hint={CARA}
              {...form.field('body')}
            />
            <Control form={form} name="gambar">
              {(field) => (
                <FileField
                  {...field}
                  label={naskah?.image ? 'Ganti gambar' : 'Gambar'}
                  types={['image/jpeg', 'image/png', 'image/webp']}
                  typeNames="JPEG, PNG, atau WebP"
                  maxBytes={BERKAS_TERBESAR}
                />
              )}
            </Control>
          </Form>
        </div>
        {naskah !== null && awal !== null && (
          // Published is what this form shows, not what another has written since.
          <TindakanNaskah
            naskah={{ ...naskah, versi: awal.versi }}
            isUnsaved={form.isDirty}
            onDone={setAwal}
          />
        )}
      </div>
      <Pratinjau judul={judul} body={body} berkas={gambar} naskah={naskah} />
      {terbaru !== undefined && (
        <ConfirmDialog
          title="Pengumuman sudah berubah"
          confirm="Muat yang Terbaru"
          cancel="Kembali"
          onConfirm={() => load(terbaru)}
          onCancel={() => setTerbaru(undefined)}
        >
          Pengumuman ini diubah dari tempat lain sejak Anda membukanya; isian Anda belum dikirim. Isian yang
          tidak diubah orang lain tetap ada.
        </ConfirmDialog>
      )}
    </div>
  )
}
