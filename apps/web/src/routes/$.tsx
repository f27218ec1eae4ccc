import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Every address beyond the start, until its routes are there: they come once the start stands, or with the first one that is asked for. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    throw (await context.openLain(location.pathname))
      ? // With what its link has told it, which a reload keeps.
        redirect({ href: location.href, state: location.state, replace: true })
      : notFound()
  },
})
