import { useOptionSearch } from '../../ui/searchable-select.search.ts'
import { fetchOrang } from './orang.api.ts'

/** Everybody, those who have left among them: their last pay still gets its slip. As what `SearchableSelect` takes. */
export function useOrang() {
  return useOptionSearch<string>({ queryKey: ['payroll', 'orang'], fetchPage: fetchOrang })
}
