import { mkdirSync, writeFileSync } from 'node:fs';
import { schemas, schemasFolder, schemaText } from './schemas';

mkdirSync(schemasFolder, { recursive: true });
for (const [name, schema] of schemas(process.cwd())) {
  writeFileSync(`${schemasFolder}/${name}.json`, schemaText(schema));
}
console.log(`The schemas in ${schemasFolder} are up to date.`);
