// Written by scripts/write-types.ts.
import type { SameShape } from '#schema/domain/formats/language.ts';

type True<Same extends true> = Same;
/** @public */
export interface SameShapes {
  'academic-fields.ts': True<SameShape<typeof import('./en/academic-fields.ts'), typeof import('./fr/academic-fields.ts')>>;
  'academic-programs.ts': True<SameShape<typeof import('./en/academic-programs.ts'), typeof import('./fr/academic-programs.ts')>>;
  'calendar-file.ts': True<SameShape<typeof import('./en/calendar-file.ts'), typeof import('./fr/calendar-file.ts')>>;
  'enums.ts': True<SameShape<typeof import('./en/enums.ts'), typeof import('./fr/enums.ts')>>;
  'facts.ts': True<SameShape<typeof import('./en/facts.ts'), typeof import('./fr/facts.ts')>>;
  'figure-labels.ts': True<SameShape<typeof import('./en/figure-labels.ts'), typeof import('./fr/figure-labels.ts')>>;
  'locale.ts': True<SameShape<typeof import('./en/locale.ts'), typeof import('./fr/locale.ts')>>;
  'net-price-bands.ts': True<SameShape<typeof import('./en/net-price-bands.ts'), typeof import('./fr/net-price-bands.ts')>>;
  'peer-group-names.ts': True<SameShape<typeof import('./en/peer-group-names.ts'), typeof import('./fr/peer-group-names.ts')>>;
  'places.ts': True<SameShape<typeof import('./en/places.ts'), typeof import('./fr/places.ts')>>;
  'reader.ts': True<SameShape<typeof import('./en/reader.ts'), typeof import('./fr/reader.ts')>>;
  'study-fields.ts': True<SameShape<typeof import('./en/study-fields.ts'), typeof import('./fr/study-fields.ts')>>;
  'your-price.ts': True<SameShape<typeof import('./en/your-price.ts'), typeof import('./fr/your-price.ts')>>;
}
