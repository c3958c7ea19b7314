/** Downloads the saved schools as a CSV file for another service. */

import { type FormEvent, useState } from 'react';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Text } from '#frontend/components/styled/text.tsx';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { usePlan } from '#frontend/lib/storage/own-plan.ts';
import type { StoredUniversitiesAtom } from '#frontend/lib/storage/stored-universities.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { planItemOf, universityItemKey } from '#schema/domain/plan/plan.ts';
import { listExportWords as words } from '#words/saved/list-import.ts';
import { LIST_FORMATS, type ListFormat, listCsv } from '../list-csv.ts';

interface ExportViewProps {
  /** Where the schools are saved. */
  saved: StoredUniversitiesAtom;
  onDone: () => void;
}

export function ExportView({ saved, onDone }: ExportViewProps) {
  const schools = useStoredList(saved);
  const plan = usePlan();
  const [format, setFormat] = useState<ListFormat>('naviance');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = listCsv(
      format,
      schools.map(({ id, name, country }) => ({ id, name, country, item: planItemOf(plan[universityItemKey(id)]) })),
    );
    saveFile(file, `campusatlas-${format}.csv`, 'text/csv');
    onDone();
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" data-personal>
      <Text color="fg.muted">{words.intro(schools.length)}</Text>
      <SelectField
        label={words.format}
        value={format}
        options={LIST_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        hint={words.hints[format]}
        onChange={(value) => setFormat(value as ListFormat)}
      />
      <Wrap gap="3">
        <Button type="submit">{words.download}</Button>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </Wrap>
    </chakra.form>
  );
}
