import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { NodeJSFileSystem, ConsoleLogger, LogLevel } from '@angular/compiler-cli';
import { transformAsync } from '@babel/core';

const linker = createEs2015LinkerPlugin({ fileSystem: new NodeJSFileSystem(), logger: new ConsoleLogger(LogLevel.warn), linkerJitMode: false });

/** What `ng build` does beside its compiler: Angular's own packages come half compiled. */
const link = {
  name: 'link-angular',
  async transform(code, id) {
    if (!id.includes('/@angular/') || !code.includes('ɵɵngDeclare')) return undefined;
    return (await transformAsync(code, { filename: id, plugins: [linker], compact: false, configFile: false, babelrc: false })).code;
  },
};

export default { plugins: [link] };
