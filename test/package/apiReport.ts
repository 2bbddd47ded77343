import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { referenceOf, type Documented, type ModelItem } from './apiReference.js';

/** What a door gives. */
export interface ApiReport {
  /** For reviewers: every name with its type. */
  text: string;
  /** For readers: every name with its words. */
  reference: Documented[];
}

const compilerOptions = {
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** @param folder of the unpacked package @param door a declaration file in it */
export function reportApi(folder: string, door: string): ApiReport {
  const entry = path.join(folder, door);
  const out = path.join(folder, '..', door.replaceAll('/', '-'));
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: out,
        // Types that a public one is made of, such as the props in a component's namespace.
        includeForgottenExports: true,
      },
      docModel: {
        enabled: true,
        apiJsonFilePath: path.join(out, 'model.json'),
        includeForgottenExports: true,
      },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`api-extractor could not read ${door}`);
  const model = JSON.parse(readFileSync(path.join(out, 'model.json'), 'utf8')) as ModelItem;
  return {
    text: readFileSync(path.join(out, 'report.api.md'), 'utf8'),
    reference: referenceOf(model),
  };
}
