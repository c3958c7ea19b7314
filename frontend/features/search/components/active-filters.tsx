/** The filters in force as chips, each gone at one press. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { searchWords as words } from '../../../content/search.ts';
import { chipsOf } from '../chips.ts';
import { type Filters, NO_FILTERS } from '../filters.ts';

export function ActiveFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <Box as="ul" aria-label={words.activeFilters} display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            variant="subtle"
            size="xs"
            minH="8"
            borderRadius="full"
            ps="3"
            pe="2"
            whiteSpace="normal"
            aria-label={words.removeFilter(label)}
            onClick={() => onChange(without)}
          >
            {label}
            <CloseIcon boxSize="3.5" />
          </Button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Button variant="plain" size="xs" minH="8" onClick={() => onChange(NO_FILTERS)}>
            {words.clearFilters}
          </Button>
        </li>
      ) : null}
    </Box>
  );
}
