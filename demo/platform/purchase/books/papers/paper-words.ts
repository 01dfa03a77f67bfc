/** The words of invoices and credit notes. */
export interface PaperWords {
  invoice: string; creditNote: string; number: string; date: string; reversed: string; seller: string; buyer: string;
  what: string; net: string; tax: string; /** Of a state, on top of a price. */ stateTax: string; total: string; paid: string; credited: string; until: string;
}

const en: PaperWords = {
  invoice: 'Invoice', creditNote: 'Credit note', number: 'Number', date: 'Date', reversed: 'For invoice', seller: 'Seller', buyer: 'Billed to',
  what: 'Description', net: 'Net', tax: 'Tax {percent} %', stateTax: 'Sales tax {percent} %, {area}', total: 'Total', paid: 'Paid on {date}.', credited: 'Credited on {date}.', until: '{from} to {until}',
};
const es: PaperWords = {
  invoice: 'Factura', creditNote: 'Factura rectificativa', number: 'Número', date: 'Fecha', reversed: 'De la factura', seller: 'Vendedor', buyer: 'Cliente',
  what: 'Concepto', net: 'Base', tax: 'Impuesto {percent} %', stateTax: 'Impuesto sobre ventas {percent} %, {area}', total: 'Total', paid: 'Pagada el {date}.', credited: 'Abonada el {date}.', until: 'del {from} al {until}',
};
const pt: PaperWords = {
  invoice: 'Fatura', creditNote: 'Nota de crédito', number: 'Número', date: 'Data', reversed: 'Da fatura', seller: 'Vendedor', buyer: 'Cliente',
  what: 'Descrição', net: 'Valor líquido', tax: 'Imposto {percent} %', stateTax: 'Imposto sobre vendas {percent} %, {area}', total: 'Total', paid: 'Paga em {date}.', credited: 'Creditada em {date}.', until: 'de {from} a {until}',
};
const ar: PaperWords = {
  invoice: 'فاتورة', creditNote: 'إشعار دائن', number: 'الرقم', date: 'التاريخ', reversed: 'عن الفاتورة', seller: 'البائع', buyer: 'العميل',
  what: 'الوصف', net: 'الصافي', tax: 'الضريبة {percent}%', stateTax: 'ضريبة المبيعات {percent}%، {area}', total: 'الإجمالي', paid: 'دُفعت في {date}.', credited: 'قُيّد المبلغ لك في {date}.', until: 'من {from} إلى {until}',
};
const words: ReadonlyMap<string, PaperWords> = new Map(Object.entries<PaperWords>({ en, es, pt, ar }));

/** In a locale of the tenant; English where there are none. */
export const paperWordsIn = (locale: string): PaperWords => words.get(locale.split('-')[0] ?? '') ?? en;
