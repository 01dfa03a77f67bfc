/** Which platform a page's elements belong to, and how their tags are called. */
interface LoadOptions {
    /** The tenant's own site, such as `https://watch.example.com`. */
    origin: string;
    /** What stands before each tag's name. Default: `footlight`. */
    prefix?: string | undefined;
}

export type { LoadOptions };
