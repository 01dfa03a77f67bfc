import ts from 'typescript';
import { resolve } from 'node:path';

const TYPES = 'dist-types/embed.d.ts';

/** A property or a method of an element's public type. */
export interface ElementMember {
  kind: 'field' | 'method';
  name: string;
  type: string;
  description: string;
  readonly: boolean;
}

/** What the public types say of one element. */
export interface ElementTypes {
  /** Such as `FootlightPlayerElement`. */
  interfaceName: string;
  members: ElementMember[];
  /** Each event's name and the type of its detail. */
  events: { name: string; detail: string }[];
}

/** Reads the public types: tag → what they say. */
export function readElementTypes(): Record<string, ElementTypes> {
  const program = ts.createProgram([resolve(TYPES)], { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, strict: true, skipLibCheck: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(resolve(TYPES));
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${TYPES} could not be read`);
  const declared = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(checker.getExportSymbolOfSymbol(symbol).flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)]));
  const elements = declared.get('FootlightElements');
  if (!elements) throw new Error(`${TYPES} names no elements`);
  return Object.fromEntries(elements.getProperties().map((property) => {
    const interfaceName = interfaceOf(property);
    const type = checker.getTypeOfSymbolAtLocation(property, source);
    const events = declared.get(interfaceName.replace(/Element$/, 'Events'));
    return [property.name, { interfaceName, members: membersOf(type, checker, source), events: eventsOf(events, checker, source) }];
  }));
}

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function interfaceOf(property: ts.Symbol): string {
  const [declaration] = property.declarations ?? [];
  return declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() ?? '' : '';
}

/** The element's own, which our types declare; what it has from HTML is HTML's to describe. */
function membersOf(type: ts.Type, checker: ts.TypeChecker, source: ts.SourceFile): ElementMember[] {
  return type.getProperties().flatMap((symbol) => {
    const own = (symbol.declarations ?? []).filter((declaration) => declaration.getSourceFile() === source);
    const [declaration] = own;
    if (!declaration || /^(?:add|remove)EventListener$/.test(symbol.name) || ts.isMappedTypeNode(declaration)) return [];
    const read = checker.getTypeOfSymbolAtLocation(symbol, source);
    return [{
      kind: ts.isMethodSignature(declaration) ? 'method' as const : 'field' as const, name: symbol.name, type: checker.typeToString(read, undefined, flags),
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(), readonly: ts.isPropertySignature(declaration) && declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) === true,
    }];
  });
}

function eventsOf(type: ts.Type | undefined, checker: ts.TypeChecker, source: ts.SourceFile): ElementTypes['events'] {
  return (type?.getProperties() ?? []).map((symbol) => ({ name: symbol.name, detail: checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, source), undefined, flags) }));
}
