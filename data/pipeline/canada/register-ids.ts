/** Gives ids to Canadian institutions that have none yet: node data/pipeline/canada/register-ids.ts */
import { readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readCanadaIds, registryKey, withNewIds, writeCanadaIds } from './ids.ts';
import { exclusionOf } from './inclusion.ts';

const before = readCanadaIds();
const keys = readCanadaInstitutions()
  .rows.filter((row) => exclusionOf(row) === null)
  .map(registryKey)
  .sort();
const after = withNewIds(before, keys);
writeCanadaIds(after);
console.log(`${Object.keys(after).length - Object.keys(before).length} new ids, ${Object.keys(after).length} in all`);
