import { Fragment, type ReactElement, type ReactNode, createElement } from 'react'
import { type Blok, type Potongan, parseBody } from '@rekan/domain/pengumuman/pengumuman'

/**
 * An announcement's text: paragraphs, lists, links. Elements are made of what `parseBody` reads, never of HTML; as each
 * other's arguments they need no keys, for a text is always drawn whole.
 */
export function IsiPengumuman({ body }: { readonly body: string }) {
  return createElement('div', { className: 'space-y-3 wrap-anywhere' }, ...parseBody(body).map(blokIsi))
}

function blokIsi({ jenis, mulai, baris }: Blok): ReactElement {
  const barisBlok = baris.map(barisIsi)
  if (jenis === 'paragraf')
    return createElement(
      'p',
      null,
      ...barisBlok.flatMap((satu, i) => (i === 0 ? [satu] : [createElement('br'), satu])),
    )
  const entri = barisBlok.map((satu) => createElement('li', null, satu))
  return jenis === 'butir'
    ? createElement('ul', { className: 'list-disc space-y-1 pl-5' }, ...entri)
    : createElement('ol', { start: mulai, className: 'list-decimal space-y-1 pl-5' }, ...entri)
}

function barisIsi(baris: readonly Potongan[]): ReactElement {
  return createElement(Fragment, null, ...baris.map(potonganIsi))
}

function potonganIsi({ teks, tebal, alamat }: Potongan): ReactNode {
  const isi = tebal ? <strong>{teks}</strong> : teks
  if (alamat === null) return isi
  return (
    <a
      href={alamat}
      target="_blank"
      rel="noopener noreferrer"
      className="-mx-1 px-1 py-3.5 font-medium text-primary underline"
    >
      {isi}
      <span className="sr-only"> (membuka tab baru)</span>
    </a>
  )
}
