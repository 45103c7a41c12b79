// Judges documents with the package ajv in strict mode. See ValidatorProcess.java for the lines that are read and written.
'use strict';

const readline = require('readline');

let Ajv;
try {
  Ajv = require('ajv/dist/2020').default;
} catch (e) {
  console.error('expected the npm package ajv: npm install --prefix fuzzing/target/validators ajv@8');
  process.exit(1);
}

// Formats are annotations unless a validator asserts them.
const options = { strict: true, allowUnionTypes: true, validateFormats: false };
let validators = [];

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (!request.schemas) {
    console.log(request.documents.map(([number, document]) => (validators[number](document) ? '1' : '0')).join(''));
    return;
  }
  const errors = [];
  validators = request.schemas.map((schema, number) => {
    try {
      const ajv = new Ajv(options);
      ajv.addVocabulary(['x-schemac']);
      return ajv.compile(schema);
    } catch (e) {
      errors.push(`schema ${number}: ${e.message}`);
      return () => false;
    }
  });
  console.log(errors.join('; ').replace(/\s+/g, ' '));
});
