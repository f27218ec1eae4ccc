/** Which part of a list is asked for, as the contract's `halaman` parses it. */
export type Halaman = { readonly page: number; readonly per_page: number }

/** How many rows stand before a page. */
export function offsetOf({ page, per_page }: Halaman): number {
  return (page - 1) * per_page
}

/**
 * A page of a list with where it stands in the whole. Links are paths under `/api` with the filters as they were sent.
 *
 * @param url path and search of the request
 */
export function paged<T>(data: readonly T[], total: number, { page, per_page }: Halaman, url: string) {
  const last = Math.max(1, Math.ceil(total / per_page))
  const link = (to: number) => linkTo(url, to)
  return {
    data: [...data],
    meta: { current_page: page, last_page: last, per_page, total },
    links: {
      first: link(1),
      last: link(last),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < last ? link(page + 1) : null,
    },
  }
}

function linkTo(url: string, page: number): string {
  // A request may name a host in its first line; whose links these are is not for it to say.
  const [path = '', search = ''] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 2)
  const filters = new URLSearchParams(search)
  filters.delete('page')
  filters.append('page', String(page))
  return `${path.replace(/\/+$/, '')}?${filters.toString()}`
}
