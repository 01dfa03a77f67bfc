export declare function failureLine(where: string, title: string, message?: string): string;
