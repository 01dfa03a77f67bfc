/** What this viewer may do with this content. @source spec 1 §3; chosen: an unknown level is read as DENIED, never as open */
declare const accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
type AccessLevel = typeof accessLevel;

/**
 * What something that can be pressed does: its kind, and what that kind needs.
 *
 * The data is parsed by the contract of its kind; a kind that this build does not know is no button.
 *
 * @source spec 1 §4.1 "Card action kinds"
 */
declare const action: { data?: unknown; type: string; };
type Action = typeof action;
/** A button of a composed page: a label key with a fallback text. */
declare const pageButton: { action: { data?: unknown; type: string; }; labelKey?: string | undefined; text: string; };
type PageButton = typeof pageButton;

/** A row of cards. @source spec 1 §3 "Bucket / carousel" */
declare const bucket: {
    bucketId: string;
    contentList: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    exid?: string | undefined;
    name: string;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    rowTypeData?: {
        description?: string | undefined;
        displayPosters: boolean;
        hideMetadata: boolean;
        metadataDisplayMode: "below" | "hover" | "overlay";
        playlistImageType: "landscape" | "poster" | "square";
        rowCount: number;
        rowType: "basic" | "featured" | "inline";
        showItemPosition: boolean;
        title?: string | undefined;
    } | undefined;
    type: "BASE" | "CONTENT_HIGHLIGHT" | "CONTINUE_WATCHING" | "EPG" | "EPG_NOW_NEXT" | "HERO" | "LIVE" | "SECTION_LINK" | "UNKNOWN" | "VOD_PLAYLIST";
};
type Bucket = typeof bucket;
/** What is known of a row beside its cards. */
type BucketFacts = Omit<Bucket, 'contentList' | 'paging'>;
/** @source spec 1 §4.6: bucketId, section, resultPerPage, lastSeen, displayGeoblocked */
declare const bucketQuery: {
    bucketId: string;
    displayGeoblocked?: boolean | undefined;
    lastSeen?: string | undefined;
    resultPerPage: number;
    section?: string | undefined;
};
type BucketQuery = z.input<typeof bucketQuery>;

/** A season of a series, as a selector lists it. @source spec 1 §3 "Season: id, title, episodeCount" */
declare const season: { episodeCount: number; id: string; title: string; };
type Season = typeof season;
/** A series with a page of its seasons, the first season first. @source spec 1 §3 "Series: seriesId, title", "Series list response: seasons, paging.moreDataAvailable" */
declare const series: {
    about: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    };
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    seasons: {
        episodeCount: number;
        id: string;
        title: string;
    }[];
    seriesId: string;
    socialSharingDetail?: unknown;
    title: string;
    upNext?: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    } | undefined;
};
type Series = typeof series;
/** A season with a page of its episodes, in order. @source spec 1 §7 "GET /api/v4/season/{id}?rpp&lastSeen returns episodes" */
declare const seasonEpisodes: {
    about: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    };
    episodeCount: number;
    episodes: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    id: string;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    series?: {
        seriesId: string;
        title: string;
    } | undefined;
    socialSharingDetail?: unknown;
    title: string;
    upNext?: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    } | undefined;
};
type SeasonEpisodes = typeof seasonEpisodes;
/** The seasons before and after one, each in order. @source spec 1 §3 "Adjacent-seasons response: precedingSeasons, followingSeasons" */
declare const adjacentSeasons: {
    followingSeasons: {
        episodeCount: number;
        id: string;
        title: string;
    }[];
    precedingSeasons: {
        episodeCount: number;
        id: string;
        title: string;
    }[];
};
type AdjacentSeasons = typeof adjacentSeasons;
/** A playlist with a page of its videos. @source spec 1 §3 "Playlist response: vods, paging (lastSeen, moreDataAvailable), socialSharingDetail" */
declare const playlist: {
    about: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    };
    id: string;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    socialSharingDetail?: unknown;
    title: string;
    upNext?: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    } | undefined;
    vodCount: number;
    vods: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
};
type Playlist = typeof playlist;
/** @source spec 1 §9 "Series and season page size 25" */
declare const collectionPageSize = 25;
/** One page of a series, a season or a playlist. @source spec 1 §7 "rpp=25 (&lastSeen = last season id)"; chosen: 25 for a playlist too, whose size is not shown */
declare const collectionQuery: { id: string; lastSeen?: string | undefined; rpp: number; };
/** @source spec 1 §7 "adjacentTo/{seasonId}?size=25" */
declare const adjacentSeasonsQuery: { seasonId: string; seriesId: string; size: number; };

/** What a grid's cards look like, which decides its columns. @source spec 1 §9 "Card grid columns (default/playlist/posters/section)"; chosen: an unknown one is read as default */
declare const gridDisplay: "default" | "playlist" | "posters" | "section";
type GridDisplay = typeof gridDisplay;
/** A shelf of cards as a page of its own. @source spec 1 §7 "GET /v1/view/content-grid?gridViewConfigId"; chosen: its shape, which is a row's */
declare const contentGrid: {
    contentList: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    display: "default" | "playlist" | "posters" | "section";
    filters?: {
        facets: {
            id: string;
            labelKey?: string | undefined;
            text: string;
            values: {
                count?: number | undefined;
                id: string;
                labelKey?: string | undefined;
                text: string;
            }[];
        }[];
        sorts: {
            id: string;
            labelKey?: string | undefined;
            text: string;
        }[];
    } | undefined;
    gridViewConfigId: string;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    title: string;
};
type ContentGrid = typeof contentGrid;
/** chosen: 24 a page, which fills whole lines of 2, 3, 4, 6 and 8 cards */
declare const contentGridQuery: {
    facet?: string | undefined;
    gridViewConfigId: string;
    lastSeen?: string | undefined;
    query?: string | undefined;
    rpp: number;
    sort?: string | undefined;
    sortDirection?: "ASC" | "DESC" | undefined;
};
/** What a viewer wants of a grid. Facets are words such as `genre:football`. @source spec 1 §2.2 "query, facet, sort, sortDirection"; chosen: the same names in the call */
type GridWish = Pick<z.input<typeof contentGridQuery>, 'query' | 'facet' | 'sort' | 'sortDirection'>;

/** An episode's place in its series. @source spec 1 §3 */
declare const episodeInformation: {
    episodeNumber: number;
    seasonNumber: number;
    seasonTitle?: string | undefined;
    seriesInformation?: {
        id: string;
        title: string;
    } | undefined;
};
/** What a channel airs now and next. @source spec 1 §3 "programmingInfo (current and next programme, channelLogoUrl)" */
declare const programmingInfo: {
    channelLogoUrl?: string | undefined;
    currentProgramme?: {
        description?: string | undefined;
        end?: number | undefined;
        genre?: string | undefined;
        id: string;
        start: number;
        title: string;
        vodId?: string | undefined;
    } | undefined;
    nextProgramme?: {
        description?: string | undefined;
        end?: number | undefined;
        genre?: string | undefined;
        id: string;
        start: number;
        title: string;
        vodId?: string | undefined;
    } | undefined;
    restartAvailable?: boolean | undefined;
};
/**
 * Anything that a content card shows.
 *
 * @source spec 1 §3 "Content item"; chosen: seconds for duration and watchProgress, as media elements count
 */
declare const contentItem: {
    accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
    ageRating?: string | undefined;
    description?: string | undefined;
    duration?: number | undefined;
    endDate?: number | undefined;
    epgId?: string | undefined;
    episodeInformation?: {
        episodeNumber: number;
        seasonNumber: number;
        seasonTitle?: string | undefined;
        seriesInformation?: {
            id: string;
            title: string;
        } | undefined;
    } | undefined;
    favourite: boolean;
    favouriteDisabled?: boolean | undefined;
    genres: string[];
    heroUrl?: string | undefined;
    id: string;
    licences: string[];
    live?: boolean | undefined;
    onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
    playlistId?: string | undefined;
    posterUrl?: string | undefined;
    premiereRelease?: {
        start: number;
    } | undefined;
    programmingInfo?: {
        channelLogoUrl?: string | undefined;
        currentProgramme?: {
            description?: string | undefined;
            end?: number | undefined;
            genre?: string | undefined;
            id: string;
            start: number;
            title: string;
            vodId?: string | undefined;
        } | undefined;
        nextProgramme?: {
            description?: string | undefined;
            end?: number | undefined;
            genre?: string | undefined;
            id: string;
            start: number;
            title: string;
            vodId?: string | undefined;
        } | undefined;
        restartAvailable?: boolean | undefined;
    } | undefined;
    releaseYear?: number | undefined;
    seasonId?: string | undefined;
    seriesId?: string | undefined;
    startDate?: number | undefined;
    target?: {
        feedName?: string | undefined;
        id: string;
        owner?: string | undefined;
    } | undefined;
    thumbnailUrl: string;
    title: string;
    type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
    watchProgress?: number | undefined;
    watchlistDisabled?: boolean | undefined;
};
type ContentItem = typeof contentItem;

/** In an answer: an unknown type becomes UNKNOWN. */
declare const contentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
/** In a call's input: a known type only. */
declare const knownContentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
type ContentType = typeof knownContentType;

/** How a bout ended for one of its fighters. @source spec 1 §3 "win/loss/no contest"; chosen: a draw too, which the sport has */
declare const boutResults: readonly ["WIN", "LOSS", "DRAW", "NO_CONTEST"];
type BoutResult = (typeof boutResults)[number];
/** @source spec 1 §3 "fight result methods"; chosen: those of the unified rules, as the spec lists none */
declare const boutMethods: readonly ["KO", "TKO", "SUBMISSION", "UNANIMOUS_DECISION", "SPLIT_DECISION", "MAJORITY_DECISION", "TECHNICAL_DECISION", "DOCTOR_STOPPAGE", "DISQUALIFICATION", "FORFEIT", "OVERTURNED"];
type BoutMethod = (typeof boutMethods)[number];
/** A bout as one of its fighters sees it. */
declare const bout: {
    at: number;
    eventName: string;
    id: string;
    item?: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    } | undefined;
    method?: "DISQUALIFICATION" | "DOCTOR_STOPPAGE" | "FORFEIT" | "KO" | "MAJORITY_DECISION" | "OVERTURNED" | "SPLIT_DECISION" | "SUBMISSION" | "TECHNICAL_DECISION" | "TKO" | "UNANIMOUS_DECISION" | "UNKNOWN" | undefined;
    opponent: {
        id?: string | undefined;
        name: string;
    };
    result?: "DRAW" | "LOSS" | "NO_CONTEST" | "UNKNOWN" | "WIN" | undefined;
    round?: number | undefined;
    seconds?: number | undefined;
    weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
};
type Bout = typeof bout;

/** @source spec 1 §3 "stat names … exist as enumerations"; chosen: what public statistics of the sport count, as the spec lists none */
declare const statNames: readonly ["SIGNIFICANT_STRIKES_PER_MINUTE", "STRIKING_ACCURACY", "STRIKES_ABSORBED_PER_MINUTE", "STRIKING_DEFENCE", "TAKEDOWNS_PER_BOUT", "TAKEDOWN_ACCURACY", "TAKEDOWN_DEFENCE", "SUBMISSIONS_PER_BOUT", "KNOCKDOWNS_PER_BOUT", "AVERAGE_BOUT_TIME"];
type StatName = (typeof statNames)[number];
/** One figure: a share is 0 to 100, a time is in seconds. */
declare const fighterStat: {
    name: "AVERAGE_BOUT_TIME" | "KNOCKDOWNS_PER_BOUT" | "SIGNIFICANT_STRIKES_PER_MINUTE" | "STRIKES_ABSORBED_PER_MINUTE" | "STRIKING_ACCURACY" | "STRIKING_DEFENCE" | "SUBMISSIONS_PER_BOUT" | "TAKEDOWNS_PER_BOUT" | "TAKEDOWN_ACCURACY" | "TAKEDOWN_DEFENCE" | "UNKNOWN";
    value: number;
};
type FighterStat = typeof fighterStat;

/** A fighter as a list shows one. */
declare const fighterCard: {
    country: string;
    id: string;
    name: string;
    nickname?: string | undefined;
    pictureUrl: string;
    record: {
        draws: number;
        losses: number;
        noContests: number;
        wins: number;
    };
    weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
};
type FighterCard = typeof fighterCard;
/** @source spec 1 §2.1 "/fighters"; chosen: its shape, as the spec shows none */
declare const fighterList: {
    fighters: {
        country: string;
        id: string;
        name: string;
        nickname?: string | undefined;
        pictureUrl: string;
        record: {
            draws: number;
            losses: number;
            noContests: number;
            wins: number;
        };
        weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
    }[];
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
};
/** chosen: 24 a page, as a grid's */
declare const fighterListQuery: {
    lastSeen?: string | undefined;
    rpp: number;
    weightClass?: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "WELTERWEIGHT" | undefined;
};
/** A fighter's page. @source spec 1 §3 "enumerations for the fighter pages"; chosen: its shape */
declare const fighter: {
    bornIn?: number | undefined;
    bouts: {
        at: number;
        eventName: string;
        id: string;
        item?: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        } | undefined;
        method?: "DISQUALIFICATION" | "DOCTOR_STOPPAGE" | "FORFEIT" | "KO" | "MAJORITY_DECISION" | "OVERTURNED" | "SPLIT_DECISION" | "SUBMISSION" | "TECHNICAL_DECISION" | "TKO" | "UNANIMOUS_DECISION" | "UNKNOWN" | undefined;
        opponent: {
            id?: string | undefined;
            name: string;
        };
        result?: "DRAW" | "LOSS" | "NO_CONTEST" | "UNKNOWN" | "WIN" | undefined;
        round?: number | undefined;
        seconds?: number | undefined;
        weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
    }[];
    country: string;
    heightCm?: number | undefined;
    heroUrl: string;
    id: string;
    name: string;
    nickname?: string | undefined;
    pictureUrl: string;
    reachCm?: number | undefined;
    record: {
        draws: number;
        losses: number;
        noContests: number;
        wins: number;
    };
    stats: {
        name: "AVERAGE_BOUT_TIME" | "KNOCKDOWNS_PER_BOUT" | "SIGNIFICANT_STRIKES_PER_MINUTE" | "STRIKES_ABSORBED_PER_MINUTE" | "STRIKING_ACCURACY" | "STRIKING_DEFENCE" | "SUBMISSIONS_PER_BOUT" | "TAKEDOWNS_PER_BOUT" | "TAKEDOWN_ACCURACY" | "TAKEDOWN_DEFENCE" | "UNKNOWN";
        value: number;
    }[];
    weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
};
type Fighter = typeof fighter;
declare const fighterQuery: { id: string; };

/** @source spec 1 §3 "weight classes … exist as enumerations"; chosen: the classes of the unified rules, as the spec lists none */
declare const weightClasses: readonly ["STRAWWEIGHT", "FLYWEIGHT", "BANTAMWEIGHT", "FEATHERWEIGHT", "LIGHTWEIGHT", "WELTERWEIGHT", "MIDDLEWEIGHT", "LIGHT_HEAVYWEIGHT", "HEAVYWEIGHT", "CATCHWEIGHT"];
/** In an answer: an unknown class becomes UNKNOWN. */
declare const weightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "UNKNOWN" | "WELTERWEIGHT";
/** In a call's input: a known class only. */
declare const knownWeightClass: "BANTAMWEIGHT" | "CATCHWEIGHT" | "FEATHERWEIGHT" | "FLYWEIGHT" | "HEAVYWEIGHT" | "LIGHTWEIGHT" | "LIGHT_HEAVYWEIGHT" | "MIDDLEWEIGHT" | "STRAWWEIGHT" | "WELTERWEIGHT";
type WeightClass = typeof knownWeightClass;

type FrameAbility = 'SCRIPTS' | 'FORMS' | 'OWN_ORIGIN' | 'POPUPS';
/** A page of somebody else that the site shows inside of its own. @source spec 1 §2.1 "external page", "plugin"; chosen: its shape, as the spec shows none */
declare const framedPage: {
    abilities: ("FORMS" | "OWN_ORIGIN" | "POPUPS" | "SCRIPTS" | "UNKNOWN")[];
    description?: string | undefined;
    id: string;
    title: string;
    url: string;
};
type FramedPage = typeof framedPage;
declare const framedPageQuery: { id: string; };

/** One page of events, counted from 1. @source spec 1 §7 "GET /event/live with query p and rpp"; chosen: its fields, which are those of a page of search results (§3) */
declare const eventPage: {
    events: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    page: number;
    totalHits: number;
    totalPages: number;
};
/** @source spec 1 §9 "Upcoming events page size 12" */
declare const eventPageQuery: { p: number; rpp: number; };

/** The events or releases of one day in the viewer's time zone. `id` is that day, such as `2026-01-31`. */
declare const scheduleGroup: {
    id: string;
    items: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    moreDataAvailable: boolean;
};
type ScheduleGroup = typeof scheduleGroup;
/** What is to come, day by day. @source design/platform.md "Schedule and releases" */
declare const schedule: {
    groups: {
        id: string;
        items: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
        moreDataAvailable: boolean;
    }[];
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
};
/** @source design/platform.md "timezone&groupsPerPage=7&itemsPerGroup=7[&from][&lastSeen]"; `from` is a day, as a group's id */
declare const scheduleQuery: {
    from?: string | undefined;
    groupsPerPage: number;
    itemsPerGroup: number;
    lastSeen?: string | undefined;
    timezone: string;
};

/** A report as a list shows it. */
declare const newsCard: {
    feedName: string;
    id: string;
    lead: string;
    pictureUrl: string;
    publishedAt: number;
    title: string;
};
type NewsCard = typeof newsCard;
/** News of all feeds or of one, the latest first. @source spec 1 §2.1 "/news"; chosen: its shape, as the spec shows none */
declare const newsList: {
    news: {
        feedName: string;
        id: string;
        lead: string;
        pictureUrl: string;
        publishedAt: number;
        title: string;
    }[];
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
};
/** chosen: 12 a page, as events */
declare const newsListQuery: { feedName?: string | undefined; lastSeen?: string | undefined; rpp: number; };
/** A report. Its paragraphs are text, never markup. @source spec 1 §2.3 "Data feed goes to the news item route (feedName, newId)"; chosen: its shape */
declare const newsItem: {
    feedName: string;
    heroUrl: string;
    id: string;
    lead: string;
    paragraphs: string[];
    pictureUrl: string;
    publishedAt: number;
    related: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    title: string;
};
type NewsItem = typeof newsItem;
declare const newsItemQuery: { feedName: string; newId: string; };

/** What an `<img>` needs so that a browser fetches the width that it shows. */
interface PictureSet {
    src?: string;
    srcSet?: string;
    sizes?: string;
}
/**
 * The same picture in several widths.
 *
 * chosen: an address that names a `width` belongs to a picture that the platform scales, as the spec gives widths and no form of address; any other is shown as it is.
 *
 * @param sizes as in HTML; `auto` is the drawn width of a lazy picture, where a browser knows it
 * @source spec 1 §9
 */
declare function pictureSet(address: string, widths: readonly number[], sizes: string): PictureSet;

/** Pixels. @source spec 1 §9 "card widths 200 to 800 in steps of 100" */
declare const cardImageWidths: readonly [200, 300, 400, 500, 600, 700, 800];
/**
 * A picture as wide as a card.
 *
 * @param sizes `auto` is for a lazy picture in a box of a known height, and `loading` must stand before it; elsewhere Chromium takes the page's width, or a height of its own
 */
declare const cardPicture: (address: string, sizes: string) => PictureSet;

/** Pixels. @source spec 1 §9 "Image widths 240, 480, 960, 1440, 1920, 2560, 3840" */
declare const imageWidths: readonly [240, 480, 960, 1440, 1920, 2560, 3840];
/** A picture as wide as a page, a hero's if nothing else is said. The platform draws a hero's before the site does, from the same file. */
declare const widePicture: (address: string, sizes?: string) => PictureSet;

/** What stands behind a row. chosen: sides by reading direction, and three animations */
declare const background: {
    animationType: "fade" | "none" | "zoom";
    gradientSides: ("UNKNOWN" | "bottom" | "end" | "start" | "top")[];
    imageUrl?: string | undefined;
};
type RowBackground = typeof background;
/**
 * The part of `rowTypeData` that few rows draw: read by their layouts, so that a plain row does not carry it.
 *
 * @source spec 1 §3 "rowTypeData (… background with imageUrl, gradient sides and animationType, primaryCta with ctaText and link, secondaryCta, … textAlignment …)"
 */
declare const rowAdornment: {
    background?: {
        animationType: "fade" | "none" | "zoom";
        gradientSides: ("UNKNOWN" | "bottom" | "end" | "start" | "top")[];
        imageUrl?: string | undefined;
    } | undefined;
    primaryCta?: {
        ctaText: string;
        link: string;
    } | undefined;
    secondaryCta?: {
        ctaText: string;
        link: string;
    } | undefined;
    textAlignment: "center" | "end" | "start";
};
type RowAdornment = typeof rowAdornment;

/**
 * How a row looks, as far as every row must know it. Fields that it does not name stay: `rowAdornment` reads the rest.
 *
 * @source spec 1 §3 "rowTypeData"; chosen: the values of its enumerations beyond the row types, as the spec lists none
 */
declare const rowTypeData: {
    description?: string | undefined;
    displayPosters: boolean;
    hideMetadata: boolean;
    metadataDisplayMode: "below" | "hover" | "overlay";
    playlistImageType: "landscape" | "poster" | "square";
    rowCount: number;
    rowType: "basic" | "featured" | "inline";
    showItemPosition: boolean;
    title?: string | undefined;
};
type RowTypeData = typeof rowTypeData;

/** How a link can be given away. */
declare const shareWays: readonly ["NATIVE", "COPY", "EMAIL", "QR"];
type ShareWay = (typeof shareWays)[number];
/** How a title is shared: a link with a place for its path. @source spec 1 §3 "Share details: universalLink with a path placeholder, trackingConfiguration list" */
declare const shareDetails: {
    trackingConfiguration: {
        name: string;
        value: string;
        way?: "COPY" | "EMAIL" | "NATIVE" | "QR" | "UNKNOWN" | undefined;
    }[];
    universalLink?: string | undefined;
};
type ShareDetails = typeof shareDetails;

/** Parts of a page of which one is shown. @source spec 1 §2.4 "zones hero, header, sidebar, list and tabs"; fields chosen */
declare const tabsAttributes: {
    labelKey?: string | undefined;
    tabs: {
        elements: {
            $type: string;
            $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
            attributes?: unknown;
            style?: {
                desktop?: {
                    backgroundColor?: string | undefined;
                    hidden?: boolean | undefined;
                    paddingBlock?: number | undefined;
                    paddingInline?: number | undefined;
                    textAlign?: "center" | "end" | "start" | undefined;
                } | undefined;
                mobile?: {
                    backgroundColor?: string | undefined;
                    hidden?: boolean | undefined;
                    paddingBlock?: number | undefined;
                    paddingInline?: number | undefined;
                    textAlign?: "center" | "end" | "start" | undefined;
                } | undefined;
                tablet?: {
                    backgroundColor?: string | undefined;
                    hidden?: boolean | undefined;
                    paddingBlock?: number | undefined;
                    paddingInline?: number | undefined;
                    textAlign?: "center" | "end" | "start" | undefined;
                } | undefined;
                tv?: {
                    backgroundColor?: string | undefined;
                    hidden?: boolean | undefined;
                    paddingBlock?: number | undefined;
                    paddingInline?: number | undefined;
                    textAlign?: "center" | "end" | "start" | undefined;
                } | undefined;
            } | undefined;
        }[];
        id: string;
        labelKey?: string | undefined;
        text: string;
    }[];
    text: string;
};
type TabsAttributes = typeof tabsAttributes;
/** A series on a page about more than it: its card and its first seasons. Fields chosen. @source spec 1 §3 "Series: seriesId, title" */
declare const seriesAttributes: {
    about: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    };
    seasons: {
        episodeCount: number;
        id: string;
        title: string;
    }[];
    seriesId: string;
};
type SeriesAttributes = typeof seriesAttributes;
/** A shelf of cards in a page; what a viewer searches, filters and sorts there. Fields chosen: those of a grid's own page */
declare const gridBlockAttributes: {
    contentList: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    display: "default" | "playlist" | "posters" | "section";
    filters?: {
        facets: {
            id: string;
            labelKey?: string | undefined;
            text: string;
            values: {
                count?: number | undefined;
                id: string;
                labelKey?: string | undefined;
                text: string;
            }[];
        }[];
        sorts: {
            id: string;
            labelKey?: string | undefined;
            text: string;
        }[];
    } | undefined;
    gridViewConfigId: string;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    title: string;
};
type GridBlockAttributes = typeof gridBlockAttributes;
/** A field that searches the shelves of its page. */
declare const searchAttributes: { labelKey?: string | undefined; text: string; };
type SearchAttributes = typeof searchAttributes;
/** A few cards, one below the other, each with what can be done with it. @source spec 1 §4.1 "In a card only route and favourites act"; fields chosen */
declare const cardListAttributes: {
    cards: {
        buttons: {
            action: {
                data?: unknown;
                type: string;
            };
            labelKey?: string | undefined;
            text: string;
        }[];
        item: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        };
    }[];
    labelKey?: string | undefined;
    text: string;
};
type CardListAttributes = typeof cardListAttributes;

/** An element's look by device. chosen: one that cannot be read costs the element nothing but its look */
declare const elementStyles: {
    desktop?: {
        backgroundColor?: string | undefined;
        hidden?: boolean | undefined;
        paddingBlock?: number | undefined;
        paddingInline?: number | undefined;
        textAlign?: "center" | "end" | "start" | undefined;
    } | undefined;
    mobile?: {
        backgroundColor?: string | undefined;
        hidden?: boolean | undefined;
        paddingBlock?: number | undefined;
        paddingInline?: number | undefined;
        textAlign?: "center" | "end" | "start" | undefined;
    } | undefined;
    tablet?: {
        backgroundColor?: string | undefined;
        hidden?: boolean | undefined;
        paddingBlock?: number | undefined;
        paddingInline?: number | undefined;
        textAlign?: "center" | "end" | "start" | undefined;
    } | undefined;
    tv?: {
        backgroundColor?: string | undefined;
        hidden?: boolean | undefined;
        paddingBlock?: number | undefined;
        paddingInline?: number | undefined;
        textAlign?: "center" | "end" | "start" | undefined;
    } | undefined;
} | undefined;
type ElementStyles = NonNullable<typeof elementStyles>;
/** What every element of a page has. What its attributes hold belongs to its type. */
declare const viewElement: {
    $type: string;
    $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
    attributes?: unknown;
    style?: {
        desktop?: {
            backgroundColor?: string | undefined;
            hidden?: boolean | undefined;
            paddingBlock?: number | undefined;
            paddingInline?: number | undefined;
            textAlign?: "center" | "end" | "start" | undefined;
        } | undefined;
        mobile?: {
            backgroundColor?: string | undefined;
            hidden?: boolean | undefined;
            paddingBlock?: number | undefined;
            paddingInline?: number | undefined;
            textAlign?: "center" | "end" | "start" | undefined;
        } | undefined;
        tablet?: {
            backgroundColor?: string | undefined;
            hidden?: boolean | undefined;
            paddingBlock?: number | undefined;
            paddingInline?: number | undefined;
            textAlign?: "center" | "end" | "start" | undefined;
        } | undefined;
        tv?: {
            backgroundColor?: string | undefined;
            hidden?: boolean | undefined;
            paddingBlock?: number | undefined;
            paddingInline?: number | undefined;
            textAlign?: "center" | "end" | "start" | undefined;
        } | undefined;
    } | undefined;
};
type ViewElement = typeof viewElement;
/** A large picture with one thing to do. */
declare const heroElement: {
    $type: "hero";
    $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
    attributes: {
        buttons?: {
            action: {
                data?: unknown;
                type: string;
            };
            labelKey?: string | undefined;
            text: string;
        }[] | undefined;
        items: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
    };
};
type HeroElement = typeof heroElement;
/** A row of cards. */
declare const bucketElement: {
    $type: "bucket";
    $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
    attributes: {
        bucketId: string;
        contentList: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
        exid?: string | undefined;
        name: string;
        paging: {
            lastSeen?: string | undefined;
            moreDataAvailable: boolean;
        };
        rowTypeData?: {
            description?: string | undefined;
            displayPosters: boolean;
            hideMetadata: boolean;
            metadataDisplayMode: "below" | "hover" | "overlay";
            playlistImageType: "landscape" | "poster" | "square";
            rowCount: number;
            rowType: "basic" | "featured" | "inline";
            showItemPosition: boolean;
            title?: string | undefined;
        } | undefined;
        type: "BASE" | "CONTENT_HIGHLIGHT" | "CONTINUE_WATCHING" | "EPG" | "EPG_NOW_NEXT" | "HERO" | "LIVE" | "SECTION_LINK" | "UNKNOWN" | "VOD_PLAYLIST";
    };
};
type BucketElement = typeof bucketElement;
/** A text between rows: a label key of the platform's own, and the text to show without it. */
declare const textBlockElement: {
    $type: "textBlock";
    $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
    attributes: {
        labelKey?: string | undefined;
        text: string;
    };
};
/**
 * One composed page as data.
 *
 * Each element is parsed by the schema of its type when it is drawn, so that a broken or unknown one fails alone.
 *
 * @source spec 1 §2.4 "Generic view screen"; chosen: its shape, as design/platform.md describes it
 */
declare const view: {
    elements: {
        $type: string;
        $zone: "header" | "hero" | "list" | "sidebar" | "tabs";
        attributes?: unknown;
        style?: {
            desktop?: {
                backgroundColor?: string | undefined;
                hidden?: boolean | undefined;
                paddingBlock?: number | undefined;
                paddingInline?: number | undefined;
                textAlign?: "center" | "end" | "start" | undefined;
            } | undefined;
            mobile?: {
                backgroundColor?: string | undefined;
                hidden?: boolean | undefined;
                paddingBlock?: number | undefined;
                paddingInline?: number | undefined;
                textAlign?: "center" | "end" | "start" | undefined;
            } | undefined;
            tablet?: {
                backgroundColor?: string | undefined;
                hidden?: boolean | undefined;
                paddingBlock?: number | undefined;
                paddingInline?: number | undefined;
                textAlign?: "center" | "end" | "start" | undefined;
            } | undefined;
            tv?: {
                backgroundColor?: string | undefined;
                hidden?: boolean | undefined;
                paddingBlock?: number | undefined;
                paddingInline?: number | undefined;
                textAlign?: "center" | "end" | "start" | undefined;
            } | undefined;
        } | undefined;
    }[];
    layout: string;
    title: string;
};
type View = typeof view;
declare const viewQuery: { id: string; timezone?: string | undefined; type: string; };

/** A table that is kept elsewhere, such as a league's. @source spec 1 §7 "An external-table call exists at /api/v3/external-table"; chosen: the shape */
declare const externalTable: {
    columns: {
        key: string;
        label: string;
    }[];
    rows: Readonly<Record<string, string | number>>[];
    title: string;
};
type ExternalTable = typeof externalTable;
declare const externalTableQuery: { id: string; };
/** The table that an element of a composed page shows. */
declare const externalTableAttributes: { tableId: string; };

/** What a broadcast is, beside its title. @source design/guide.md "Cells" */
declare const programmeFlags: readonly ["LIVE", "NEW", "REPEAT", "CAPTIONS", "AUDIO_DESCRIPTION", "SIGNING"];
type ProgrammeFlag = (typeof programmeFlags)[number];
/** One broadcast as the guide knows it. A window leaves out its description, which `programmeDetails` has. */
declare const guideProgramme: {
    catchUp?: {
        from: number;
        until: number;
    } | undefined;
    description?: string | undefined;
    end?: number | undefined;
    episodeNumber?: number | undefined;
    flags?: ("AUDIO_DESCRIPTION" | "CAPTIONS" | "LIVE" | "NEW" | "REPEAT" | "SIGNING" | "UNKNOWN")[] | undefined;
    genre?: string | undefined;
    id: string;
    imageUrl?: string | undefined;
    reminder?: boolean | undefined;
    restartUntil?: number | undefined;
    seasonNumber?: number | undefined;
    seriesId?: string | undefined;
    start: number;
    subtitle?: string | undefined;
    title: string;
    vodId?: string | undefined;
};
type GuideProgramme = typeof guideProgramme;

/** A set of channels that a viewer may look at alone. */
declare const channelGroup: { id: string; name: string; };
/** A channel with its programmes in the requested window. @source spec 1 §3 "Programme guide" */
declare const guideChannel: {
    accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
    channelLogoUrl?: string | undefined;
    eventId: string;
    favourite?: boolean | undefined;
    group?: {
        id: string;
        name: string;
    } | undefined;
    id: string;
    name: string;
    number?: string | undefined;
    offsetMinutes?: number | undefined;
    programmes: {
        catchUp?: {
            from: number;
            until: number;
        } | undefined;
        description?: string | undefined;
        end?: number | undefined;
        episodeNumber?: number | undefined;
        flags?: ("AUDIO_DESCRIPTION" | "CAPTIONS" | "LIVE" | "NEW" | "REPEAT" | "SIGNING" | "UNKNOWN")[] | undefined;
        genre?: string | undefined;
        id: string;
        imageUrl?: string | undefined;
        reminder?: boolean | undefined;
        restartUntil?: number | undefined;
        seasonNumber?: number | undefined;
        seriesId?: string | undefined;
        start: number;
        subtitle?: string | undefined;
        title: string;
        vodId?: string | undefined;
    }[];
};
type GuideChannel = typeof guideChannel;
/**
 * Channels and programmes of one time window, one page of channels at a time.
 *
 * @source spec 1 §7 "GET /epg (v4 base) with from, to, rpp=20, optional channel and lastSeen";
 *   chosen: totalChannels and firstIndex, because a grid must tell a screen reader how many rows it has
 */
declare const guideWindow: {
    channels: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        channelLogoUrl?: string | undefined;
        eventId: string;
        favourite?: boolean | undefined;
        group?: {
            id: string;
            name: string;
        } | undefined;
        id: string;
        name: string;
        number?: string | undefined;
        offsetMinutes?: number | undefined;
        programmes: {
            catchUp?: {
                from: number;
                until: number;
            } | undefined;
            description?: string | undefined;
            end?: number | undefined;
            episodeNumber?: number | undefined;
            flags?: ("AUDIO_DESCRIPTION" | "CAPTIONS" | "LIVE" | "NEW" | "REPEAT" | "SIGNING" | "UNKNOWN")[] | undefined;
            genre?: string | undefined;
            id: string;
            imageUrl?: string | undefined;
            reminder?: boolean | undefined;
            restartUntil?: number | undefined;
            seasonNumber?: number | undefined;
            seriesId?: string | undefined;
            start: number;
            subtitle?: string | undefined;
            title: string;
            vodId?: string | undefined;
        }[];
    }[];
    firstIndex: number;
    from: number;
    groups?: {
        count: number;
        id: string;
        name: string;
    }[] | undefined;
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    to: number;
    totalChannels: number;
};
type GuideWindow = typeof guideWindow;
declare const guideQuery: {
    channel?: string | string[] | undefined;
    favouritesFirst?: boolean | undefined;
    firstIndex?: number | undefined;
    from: number;
    group?: string | undefined;
    lastSeen?: string | undefined;
    number?: string | undefined;
    query?: string | undefined;
    queryFrom?: number | undefined;
    queryTo?: number | undefined;
    rpp: number;
    to: number;
};
type GuideQuery = z.input<typeof guideQuery>;
/** The other form of the question. `epgId` names a channel, as a content item does. @source spec 1 §7 "a form with fromTs, toTs, rpp, epgId, optional lastSeen" */
declare const guideTimesQuery: {
    epgId?: string | undefined;
    fromTs: number;
    lastSeen?: string | undefined;
    rpp: number;
    toTs: number;
};

/** Everything about one broadcast: what a card of it shows. chosen: a call of its own, so that windows stay small */
declare const programmeDetails: {
    channel: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        channelLogoUrl?: string | undefined;
        eventId: string;
        favourite?: boolean | undefined;
        group?: {
            id: string;
            name: string;
        } | undefined;
        id: string;
        name: string;
        number?: string | undefined;
        offsetMinutes?: number | undefined;
    };
    programme: {
        catchUp?: {
            from: number;
            until: number;
        } | undefined;
        description?: string | undefined;
        end?: number | undefined;
        episodeNumber?: number | undefined;
        flags?: ("AUDIO_DESCRIPTION" | "CAPTIONS" | "LIVE" | "NEW" | "REPEAT" | "SIGNING" | "UNKNOWN")[] | undefined;
        genre?: string | undefined;
        id: string;
        imageUrl?: string | undefined;
        reminder?: boolean | undefined;
        restartUntil?: number | undefined;
        seasonNumber?: number | undefined;
        seriesId?: string | undefined;
        start: number;
        subtitle?: string | undefined;
        title: string;
        vodId?: string | undefined;
    };
    series?: {
        seriesId: string;
        title: string;
    } | undefined;
};
type ProgrammeDetails = typeof programmeDetails;
declare const programmeQuery: { id: string; };

/** One broadcast on a channel. `end` may be missing or before `start`. @source spec 1 §3 "Programme guide", design/guide.md */
declare const programme: {
    description?: string | undefined;
    end?: number | undefined;
    genre?: string | undefined;
    id: string;
    start: number;
    title: string;
    vodId?: string | undefined;
};
type Programme = typeof programme;

/** A programme to come that a viewer wants to be told of. @source design/guide.md "Reminders for future programmes"; chosen: the shape */
declare const reminder: {
    channel: {
        eventId: string;
        id: string;
        name: string;
    };
    due: boolean;
    end: number;
    programmeId: string;
    remindAt: number;
    start: number;
    title: string;
};
type Reminder = typeof reminder;
/** Those whose programme is not over, the earliest first. */
declare const reminders: {
    reminders: {
        channel: {
            eventId: string;
            id: string;
            name: string;
        };
        due: boolean;
        end: number;
        programmeId: string;
        remindAt: number;
        start: number;
        title: string;
    }[];
};
declare const reminderQuery: { programmeId: string; };

/** What an account says of its owner, and the fields that it is written in. @source spec 3 §3 "Account details"; chosen: the other fields, as the specification shows no call */
declare const accountDetails: {
    contactEmail: string;
    details: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | null | undefined;
        birthDate?: string | null | undefined;
        contactEmail?: string | undefined;
        gender?: string | undefined;
        name?: string | undefined;
        others?: Record<string, string> | undefined;
        phoneNumber?: {
            complete: string;
            number: string;
            prefix: string;
            regionCode: string;
        } | null | undefined;
        preferredName?: string | undefined;
        taxNumber?: string | undefined;
    };
    fields: {
        addressCountryRestriction?: {
            elements: string[];
            mode: "BLACKLIST" | "WHITELIST";
        } | undefined;
        empty?: string | undefined;
        error?: string | undefined;
        id: string;
        labelKey: string;
        maxLength?: number | undefined;
        minLength?: number | undefined;
        options?: {
            labelKey: string;
            value: string;
        }[] | undefined;
        order: number;
        placeholder?: string | undefined;
        readOnly: boolean;
        regex?: string | undefined;
        required: boolean;
        size: "FULL" | "HALF";
        type: "address" | "administrativeLevel1" | "birthDate" | "confirmPassword" | "date" | "dropdown" | "email" | "fullName" | "gender" | "line1" | "name" | "password" | "phoneNumber" | "postalCode" | "preferredName" | "taxNumber" | "text";
    }[];
    hasPassword: boolean;
    id: string;
    passwordMinLength: number;
    pendingEmail?: string | undefined;
};
type AccountDetails = typeof accountDetails;
/** What is kept; a field that is missing is emptied. */
declare const detailsChange: {
    details: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | null | undefined;
        birthDate?: string | null | undefined;
        contactEmail?: string | undefined;
        gender?: string | undefined;
        name?: string | undefined;
        others?: Record<string, string> | undefined;
        phoneNumber?: {
            complete: string;
            number: string;
            prefix: string;
            regionCode: string;
        } | null | undefined;
        preferredName?: string | undefined;
        taxNumber?: string | undefined;
    };
};
/** A new e-mail. `current` is the password, where the account has one. */
declare const emailChange: { current?: string | undefined; email: string; };
type EmailChange = z.input<typeof emailChange>;
/** When an account goes for good. */
declare const accountDeletion: { dueAt: number; };
type AccountDeletion = typeof accountDeletion;
/** `proof`: the password, or the whole e-mail of an account that has none. */
declare const deletionRequest: { proof: string; };
/** The account's password, where a session proves again that its owner asks. */
declare const accountProof: { password: string; };
/** Everything that is kept of an account, as a file. */
declare const accountExport: { data: unknown; fileName: string; };
type AccountExport = typeof accountExport;

/** Another provider that signs in to an account. @source spec 3 §7 "linkedAccounts (provider)"; chosen: the other fields */
declare const linkedProvider: { email?: string | undefined; linkedAt: number; provider: string; };
type LinkedProvider = typeof linkedProvider;
/** `mayUnlink`: another way in is left. */
declare const linkedProviders: {
    linked: {
        email?: string | undefined;
        linkedAt: number;
        provider: string;
    }[];
    mayUnlink: boolean;
};
type LinkedProviders = typeof linkedProviders;

/** @source spec 3 §3 "Marketing preference answer: answer, fieldName, fieldType, text, defaultValue, required"; chosen: `label`, the key of its words */
declare const marketingPreference: {
    answer: boolean;
    defaultValue: boolean;
    fieldName: string;
    fieldType: "BINARY_CHOICE";
    label: string;
    required: boolean;
    text: string;
};
type MarketingPreference = typeof marketingPreference;
declare const marketingPreferences: {
    answers: {
        answer: boolean;
        defaultValue: boolean;
        fieldName: string;
        fieldType: "BINARY_CHOICE";
        label: string;
        required: boolean;
        text: string;
    }[];
};
declare const marketingChange: { answers: { answer: boolean; fieldName: string; }[]; };

/** @source spec 3 §3 "the account state holds … addresses"; chosen: the fields, as the specification shows none */
declare const savedAddress: {
    address: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    };
    id: string;
    isDefault: boolean;
};
type SavedAddress = typeof savedAddress;
/** The default one first, then the oldest. */
declare const savedAddresses: {
    addresses: {
        address: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        };
        id: string;
        isDefault: boolean;
    }[];
    most: number;
};
type SavedAddresses = typeof savedAddresses;
declare const newAddress: {
    address: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    };
};
declare const addressChange: {
    address?: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    } | undefined;
    addressId: string;
    isDefault?: true | undefined;
};
type AddressChange = z.input<typeof addressChange>;
declare const savedAddressQuery: { addressId: string; };

/**
 * The kinds of sign-in providers. What each can do is a table: `rules/identity/providers/provider-ways.ts`.
 *
 * @source spec 3 §1, §2 "Per-provider login pages"; chosen: `generic-oauth` and `openid` after their calls' paths, `partner` for the identity-partner workflow
 */
declare const providerKinds: readonly ["id", "google", "facebook", "apple", "generic-oauth", "openid", "opin", "partner", "pbr", "sptv", "GIGYA", "adobe-dcr", "primetime"];
type ProviderKind = (typeof providerKinds)[number];
/**
 * The project at the identity toolkit where names and passwords of the built-in provider are checked. Its key names the project and is no secret.
 *
 * @source spec 3 §3 "firebase settings"; chosen: the fields, as Firebase's own settings have them
 */
declare const firebaseSettings: { apiKey: string; projectId: string; };
type FirebaseSettings = typeof firebaseSettings;
/** A provider as its tenant set it up. @source spec 3 §3 "Auth provider config" */
declare const authProvider: {
    appId?: string | undefined;
    baseUri?: string | undefined;
    clientName?: string | undefined;
    featured: boolean;
    firebase?: {
        apiKey: string;
        projectId: string;
    } | undefined;
    kind: "GIGYA" | "UNKNOWN" | "adobe-dcr" | "apple" | "facebook" | "generic-oauth" | "google" | "id" | "openid" | "opin" | "partner" | "pbr" | "primetime" | "sptv";
    logoUri?: string | undefined;
    name: string;
    openIdClientName?: string | undefined;
    requestorId?: string | undefined;
    resetUri?: string | undefined;
    resourceId?: string | undefined;
    sdkUri?: string | undefined;
    title: string;
};
type AuthProvider = typeof authProvider;
/**
 * An app of the tenant, to which a sign-in in the browser is handed over.
 *
 * @source spec 3 §2 "bundle_id", "/oauth/{provider}/{appname}"; chosen: the fields
 */
declare const mobileApp: { bundleId: string; name: string; scheme: string; title: string; };
type MobileApp = typeof mobileApp;
/**
 * How viewers of a tenant may sign in and sign up.
 *
 * @source spec 3 §2, §3; chosen: one public call, as the specification shows the parts and no call for them
 */
declare const signInOptions: {
    apps: {
        bundleId: string;
        name: string;
        scheme: string;
        title: string;
    }[];
    authenticationFactors: ("CAPTCHA" | "UNKNOWN")[];
    magicLink: boolean;
    passkeys: boolean;
    passwordMinLength: number;
    providers: {
        appId?: string | undefined;
        baseUri?: string | undefined;
        clientName?: string | undefined;
        featured: boolean;
        firebase?: {
            apiKey: string;
            projectId: string;
        } | undefined;
        kind: "GIGYA" | "UNKNOWN" | "adobe-dcr" | "apple" | "facebook" | "generic-oauth" | "google" | "id" | "openid" | "opin" | "partner" | "pbr" | "primetime" | "sptv";
        logoUri?: string | undefined;
        name: string;
        openIdClientName?: string | undefined;
        requestorId?: string | undefined;
        resetUri?: string | undefined;
        resourceId?: string | undefined;
        sdkUri?: string | undefined;
        title: string;
    }[];
};
type SignInOptions = typeof signInOptions;

/** Letters of a device's code: not taken for each other, and no words. @source RFC 8628 §6.1 */
declare const deviceCodeLetters = "BCDFGHJKLMNPQRSTVWXZ";
/** What a device calls itself. */
declare const deviceRequest: { name: string; };
/**
 * A device that waits for somebody to sign it in from another one.
 *
 * @source spec 3 §2 "TV login", "activate user"; RFC 8628; chosen: the fields, and `compareCode`, which the viewer must see on the device itself
 */
declare const deviceStart: {
    compareCode: string;
    deviceCode: string;
    expiresAt: number;
    id: string;
    intervalMs: number;
    userCode: string;
};
type DeviceStart = typeof deviceStart;
declare const deviceCode: { deviceCode: string; };
/** Where it stands. `signed-in` is answered once. */
declare const deviceState: {
    answer?: {
        authorisationToken: string;
        linkedAccounts: {
            provider: string;
        }[];
        missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
        refreshToken: string;
    } | undefined;
    status: "denied" | "expired" | "pending" | "signed-in";
};
type DeviceState = typeof deviceState;
/** Which device a viewer means: by the code they typed, or by the link they opened. */
declare const deviceQuestion: { id?: string | undefined; userCode?: string | undefined; };
type DeviceQuestion = typeof deviceQuestion;
/** The device that waits. */
declare const deviceFound: { id: string; name: string; };
type DeviceFound = typeof deviceFound;
/** @source RFC 8628 §5.4: the viewer decides, and proves to see the device */
declare const deviceDecision: { allow: boolean; compareCode?: string | undefined; id: string; userCode?: string | undefined; };

/** @source spec 3 §3 "Form field kinds" */
declare const fieldKinds: readonly ["text", "email", "password", "dropdown", "address", "name", "fullName", "phoneNumber", "date", "birthDate", "confirmPassword", "taxNumber", "postalCode", "line1", "administrativeLevel1", "preferredName", "gender"];
type FieldKind = (typeof fieldKinds)[number];
/** @source spec 3 §3 "Form contexts" */
declare const formContext: "PURCHASE" | "REGISTRATION";
type FormContext = typeof formContext;
/** One field of a form. @source spec 3 §3 "Form field definition"; chosen: `labelKey`, `options` and `addressCountryRestriction.mode`, as the specification names neither */
declare const formField: {
    addressCountryRestriction?: {
        elements: string[];
        mode: "BLACKLIST" | "WHITELIST";
    } | undefined;
    empty?: string | undefined;
    error?: string | undefined;
    id: string;
    labelKey: string;
    maxLength?: number | undefined;
    minLength?: number | undefined;
    options?: {
        labelKey: string;
        value: string;
    }[] | undefined;
    order: number;
    placeholder?: string | undefined;
    readOnly: boolean;
    regex?: string | undefined;
    required: boolean;
    size: "FULL" | "HALF";
    type: "address" | "administrativeLevel1" | "birthDate" | "confirmPassword" | "date" | "dropdown" | "email" | "fullName" | "gender" | "line1" | "name" | "password" | "phoneNumber" | "postalCode" | "preferredName" | "taxNumber" | "text";
};
type FormField = typeof formField;
/** What the viewer agrees to. @source spec 3 §3 "Consent term" */
declare const consentTerm: {
    data?: {
        default?: string | boolean | undefined;
    } | undefined;
    defaultValue?: string | boolean | undefined;
    fieldName: string;
    fieldType: "BINARY_CHOICE" | "INFORMATION_TEXT";
    label: string;
    required: boolean;
    text: string;
};
type ConsentTerm = typeof consentTerm;
/** @source spec 3 §3 "Marketing preference answer", §7 "consentAnswers" */
declare const consentAnswer: { answer: boolean; fieldName: string; };
type ConsentAnswer = typeof consentAnswer;
/** The form of a tenant for one context. chosen: one call, as the specification shows none */
declare const identityForm: {
    consents: {
        data?: {
            default?: string | boolean | undefined;
        } | undefined;
        defaultValue?: string | boolean | undefined;
        fieldName: string;
        fieldType: "BINARY_CHOICE" | "INFORMATION_TEXT";
        label: string;
        required: boolean;
        text: string;
    }[];
    fields: {
        addressCountryRestriction?: {
            elements: string[];
            mode: "BLACKLIST" | "WHITELIST";
        } | undefined;
        empty?: string | undefined;
        error?: string | undefined;
        id: string;
        labelKey: string;
        maxLength?: number | undefined;
        minLength?: number | undefined;
        options?: {
            labelKey: string;
            value: string;
        }[] | undefined;
        order: number;
        placeholder?: string | undefined;
        readOnly: boolean;
        regex?: string | undefined;
        required: boolean;
        size: "FULL" | "HALF";
        type: "address" | "administrativeLevel1" | "birthDate" | "confirmPassword" | "date" | "dropdown" | "email" | "fullName" | "gender" | "line1" | "name" | "password" | "phoneNumber" | "postalCode" | "preferredName" | "taxNumber" | "text";
    }[];
};
type IdentityForm = typeof identityForm;
/** @source spec 3 §3 "Phone value" */
declare const phoneValue: { complete: string; number: string; prefix: string; regionCode: string; };
type PhoneValue = typeof phoneValue;
/** An address, by the names that `addressRequiredFields` uses. */
declare const addressValue: {
    administrativeLevel1?: string | undefined;
    city?: string | undefined;
    country: string;
    dependentLocality?: string | undefined;
    line1?: string | undefined;
    line2?: string | undefined;
    postalCode?: string | undefined;
};
type AddressValue = typeof addressValue;
/** @source spec 3 §3 "Account details", §3 "Form field definition" */
declare const detailValues: {
    address?: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    } | null | undefined;
    birthDate?: string | null | undefined;
    contactEmail?: string | undefined;
    gender?: string | undefined;
    name?: string | undefined;
    others?: Record<string, string> | undefined;
    phoneNumber?: {
        complete: string;
        number: string;
        prefix: string;
        regionCode: string;
    } | null | undefined;
    preferredName?: string | undefined;
    taxNumber?: string | undefined;
};
type DetailValues = typeof detailValues;

/** The member whom one of the tenant's own people wants to act as. */
declare const impersonationRequest: { email: string; };
/** What opens `/impersonate/{token}`, once. @source spec 3 §2 "impersonate"; chosen: one minute */
declare const impersonationLink: { expiresAt: number; token: string; };
declare const impersonationEntry: { token: string; };

/** @source spec 3 §7 "GET /token/alt/magic-email | query email" */
declare const magicLinkRequest: { email: string; };
/** Proves which browser asked. It stays on the platform's origin and in no address. chosen: the fields */
declare const magicAttempt: { id: string; secret: string; };
type MagicAttempt = typeof magicAttempt;
/** The same whether an account exists or not. */
declare const magicLinkStarted: { attempt: { id: string; secret: string; }; expiresAt: number; };
/** A link that was opened. @param attempt absent in a browser that did not ask */
declare const magicLinkLook: { attempt?: { id: string; secret: string; } | undefined; token: string; };
/** Whose link it is, and whether this browser may use it. */
declare const magicLinkFacts: { email: string; isSameBrowser: boolean; };
type MagicLinkFacts = typeof magicLinkFacts;
/** What the opened link shows, to be typed where it was asked for. */
declare const magicCode: { code: string; };
/** The link's token, or the code that another device showed. @source spec 3 §7 "POST /token/alt/magic-email | token"; chosen: `attempt`, `code` */
declare const magicLinkProof: { attempt: { id: string; secret: string; }; code?: string | undefined; token?: string | undefined; };

/** The token of a link in a mail. chosen: the fields, as the specification shows no body for the confirm call */
declare const confirmationRequest: { token: string; };
/** The link of a sign-up is pressed. chosen: `proof` of the browser that signed up, elsewhere `password` that was chosen there: a mail says nothing of who asked for it */
declare const emailConfirmation: {
    password?: string | undefined;
    pressed?: boolean | undefined;
    proof?: string | undefined;
    token: string;
};
type EmailConfirmation = typeof emailConfirmation;
/** Whose e-mail it is: the sign-in form is filled with it. @source spec 3 §2 "opens login with the email prefilled" */
declare const confirmationAnswer: { email: string; };
type ConfirmationAnswer = typeof confirmationAnswer;

/** One sign-in of an account that has not ended. chosen: the fields; never an address of a network */
declare const openSession: { current: boolean; id: string; lastUsedAt: number; startedAt: number; userAgent: string; };
type OpenSession = typeof openSession;
/** The one that asks first, then the latest used. */
declare const openSessions: {
    sessions: {
        current: boolean;
        id: string;
        lastUsedAt: number;
        startedAt: number;
        userAgent: string;
    }[];
};
declare const openSessionQuery: { sessionId: string; };
declare const endedSessions: { ended: number; };

/**
 * New tokens, after what partners give was read again.
 *
 * @source spec 3 §7 "POST {base}/api/v1/entitlement-sync … three tokens"; chosen: `hasChanged`, so that what waits for a licence asks again at once, and nothing else does
 */
declare const entitlementSync: {
    authorisationToken: string;
    hasChanged: boolean;
    missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
    refreshToken: string;
};

/** A television operator. @source spec 3 §7 "requestor.mvpds and channels"; chosen: the fields */
declare const operator: { displayName: string; featured: boolean; id: string; };
type Operator = typeof operator;
/** @source spec 3 §7 "GET {adobe host}/api/v1/config/{requestorId} | requestor.mvpds and channels" */
declare const operatorConfig: {
    requestor: {
        channels: {
            displayName: string;
            id: string;
        }[];
        id: string;
        mvpds: {
            displayName: string;
            featured: boolean;
            id: string;
        }[];
    };
};
type OperatorConfig = typeof operatorConfig;
/** What a browser registers with. chosen: the call, as the specification shows what is sent and not where it is from */
declare const statementAnswer: { softwareStatement: string; };
/** @source spec 3 §7 "POST {adobe client}/o/client/register | software_statement | client_id, client_secret" */
declare const registration: { requestorId: string; software_statement: string; };
declare const registered: { client_id: string; client_secret: string; };
/** @source spec 3 §7 "POST /v3/adobe/regcode | requestorId, clientId, clientSecret | accessToken, code" */
declare const regcodeRequest: { clientId: string; clientSecret: string; requestorId: string; };
declare const regcodeAnswer: { accessToken: string; code: string; };
/** @source spec 3 §7 "POST /v3/adobe/token | requestorId, clientId, clientSecret, accessToken"; chosen: `code` and `proof` */
declare const operatorTokenRequest: {
    accessToken: string;
    clientId: string;
    clientSecret: string;
    code: string;
    proof: string;
    requestorId: string;
};
/** @source spec 3 §7 "POST /adobe/{requestorId}/regcode | code" */
declare const plainRegcodeAnswer: { code: string; };
/** @source spec 3 §7 "POST /user/adobe | requestorId, resourceId"; chosen: `code` and `proof` */
declare const operatorUserRequest: { code: string; proof: string; requestorId: string; resourceId: string; };

/**
 * What a partner's workflow brings back in an address, as JSON text.
 *
 * @source spec 3 §4 "On return with PAGE_READY true and a workflow response"; chosen: the fields, which the specification does not show
 */
declare const workflowResponse: { error?: string | undefined; iss?: string | undefined; state: string; token?: string | undefined; };
/** @returns undefined for a text that is no response */
declare function readWorkflowResponse(text: string): typeof workflowResponse | undefined;
/** Which partner's workflow a site uses, as the partner's script says it. */
declare const detectedPartner: { partner: string; };
/** Where a workflow begins. */
declare const begunWorkflow: { address: string; };

/** A new account of another house, by the tenant's own form. @source spec 3 §6 "pbr can sign up"; chosen: the fields of the built-in sign-up, as the specification shows no call */
declare const providerSignUp: {
    appCheckToken?: string | undefined;
    consentAnswers: {
        answer: boolean;
        fieldName: string;
    }[];
    details?: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | null | undefined;
        birthDate?: string | null | undefined;
        contactEmail?: string | undefined;
        gender?: string | undefined;
        name?: string | undefined;
        others?: Record<string, string> | undefined;
        phoneNumber?: {
            complete: string;
            number: string;
            prefix: string;
            regionCode: string;
        } | null | undefined;
        preferredName?: string | undefined;
        taxNumber?: string | undefined;
    } | undefined;
    from?: string | undefined;
    password: string;
    proof?: string | undefined;
    provider: string;
    username: string;
};
/** A new password there, by the one that it has. @source spec 3 §6 "pbr … has security … pages"; chosen: the fields */
declare const providerPasswordChange: { current: string; provider: string; secret: string; };

/** Where a tenant's passwords are checked, if not at the platform. */
interface Toolkit {
    /** Origin of the service. */
    baseUri: string;
    firebase: FirebaseSettings;
}
/** What a sign-in at the identity toolkit brings to the platform. @source spec 3 §7 "POST /v1/firebase-auth | firebaseAuthToken, firebaseRefreshToken" */
declare const firebaseAuthRequest: { firebaseAuthToken: string; firebaseRefreshToken: string; };
/** What the toolkit answers to a right password. @source Google Identity Toolkit "accounts.signInWithPassword"; what is not needed is left out */
declare const toolkitTokens: { idToken: string; refreshToken: string; };
type ToolkitTokens = typeof toolkitTokens;
/** How it refuses: the first word of the message is the code. */
declare const toolkitRefusal: { error: { message: string; }; };

/** What browser and platform say to each other in the words of WebAuthn; only its libraries read it. */
declare const passkeyWords: object;
/** One key of an account. chosen: the fields, as the specification has no passkeys */
declare const passkey: { createdAt: number; id: string; isSynced: boolean; lastUsedAt?: number | undefined; name: string; };
type Passkey = typeof passkey;
/** The newest first. */
declare const passkeyList: {
    passkeys: {
        createdAt: number;
        id: string;
        isSynced: boolean;
        lastUsedAt?: number | undefined;
        name: string;
    }[];
};
/** What the browser is asked for: its challenge is good once, and for some minutes. */
declare const passkeyOptions: { options: object; };
/** What the browser answered. */
declare const passkeyProof: { response: object; };
declare const newPasskey: { name: string; response: object; };
declare const passkeyQuery: { passkeyId: string; };
declare const passkeyName: { name: string; passkeyId: string; };

/** @source spec 3 §5 "Password reset requests send id and provider" */
declare const resetRequest: { id: string; provider: string; };
/**
 * @source spec 3 §5 "The reset step sends a token and a secret"
 * chosen: `removeWays` takes every passkey and linked provider off the account with the old password, since an intruder may have added one
 */
declare const passwordReset: { removeWays?: boolean | undefined; secret: string; token: string; };
/** Another way in than the password. `name` is what its owner or its provider calls it. chosen: the fields, as the specification shows none */
declare const recoveryWay: { addedAt: number; kind: "PASSKEY" | "PROVIDER" | "UNKNOWN"; name: string; };
type RecoveryWay = typeof recoveryWay;
/** The other ways in to the account of a reset link, the newest first. */
declare const recoveryWays: { ways: { addedAt: number; kind: "PASSKEY" | "PROVIDER" | "UNKNOWN"; name: string; }[]; };
declare const recoveryQuestion: { token: string; };
/** @source spec 3 §4 "Password change re-authenticates with the current password"; chosen: one call for both steps */
declare const passwordChange: { current: string; secret: string; };

/** chosen: as long as a name on a card can be read */
declare const longestProfileName = 30;
/** chosen: digits of a PIN, as payment cards have them */
declare const pinLength = 4;
/** Who watches under an account. @source spec 1 §3 "User profile"; chosen: `parentalLevel`, `hasPin` and `current`, as the specification names no fields for them */
declare const profile: {
    avatar?: string | undefined;
    current: boolean;
    hasPin: boolean;
    id: string;
    name: string;
    parentalLevel: "NON_RESTRICTED" | "RESTRICTED";
    type: "adult" | "child";
};
type Profile = typeof profile;
/** The profiles of an account, the oldest first. */
declare const profileList: {
    mayManage: boolean;
    most: number;
    profiles: {
        avatar?: string | undefined;
        current: boolean;
        hasPin: boolean;
        id: string;
        name: string;
        parentalLevel: "NON_RESTRICTED" | "RESTRICTED";
        type: "adult" | "child";
    }[];
};
type ProfileList = typeof profileList;
declare const newProfile: {
    avatar?: string | undefined;
    name: string;
    parentalLevel?: "NON_RESTRICTED" | "RESTRICTED" | undefined;
    type: "adult" | "child";
};
type NewProfile = z.input<typeof newProfile>;
interface ProfileProof {
    current?: string | undefined;
    password?: string | undefined;
}
declare const profileChange: {
    avatar?: string | undefined;
    current?: string | undefined;
    name?: string | undefined;
    parentalLevel?: "NON_RESTRICTED" | "RESTRICTED" | undefined;
    password?: string | undefined;
    profileId: string;
};
type ProfileChange = z.input<typeof profileChange>;
declare const profileQuery: { profileId: string; };
declare const profileRemoval: { current?: string | undefined; password?: string | undefined; profileId: string; };
type ProfileRemoval = z.input<typeof profileRemoval>;
declare const profileChoice: { pin?: string | undefined; profileId: string; };
/** A new PIN; without one the profile has none any more. */
declare const pinChange: {
    current?: string | undefined;
    password?: string | undefined;
    pin?: string | undefined;
    profileId: string;
};
type PinChange = z.input<typeof pinChange>;
/** What a link of a mail brings back: its code and the new PIN; without a PIN the profile has none any more. @source spec 3 §2 "confirm PIN-protection reset | /confirm-reset/{code}" */
declare const pinReset: { code: string; pin?: string | undefined; };
/** Whether a link's code is good, and whose PIN it replaces. chosen: read by a post, so that no code stands in an address */
declare const pinResetQuery: { code: string; };
declare const pinResetProfile: { name: string; };

/**
 * Who a token speaks for, as its claims say.
 *
 * @source spec 1 §3 "Session user: id, loc (country), rol (role), isGuest, pro (profile with id and tp)";
 *   chosen: `name` to greet by, `exp` in epoch seconds as tokens write it, `sid` and `vid` (tokens of an older platform lack them), `idp`
 */
declare const sessionUser: {
    act?: {
        sid?: string | undefined;
        sub: string;
    } | undefined;
    exp: number;
    id: string;
    idp?: string | undefined;
    isGuest: boolean;
    loc: string;
    name?: string | undefined;
    pro: {
        id: string;
        restricted?: true | undefined;
        tp: "adult" | "child";
    };
    pvk?: string | undefined;
    rol: string;
    sid?: string | undefined;
    vid?: string | undefined;
};
type SessionUser = typeof sessionUser;

/**
 * What stands between proven credentials and a session.
 *
 * With anything but `COMPLETE` no session is open, and `refreshToken` is empty. `authorisationToken` is good for half an hour: with `MISSING_INFORMATION` for
 * `readMissingInformation` and `finishSignIn` alone, with `CHOOSE_PROFILE` for `readSignInProfiles`, `chooseSignInProfile` and `requestSignInPinReset`.
 *
 * @source spec 3 §3 "missingInformationStatus"; chosen: the values and what they mean, as the specification names none
 */
declare const missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
/** @source spec 3 §3 "Tokens: authorisationToken, refreshToken, missingInformationStatus. The /login call also returns linkedAccounts (provider)" */
declare const signInAnswer: {
    authorisationToken: string;
    linkedAccounts: {
        provider: string;
    }[];
    missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
    refreshToken: string;
};
type SignInAnswer = typeof signInAnswer;
/** @source spec 3 §7 "POST /login | id, secret"; chosen: `captchaToken`, where the tenant asks for a captcha */
declare const loginRequest: { captchaToken?: string | undefined; id: string; secret: string; };
type LoginRequest = typeof loginRequest;

/**
 * Why a provider is asked: to sign in, to make an account, or to link it to the account of the viewer.
 *
 * @source spec 3 §7 "authoriseUriFlow=SIGNUP or SIGNIN"; chosen: `LINK`
 */
declare const attemptPurpose: "LINK" | "SIGNIN" | "SIGNUP";
type AttemptPurpose = typeof attemptPurpose;
/**
 * A sign-in that goes through a provider's page. The platform keeps what belongs to it; the browser keeps this.
 *
 * @source design/identity.md 4; chosen: the fields
 */
declare const signInAttempt: { expiresAt: number; id: string; secret: string; state: string; };
type SignInAttempt = typeof signInAttempt;
/** @source spec 3 §7 "GET {provider base}/auth-uri", "GET /openid/{provider}/auth-uri"; chosen: `attempt` */
declare const authUriAnswer: {
    attempt: {
        expiresAt: number;
        id: string;
        secret: string;
        state: string;
    };
    authorisationUri: string;
    silentAuthorisationUri?: string | undefined;
};
type AuthUriAnswer = typeof authUriAnswer;
/** What a provider's page brought back, for the platform to exchange. Each field where its provider brings it. */
declare const providerReturn: {
    code?: string | undefined;
    error?: string | undefined;
    idToken?: string | undefined;
    iss?: string | undefined;
    posted?: string | undefined;
    state: string;
};
type ProviderReturn = typeof providerReturn;
/** Names an attempt, and proves who started it. */
declare const attemptKey: { id: string; secret: string; };
type AttemptKey = typeof attemptKey;
/** The account to link, proved by its password. @source spec 3 §2 "it offers a login form to link"; chosen: `captchaToken`, where the tenant asks for a captcha */
declare const accountLogin: { captchaToken?: string | undefined; email: string; password: string; };
type AccountLogin = typeof accountLogin;
declare const linkRequest: { captchaToken?: string | undefined; email: string; id: string; password: string; secret: string; };
/** What ends an attempt: its key and what came back from its provider. */
declare const exchangeRequest: {
    code?: string | undefined;
    error?: string | undefined;
    id: string;
    idToken?: string | undefined;
    iss?: string | undefined;
    posted?: string | undefined;
    provider: string;
    secret: string;
    state: string;
};
type ExchangeRequest = typeof exchangeRequest;
/** Where a browser ends its session at a provider. @source spec 3 §7 "logoUri"; chosen: `logoutUri` beside it, as that name looks like a slip of the pen */
declare const logoutUriAnswer: { logoUri: string; logoutUri?: string | undefined; };
/** What follows the end of a session here. chosen: where its provider's ends, as the specification shows no answer */
declare const providerLogoutAnswer: { logoutUri?: string | undefined; };
/**
 * Where an attempt stands.
 *
 * `pending`: the viewer is still at the provider. `signed-in`: tokens, answered once. `linking`: nobody here is this person yet; an account is
 * linked or made. `compare`: another tab proved the person, and this one must show that it is the one that asked.
 * `failed`: `code` is one of the catalogue of errors.
 */
declare const attemptState: {
    answer?: {
        authorisationToken: string;
        linkedAccounts: {
            provider: string;
        }[];
        missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
        refreshToken: string;
    } | undefined;
    code?: string | undefined;
    compareCode?: string | undefined;
    person?: {
        email?: string | undefined;
        name?: string | undefined;
        provider: string;
    } | undefined;
    status: "compare" | "expired" | "failed" | "linked" | "linking" | "pending" | "signed-in";
    usedProviders?: string[] | undefined;
};
/** What a name and password of another house lead to, with the attempt that a new person goes on with. @source spec 3 §1 "GIGYA"; chosen: the fields */
declare const passwordState: {
    answer?: {
        authorisationToken: string;
        linkedAccounts: {
            provider: string;
        }[];
        missingInformationStatus: "CHOOSE_PROFILE" | "COMPLETE" | "MISSING_INFORMATION";
        refreshToken: string;
    } | undefined;
    attempt?: {
        expiresAt: number;
        id: string;
        secret: string;
        state: string;
    } | undefined;
    code?: string | undefined;
    compareCode?: string | undefined;
    person?: {
        email?: string | undefined;
        name?: string | undefined;
        provider: string;
    } | undefined;
    status: "compare" | "expired" | "failed" | "linked" | "linking" | "pending" | "signed-in";
    usedProviders?: string[] | undefined;
};
type PasswordState = typeof passwordState;
type AttemptState = typeof attemptState;

/** Names a sign-in that is not finished: the `authorisationToken` of its answer. */
declare const unfinishedSignIn: { token: string; };
/** What was missing. chosen: the call and its fields, as the specification names the status alone */
declare const finishRequest: {
    consentAnswers: {
        answer: boolean;
        fieldName: string;
    }[];
    details: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | null | undefined;
        birthDate?: string | null | undefined;
        contactEmail?: string | undefined;
        gender?: string | undefined;
        name?: string | undefined;
        others?: Record<string, string> | undefined;
        phoneNumber?: {
            complete: string;
            number: string;
            prefix: string;
            regionCode: string;
        } | null | undefined;
        preferredName?: string | undefined;
        taxNumber?: string | undefined;
    };
    token: string;
};
type FinishRequest = typeof finishRequest;
/** The profile with which a sign-in goes on, with its PIN where it has one. chosen: the call and its fields, as the specification has none */
declare const signInProfileChoice: { pin?: string | undefined; profileId: string; token: string; };
/** The profile whose PIN was forgotten before anyone was signed in. */
declare const signInPinReset: { profileId: string; token: string; };

/** Parts of an address, by the names of `addressValue`. */
declare const addressParts: readonly ["line1", "line2", "dependentLocality", "city", "administrativeLevel1", "postalCode"];
type AddressPart = (typeof addressParts)[number];
/** @source spec 3 §3 "Country: name, iso3166alpha2, addressRequiredFields (each with fieldName), callingCode" */
declare const country: {
    addressRequiredFields: {
        fieldName: "UNKNOWN" | "administrativeLevel1" | "city" | "dependentLocality" | "line1" | "line2" | "postalCode";
    }[];
    callingCode: string;
    iso3166alpha2: string;
    name: string;
};
type Country = typeof country;
/** @source spec 3 §7 "GET {token} | none | countries, callerCountryCode" */
declare const countryList: {
    callerCountryCode: string;
    countries: {
        addressRequiredFields: {
            fieldName: "UNKNOWN" | "administrativeLevel1" | "city" | "dependentLocality" | "line1" | "line2" | "postalCode";
        }[];
        callingCode: string;
        iso3166alpha2: string;
        name: string;
    }[];
};
type CountryList = typeof countryList;
/** How addresses are written in a country. chosen: a call of its own, as choices of areas are long */
declare const addressShape: {
    country: string;
    fields: {
        choices?: {
            name: string;
            value: string;
        }[] | undefined;
        fieldName: "UNKNOWN" | "administrativeLevel1" | "city" | "dependentLocality" | "line1" | "line2" | "postalCode";
        required: boolean;
    }[];
    postalExample?: string | undefined;
    postalPattern?: string | undefined;
};
type AddressShape = typeof addressShape;
declare const addressQuery: { country: string; };

/** A riddle that costs a browser a moment; its text is the captcha's own format. chosen: the call and its fields, as the specification names the token alone */
declare const appCheckChallenge: { challenge: string; };
/** The riddle with its solution, both as they travel. */
declare const appCheckProof: { challenge: string; solution: string; };
/** Good once and for minutes. @source spec 3 §7 "optional appCheckToken" */
declare const appCheckAnswer: { appCheckToken: string; };
/**
 * A new account.
 *
 * @source spec 3 §7 "POST /v1/firebase-auth/signup | username, password, consentAnswers, optional appCheckToken";
 *   chosen: `details`, what else the tenant's form asks for, `from`, the page that the mail's link leads back to after the first sign-in, and `proof`,
 *   random text of this browser, by which it confirms the sign-up
 */
declare const signUpRequest: {
    appCheckToken?: string | undefined;
    consentAnswers: {
        answer: boolean;
        fieldName: string;
    }[];
    details?: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | null | undefined;
        birthDate?: string | null | undefined;
        contactEmail?: string | undefined;
        gender?: string | undefined;
        name?: string | undefined;
        others?: Record<string, string> | undefined;
        phoneNumber?: {
            complete: string;
            number: string;
            prefix: string;
            regionCode: string;
        } | null | undefined;
        preferredName?: string | undefined;
        taxNumber?: string | undefined;
    } | undefined;
    from?: string | undefined;
    password: string;
    proof?: string | undefined;
    username: string;
};
type SignUpRequest = typeof signUpRequest;

/** The tokens of a session. They stay on the platform's origin. @source spec 3 §3 "Tokens", §7 "POST /login" */
declare const tokens: { authorisationToken: string; refreshToken: string; };
type Tokens = typeof tokens;
/** The refresh answer may keep the refresh token. @source design/platform.md "Refresh" */
declare const refreshAnswer: { authorisationToken: string; refreshToken?: string | undefined; };
declare const refreshRequest: { refreshToken: string; };

/**
 * Who is watching: the facts that may leave the platform's origin.
 *
 * @source design/architecture.md "The session frame tells"; chosen: `id`, so that two profiles of one name differ
 */
declare const viewer: {
    displayName?: string | undefined;
    id?: string | undefined;
    profileType?: "adult" | "child" | undefined;
    restricted?: true | undefined;
    sessionEnded?: true | undefined;
    who: "guest" | "member";
};
type Viewer = typeof viewer;

/** The favourites of realms that keep no watchlists. @source spec 1 §7 "GET /favourite/vods with query rpp (default 9)"; chosen: the fields, after those of a playlist */
declare const favouriteVods: {
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    vods: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
};
declare const favouriteVodsQuery: { lastSeen?: string | undefined; rpp: number; };
declare const favouriteVod: { id: string; };

/** At most so many characters. @source spec 1 §5 "Watchlist name: at most 60 characters" */
declare const longestListName = 60;
/** @source spec 1 §7 "POST watchlists | name | id" */
declare const newWatchlist: { name: string; };
declare const madeWatchlist: { id: string; };
type MadeWatchlist = typeof madeWatchlist;
/** @source spec 1 §7 "PUT watchlists/{id} | name" */
declare const renamedWatchlist: { id: string; name: string; };
/** A list as addresses name it. */
declare const namedWatchlist: { id: string; owner: string; };
/** The first titles of a list in their new order. @source spec 1 §7 "POST new-watchlists/{id}?lastSeen={n} | reordering (first n items)"; chosen: entries, as adding takes them */
declare const reorderedWatchlist: {
    content: {
        contentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        id: string;
    }[];
    id: string;
};
/** @source spec 1 §7 "GET watchlists/{owner}/{id}/adjacentTo/{contentId}?size=5" */
declare const adjacentInWatchlistQuery: { contentId: string; id: string; owner: string; size: number; };

/** What a profile has watched, the latest first. @source spec 1 §2.1 "history"; chosen: its shape, as the spec shows none */
declare const watchHistory: {
    history: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    paging: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
};
/** chosen: 24 a page, as a grid's */
declare const watchHistoryQuery: { lastSeen?: string | undefined; rpp: number; };

/** A list of content that a viewer keeps. @source spec 1 §3 "Watchlist" */
declare const watchlist: {
    contentCount?: number | undefined;
    isEmpty: boolean;
    name: string;
    ownerDisplayName?: string | undefined;
    ownerExternalId: string;
    ownership: "OWNED" | "SHARED";
    saved: boolean;
    shareablePath?: string | undefined;
    systemDefinedType?: "FAVOURITES" | "UNKNOWN" | undefined;
    thumbnails: string[];
    watchlistExternalId: string;
};
type Watchlist = typeof watchlist;
/** @source spec 1 §7 "GET watchlists?rpp=25": watchlists, pagingInfo */
declare const watchlistPage: {
    pagingInfo: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    watchlists: {
        contentCount?: number | undefined;
        isEmpty: boolean;
        name: string;
        ownerDisplayName?: string | undefined;
        ownerExternalId: string;
        ownership: "OWNED" | "SHARED";
        saved: boolean;
        shareablePath?: string | undefined;
        systemDefinedType?: "FAVOURITES" | "UNKNOWN" | undefined;
        thumbnails: string[];
        watchlistExternalId: string;
    }[];
};
type WatchlistPage = typeof watchlistPage;
/** @source spec 1 §7 "GET new-watchlists/{id}?rpp=25": content of the list */
declare const watchlistContent: {
    content: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    contentCount?: number | undefined;
    isEmpty: boolean;
    name: string;
    ownerDisplayName?: string | undefined;
    ownerExternalId: string;
    ownership: "OWNED" | "SHARED";
    pagingInfo: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    saved: boolean;
    shareablePath?: string | undefined;
    systemDefinedType?: "FAVOURITES" | "UNKNOWN" | undefined;
    thumbnails: string[];
    watchlistExternalId: string;
};
type WatchlistContent = typeof watchlistContent;
declare const partnerWatchlistPage: {
    pagingInfo: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    watchlists: {
        contentCount?: number | undefined;
        isEmpty: boolean;
        name: string;
        ownerDisplayName?: string | undefined;
        ownership: "OWNED" | "SHARED";
        saved: boolean;
        systemDefinedType?: "FAVOURITES" | "UNKNOWN" | undefined;
        thumbnails: string[];
        watchlistExternalId: string;
    }[];
};
declare const partnerWatchlistContent: {
    content: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    contentCount?: number | undefined;
    isEmpty: boolean;
    name: string;
    ownerDisplayName?: string | undefined;
    ownership: "OWNED" | "SHARED";
    pagingInfo: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    saved: boolean;
    systemDefinedType?: "FAVOURITES" | "UNKNOWN" | undefined;
    thumbnails: string[];
    watchlistExternalId: string;
};
/** @source spec 1 §3 "Watchlist content entry: id (string), contentType" */
declare const watchlistEntry: {
    contentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
    id: string;
};
type WatchlistEntry = typeof watchlistEntry;
declare const watchlistQuery: { id: string; lastSeen?: string | undefined; rpp: number; };
declare const watchlistsQuery: { lastSeen?: string | undefined; rpp: number; };
declare const addToWatchlist: {
    content: {
        contentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        id: string;
    }[];
    id: string;
};
declare const removeFromWatchlist: {
    contentId: string;
    contentType: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
    id: string;
};
/** What is told of a change. chosen: the system list has this id; any other one is of the viewer's own lists */
declare const changedBy: (id: string) => "favourites" | "lists";

/**
 * The videos before and after one, nearest last and nearest first: both in the order in which they are watched.
 *
 * @source spec 1 §7 "GET vod/{id}/adjacent?size=5"; chosen: the names, after the adjacent seasons' `precedingSeasons` and `followingSeasons`
 */
declare const adjacentVods: {
    followingVods: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    precedingVods: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
};
type AdjacentVods = typeof adjacentVods;
/** With a playlist, its own order; else the order of the season. @source spec 1 §9 "adjacent fetch size 5" */
declare const adjacentVodsQuery: { id: string; playlistId?: string | undefined; size: number; };
/** A trailer of a title. */
declare const trailerQuery: { id: string; trailerId: string; };

/** One angle of an event. A layout is valid only if every video has a url. @source spec 1 §4.1 "Multi-view"; fields chosen */
declare const multiViewVideo: {
    drm?: {
        certificateUrl?: string | undefined;
        encryptionMode: "CBC" | "CTR" | "UNKNOWN";
        jwtToken?: string | undefined;
        keySystems: string[];
        url: string;
    } | undefined;
    id: string;
    thumbnailUrl?: string | undefined;
    title: string;
    url?: string | undefined;
};
type MultiViewVideo = typeof multiViewVideo;
/**
 * The angles of an event, which share one clock: the programme date-times of their playlists, or their positions where there are none.
 *
 * @source spec 1 §2.4 "Multi-view player"; chosen: the answer, as the spec shows none
 */
declare const multiView: {
    expiresAt: number;
    heartbeatSeconds: number;
    id: string;
    live: boolean;
    title: string;
    videos: {
        drm?: {
            certificateUrl?: string | undefined;
            encryptionMode: "CBC" | "CTR" | "UNKNOWN";
            jwtToken?: string | undefined;
            keySystems: string[];
            url: string;
        } | undefined;
        id: string;
        thumbnailUrl?: string | undefined;
        title: string;
        url?: string | undefined;
    }[];
};
type MultiView = typeof multiView;
declare const multiViewQuery: { id: string; };
/** What a viewer watches in several angles. @source spec 1 §7 "/v1/multiviewHeartbeat", §2.4 "layouts twoUp, pip, threeUp, quad"; chosen: method and payload */
declare const multiViewHeartbeat: {
    audibleId?: string | undefined;
    eventId: string;
    layout: "pip" | "quad" | "threeUp" | "twoUp";
    videoIds: string[];
};
type MultiViewHeartbeat = typeof multiViewHeartbeat;

/** A moment or a span of a title that is worth a note on the timeline. Seconds. @source spec 1 §3 "annotations"; fields chosen */
declare const annotation: { description?: string | undefined; end?: number | undefined; start: number; title: string; };
type Annotation = typeof annotation;
/** A text or a picture over the title. @source spec 1 §3 "watermark"; fields chosen */
declare const watermark: {
    imageUrl?: string | undefined;
    opacity: number;
    position: "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "TOP_LEFT" | "TOP_RIGHT";
    text?: string | undefined;
};
type Watermark = typeof watermark;
/** Where to ask for advertising, and when. @source spec 1 §3 "adUnits"; fields chosen */
declare const adUnit: {
    id: string;
    offset?: number | undefined;
    position: "MID" | "POST" | "PRE" | "UNKNOWN";
    type: "UNKNOWN" | "VAST" | "VMAP";
    url: string;
};
type AdUnit = typeof adUnit;

/** Chapters, intro and credits. Seconds. @source spec 1 §3 "skipMarkers" */
declare const skipMarker: { end: number; start: number; type: "CREDITS" | "INTRO" | "RECAP" | "UNKNOWN"; };
/** A short film about a title; its streams are asked for by its id. @source spec 1 §3 "trailers", §4.2 "unless at least one trailer is GRANTED"; fields chosen */
declare const trailer: {
    accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
    duration?: number | undefined;
    id: string;
    thumbnailUrl?: string | undefined;
    title: string;
};
type Trailer = typeof trailer;
/** Who else shows a live title in this place. @source spec 1 §3 "localBroadcasters"; fields chosen */
declare const localBroadcaster: { logoUrl?: string | undefined; name: string; url?: string | undefined; };
/** When a title can be watched, in the order of their starts. @source spec 1 §3 "scheduled or premiere release (premiereRelease, computedReleases)"; fields chosen */
declare const computedRelease: { end?: number | undefined; start: number; type: "PREMIERE" | "SCHEDULED"; };
/**
 * What a content call answers to a player: the item, and where to fetch its streams.
 *
 * `playerUrlCallback` is absent when the viewer may not play.
 *
 * @source spec 1 §7 Playback; design/platform.md
 */
declare const playbackDetails: {
    accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
    adUnits: {
        id: string;
        offset?: number | undefined;
        position: "MID" | "POST" | "PRE" | "UNKNOWN";
        type: "UNKNOWN" | "VAST" | "VMAP";
        url: string;
    }[];
    ageRating?: string | undefined;
    annotations: {
        description?: string | undefined;
        end?: number | undefined;
        start: number;
        title: string;
    }[];
    audioOnly: boolean;
    callerCountryCode?: string | undefined;
    computedReleases: {
        end?: number | undefined;
        start: number;
        type: "PREMIERE" | "SCHEDULED";
    }[];
    description?: string | undefined;
    drm?: boolean | undefined;
    duration?: number | undefined;
    endDate?: number | undefined;
    epgId?: string | undefined;
    episodeInformation?: {
        episodeNumber: number;
        seasonNumber: number;
        seasonTitle?: string | undefined;
        seriesInformation?: {
            id: string;
            title: string;
        } | undefined;
    } | undefined;
    favourite: boolean;
    favouriteDisabled?: boolean | undefined;
    genres: string[];
    heroUrl?: string | undefined;
    id: string;
    licences: string[];
    live?: boolean | undefined;
    localBroadcasters: {
        logoUrl?: string | undefined;
        name: string;
        url?: string | undefined;
    }[];
    multiView?: boolean | undefined;
    onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
    playerUrlCallback?: string | undefined;
    playlistId?: string | undefined;
    posterUrl?: string | undefined;
    premiereRelease?: {
        start: number;
    } | undefined;
    programmingInfo?: {
        channelLogoUrl?: string | undefined;
        currentProgramme?: {
            description?: string | undefined;
            end?: number | undefined;
            genre?: string | undefined;
            id: string;
            start: number;
            title: string;
            vodId?: string | undefined;
        } | undefined;
        nextProgramme?: {
            description?: string | undefined;
            end?: number | undefined;
            genre?: string | undefined;
            id: string;
            start: number;
            title: string;
            vodId?: string | undefined;
        } | undefined;
        restartAvailable?: boolean | undefined;
    } | undefined;
    releaseYear?: number | undefined;
    replacementVodId?: string | undefined;
    restartAvailable?: boolean | undefined;
    seasonId?: string | undefined;
    seriesId?: string | undefined;
    skipMarkers: {
        end: number;
        start: number;
        type: "CREDITS" | "INTRO" | "RECAP" | "UNKNOWN";
    }[];
    socialSharingDetail?: unknown;
    startDate?: number | undefined;
    target?: {
        feedName?: string | undefined;
        id: string;
        owner?: string | undefined;
    } | undefined;
    thumbnailUrl: string;
    title: string;
    trailers: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        duration?: number | undefined;
        id: string;
        thumbnailUrl?: string | undefined;
        title: string;
    }[];
    type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
    watchProgress?: number | undefined;
    watchlistDisabled?: boolean | undefined;
    watermark?: {
        imageUrl?: string | undefined;
        opacity: number;
        position: "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "TOP_LEFT" | "TOP_RIGHT";
        text?: string | undefined;
    } | undefined;
};
type PlaybackDetails = typeof playbackDetails;
/**
 * The streams of one title; valid until `expiresAt`.
 *
 * A player asks again after two thirds of that time, and goes on by the addresses that it has: a platform keeps them good for a session that asks in time, or answers others, which are taken once the first are refused.
 *
 * @source design/platform.md "Playback"; chosen: the renewal, as the spec says only that they expire
 */
declare const playerUrls: {
    chaptersUrl?: string | undefined;
    dash: {
        drm?: {
            certificateUrl?: string | undefined;
            encryptionMode: "CBC" | "CTR" | "UNKNOWN";
            jwtToken?: string | undefined;
            keySystems: string[];
            url: string;
        } | undefined;
        firstFiles?: {
            inits: string[];
            playlists: string[];
            segments: string[];
        } | undefined;
        subtitles: {
            label: string;
            language: string;
            url: string;
        }[];
        url: string;
    }[];
    dvrSeconds?: number | undefined;
    expiresAt: number;
    hls: {
        drm?: {
            certificateUrl?: string | undefined;
            encryptionMode: "CBC" | "CTR" | "UNKNOWN";
            jwtToken?: string | undefined;
            keySystems: string[];
            url: string;
        } | undefined;
        firstFiles?: {
            inits: string[];
            playlists: string[];
            segments: string[];
        } | undefined;
        subtitles: {
            label: string;
            language: string;
            url: string;
        }[];
        url: string;
    }[];
    live: boolean;
    lowLatency?: boolean | undefined;
    thumbnailsUrl?: string | undefined;
};
type PlayerUrls = typeof playerUrls;
/** @source spec 1 §7 "v5 manifest … GET (v4) live info and VOD info /{id}" */
declare const playbackQuery: { displayGeoblocked?: boolean | undefined; id: string; };
/** The callback address a content call gave, to be fetched as it is. */
declare const playerUrlsQuery: { url: string; };
/**
 * A title that anybody in this place may watch now, as a guest gets it, with its streams; empty for every other one.
 *
 * Nothing in it depends on who asks. An unknown title, one of a licence and one for members look alike.
 *
 * @source design/architecture.md "Start-up is parallel"; chosen: the call, and an empty answer in place of a refusal, which a partner's console would show
 */
declare const freeTitle: {
    free?: {
        item: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            adUnits: {
                id: string;
                offset?: number | undefined;
                position: "MID" | "POST" | "PRE" | "UNKNOWN";
                type: "UNKNOWN" | "VAST" | "VMAP";
                url: string;
            }[];
            ageRating?: string | undefined;
            annotations: {
                description?: string | undefined;
                end?: number | undefined;
                start: number;
                title: string;
            }[];
            audioOnly: boolean;
            callerCountryCode?: string | undefined;
            computedReleases: {
                end?: number | undefined;
                start: number;
                type: "PREMIERE" | "SCHEDULED";
            }[];
            description?: string | undefined;
            drm?: boolean | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            localBroadcasters: {
                logoUrl?: string | undefined;
                name: string;
                url?: string | undefined;
            }[];
            multiView?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playerUrlCallback?: string | undefined;
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            replacementVodId?: string | undefined;
            restartAvailable?: boolean | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            skipMarkers: {
                end: number;
                start: number;
                type: "CREDITS" | "INTRO" | "RECAP" | "UNKNOWN";
            }[];
            socialSharingDetail?: unknown;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            trailers: {
                accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
                duration?: number | undefined;
                id: string;
                thumbnailUrl?: string | undefined;
                title: string;
            }[];
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
            watermark?: {
                imageUrl?: string | undefined;
                opacity: number;
                position: "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "TOP_LEFT" | "TOP_RIGHT";
                text?: string | undefined;
            } | undefined;
        };
        urls: {
            chaptersUrl?: string | undefined;
            dash: {
                drm?: {
                    certificateUrl?: string | undefined;
                    encryptionMode: "CBC" | "CTR" | "UNKNOWN";
                    jwtToken?: string | undefined;
                    keySystems: string[];
                    url: string;
                } | undefined;
                firstFiles?: {
                    inits: string[];
                    playlists: string[];
                    segments: string[];
                } | undefined;
                subtitles: {
                    label: string;
                    language: string;
                    url: string;
                }[];
                url: string;
            }[];
            dvrSeconds?: number | undefined;
            expiresAt: number;
            hls: {
                drm?: {
                    certificateUrl?: string | undefined;
                    encryptionMode: "CBC" | "CTR" | "UNKNOWN";
                    jwtToken?: string | undefined;
                    keySystems: string[];
                    url: string;
                } | undefined;
                firstFiles?: {
                    inits: string[];
                    playlists: string[];
                    segments: string[];
                } | undefined;
                subtitles: {
                    label: string;
                    language: string;
                    url: string;
                }[];
                url: string;
            }[];
            live: boolean;
            lowLatency?: boolean | undefined;
            thumbnailsUrl?: string | undefined;
        };
    } | undefined;
};
type FreeTitle = NonNullable<typeof freeTitle['free']>;
declare const freeTitleQuery: { id: string; kind: "live" | "vod"; };

/**
 * How well one playback went, as a player says when it ends or its page is left.
 *
 * It says nothing about who watched. Text is cut at 200 characters by the sink.
 *
 * chosen: the call and its fields, after what the field's players measure; the spec has none
 */
declare const qoeSummary: {
    averageBitrate?: number | undefined;
    content: string;
    decodedFrames?: number | undefined;
    droppedFrames?: number | undefined;
    engine?: "dash" | "hls" | "native" | undefined;
    errors: {
        code: string;
        fatal: boolean;
    }[];
    live?: boolean | undefined;
    playId: string;
    realm: string;
    rebufferCount?: number | undefined;
    rebufferRatio?: number | undefined;
    rebufferSeconds?: number | undefined;
    seekCount?: number | undefined;
    startupMs?: number | undefined;
    switchCount?: number | undefined;
    watchedSeconds?: number | undefined;
};
type QoeSummary = typeof qoeSummary;

/** A caption file beside a stream. */
declare const subtitle: { label: string; language: string; url: string; };
/** How to get a decryption key. @source spec 1 §3 "drm (jwtToken, url, encryptionMode, keySystems)" */
declare const drm: {
    certificateUrl?: string | undefined;
    encryptionMode: "CBC" | "CTR" | "UNKNOWN";
    jwtToken?: string | undefined;
    keySystems: string[];
    url: string;
};
/**
 * What a player asks for first, at the lowest quality and with the default sound, so that it can travel before the playlists that name it.
 *
 * chosen: the shape, as the spec shows none; it saves a round trip for each playlist that is read on the way
 */
declare const firstFiles: { inits: string[]; playlists: string[]; segments: string[]; };
type FirstFiles = typeof firstFiles;
/** One rendition of a title in one protocol. The address is signed and expires. @source spec 1 §3 "Stream" */
declare const stream: {
    drm?: {
        certificateUrl?: string | undefined;
        encryptionMode: "CBC" | "CTR" | "UNKNOWN";
        jwtToken?: string | undefined;
        keySystems: string[];
        url: string;
    } | undefined;
    firstFiles?: {
        inits: string[];
        playlists: string[];
        segments: string[];
    } | undefined;
    subtitles: {
        label: string;
        language: string;
        url: string;
    }[];
    url: string;
};
type Stream = typeof stream;

/** How far a profile has come in one title. Seconds. @source spec 1 §2.4, §3; chosen: the call, as the spec shows none */
declare const watchProgress: { duration: number; id: string; position: number; };
type WatchProgress = typeof watchProgress;

/** What can be said in a room. chosen: set phrases alone, so that there is nothing to moderate and everybody reads them in their own language. */
declare const roomPhrases: readonly ["hello", "ready", "wait", "wow", "laugh", "love", "bravo", "suspense"];
type RoomPhrase = (typeof roomPhrases)[number];
/** Somebody in a room. */
declare const roomPerson: { id: string; name: string; };
type RoomPerson = typeof roomPerson;
/** A phrase that somebody said. Who said it may have left. */
declare const roomSaying: { at: number; id: number; name: string; personId: string; phrase: string; };
type RoomSaying = typeof roomSaying;
/**
 * A room in which several viewers watch one event at the same place.
 *
 * @source spec 1 §2.1 "/live/{id}/watch-together"; chosen: everything but the path, as the spec shows none
 */
declare const watchRoom: {
    at: number;
    code: string;
    eventId: string;
    heartbeatSeconds: number;
    ownId?: string | undefined;
    people: {
        id: string;
        name: string;
    }[];
    place?: number | undefined;
    playing: boolean;
    revision: number;
    said: {
        at: number;
        id: number;
        name: string;
        personId: string;
        phrase: string;
    }[];
};
type WatchRoom = typeof watchRoom;
/**
 * A room as its link shows it, before a viewer joins.
 *
 * chosen: the person who has been there longest, and a count: enough to decide by. The whole list is for people in the room
 */
declare const roomInvitation: { code: string; eventId: string; invitedBy?: string | undefined; present: number; };
type RoomInvitation = typeof roomInvitation;
declare const roomQuery: { code: string; };
declare const newRoom: { eventId: string; };
/** Where everybody is to be. `revision` is the one that the viewer saw: a stale move is not taken. */
declare const roomMove: { code: string; place: number; playing: boolean; revision: number; };
type RoomMove = typeof roomMove;
/** Whether a move was taken, and the room as it is now. */
declare const movedRoom: {
    room: {
        at: number;
        code: string;
        eventId: string;
        heartbeatSeconds: number;
        ownId?: string | undefined;
        people: {
            id: string;
            name: string;
        }[];
        place?: number | undefined;
        playing: boolean;
        revision: number;
        said: {
            at: number;
            id: number;
            name: string;
            personId: string;
            phrase: string;
        }[];
    };
    taken: boolean;
};
type MovedRoom = typeof movedRoom;
declare const roomSpeech: {
    code: string;
    phrase: "bravo" | "hello" | "laugh" | "love" | "ready" | "suspense" | "wait" | "wow";
};

/** One cue of a WebVTT or SubRip file. */
interface WebVttCue {
    /** Seconds. */
    start: number;
    /** Seconds. */
    end: number;
    /** As written, with its tags; may be empty. */
    text: string;
    /** Where it is drawn, by the names of the format: `line`, `position`, `align`, `size`, `vertical`. */
    settings: Record<string, string>;
}
/** Bytes. chosen: far more than the captions, chapters or pictures of a long film have, and few enough for a phone */
declare const longestWebVtt = 4000000;
/**
 * The cues of a WebVTT file by their start, and of a SubRip file, which differs by its commas and its missing first line.
 *
 * A cue that cannot be read is left out, the others stay; any other file has none. Never throws.
 *
 * @source W3C WebVTT §6.1; SubRip chosen: the field still delivers it beside streams
 */
declare function readWebVtt(file: string): WebVttCue[];

/** @source spec 2 §3 "basketItems (each with sku and subscriptionSetting)" */
declare const basketItem: {
    discountedTotal?: number | undefined;
    licenceId: string;
    name: string;
    sku: string;
    subTotal?: number | undefined;
    subscriptionSetting?: {
        subscriptionPeriod: string;
        trialPeriodDuration?: string | undefined;
    } | undefined;
    tax?: number | undefined;
};
/** What is about to be bought. Integers with one scale; a browser never sends a price. Its items are parsed strictly: the total covers all of them. @source spec 2 §3 "Basket" */
declare const basket: {
    basketId: string;
    basketItems: {
        discountedTotal?: number | undefined;
        licenceId: string;
        name: string;
        sku: string;
        subTotal?: number | undefined;
        subscriptionSetting?: {
            subscriptionPeriod: string;
            trialPeriodDuration?: string | undefined;
        } | undefined;
        tax?: number | undefined;
    }[];
    besides?: {
        amount: number;
        licenceId: string;
        name: string;
        sku: string;
    }[] | undefined;
    billing?: {
        address: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        };
        areaName?: string | undefined;
        birthDate?: string | undefined;
        taxNumberEnding?: string | undefined;
    } | undefined;
    currency: string;
    discountedTax?: number | undefined;
    discountedTotal: number;
    followingTotal?: number | undefined;
    isTaxInclusive: boolean;
    isTaxRateEstimated?: boolean | undefined;
    scale: number;
    subTotal: number;
    tax: number;
    trialDays: number;
    version: number;
    voucher?: {
        discount: {
            amount?: number | undefined;
            lifeTimeRepeat: boolean;
            paymentsLeft?: number | undefined;
            percentage?: number | undefined;
            state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
            type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
        };
        name: string;
        preApplyVoucherCode?: string | undefined;
    } | undefined;
};
type Basket = typeof basket;
/** @source spec 2 §7 "PUT /baskets/{id} query acknowledgeNoFreeTrial"; chosen: {id} is the sku to put into it */
declare const basketUpdate: { acknowledgeNoFreeTrial: boolean; sku: string; };
/** A code as it was typed. @source spec 2 §7 "PUT, DELETE /baskets/vouchers/{code}" */
declare const voucherCode: { code: string; };
/** A code that gives a licence whole. @source spec 2 §7 "POST /promotions/voucher/redeem" */
declare const voucherRedemption: { licenceId: string; voucherCode: string; };

/** What can be missing of billing details. @source spec 2 §8 "details.missingFields"; chosen: the names of address parts, `country`, `taxNumber` and `birthDate` */
declare const billingFields: readonly ["country", "line1", "line2", "dependentLocality", "city", "administrativeLevel1", "postalCode", "taxNumber", "birthDate"];
type BillingField = (typeof billingFields)[number];
/** @source spec 2 §5 "Tax number field: hint, maxLength, min and max values, optional formatter" */
declare const taxNumberField: {
    formatter?: string | undefined;
    hint: string;
    max?: number | undefined;
    maxLength: number;
    min?: number | undefined;
    name: string;
};
type TaxNumberField = typeof taxNumberField;
/** What whoever buys in a country is asked for; nothing in most. @source spec 2 §3 "Country: addressRequiredFields (each with fieldName)"; chosen: a call for each country, as areas make long lists */
declare const billingRequirements: {
    addressRequiredFields: {
        allowedValues?: {
            name: string;
            value: string;
        }[] | undefined;
        example?: string | undefined;
        fieldName: "UNKNOWN" | "administrativeLevel1" | "city" | "dependentLocality" | "line1" | "line2" | "postalCode";
        kind?: "EMIRATE" | "STATE" | "UNKNOWN" | "ZIP" | undefined;
        maxLength?: number | undefined;
        pattern?: string | undefined;
    }[];
    birthDate: boolean;
    country: string;
    taxNumber?: {
        formatter?: string | undefined;
        hint: string;
        max?: number | undefined;
        maxLength: number;
        min?: number | undefined;
        name: string;
    } | undefined;
};
type BillingRequirements = typeof billingRequirements;
declare const billingQuery: { country: string; };
/**
 * Who is billed, as far as it is known.
 *
 * @source spec 2 §2 "Billing summary shows tax number and birth date only when the selected country requires a tax number"
 */
declare const billingSummary: {
    address: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    };
    areaName?: string | undefined;
    birthDate?: string | undefined;
    taxNumberEnding?: string | undefined;
};
type BillingSummary = typeof billingSummary;
/** The billing details of a member. */
declare const billingDetails: {
    countries: string[];
    country: string;
    details?: {
        address: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        };
        areaName?: string | undefined;
        birthDate?: string | undefined;
        taxNumberEnding?: string | undefined;
    } | undefined;
    missingFields: string[];
    suggested?: {
        address?: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        } | undefined;
        birthDate?: string | undefined;
    } | undefined;
};
type BillingDetails = typeof billingDetails;
/** @property taxNumber left out, the kept one stays */
declare const newBillingDetails: {
    address: {
        administrativeLevel1?: string | undefined;
        city?: string | undefined;
        country: string;
        dependentLocality?: string | undefined;
        line1?: string | undefined;
        line2?: string | undefined;
        postalCode?: string | undefined;
    };
    birthDate?: string | undefined;
    taxNumber?: string | undefined;
};
type NewBillingDetails = typeof newBillingDetails;

/** A bank card as it is entered; on its provider's origin only. @source spec 2 §3 "Card"; chosen: its fields, as the spec shows none */
declare const bankCardDetails: { cardHolder: string; cvc: string; expiryMonth: number; expiryYear: number; number: string; };
type BankCardDetails = typeof bankCardDetails;

/** The fields of a bank card that its provider's page can show, in screen order. */
declare const cardFieldNames: readonly ["cardHolder", "number", "expiry", "cvc"];
declare const cardField: "cardHolder" | "cvc" | "expiry" | "number";
type CardField = (typeof cardFieldNames)[number];
/** An error code for each field that has one: a code of spec 2 §8 "Card field error keys", or `incomplete_name`. */
declare const cardFieldCodes: {
    cardHolder?: string | undefined;
    cvc?: string | undefined;
    expiry?: string | undefined;
    number?: string | undefined;
};
type CardFieldCodes = typeof cardFieldCodes;
/** The words that the fields are labelled and corrected with, by the names of their labels. The checkout knows the viewer's language; its provider does not. */
declare const cardFieldWordKeys: readonly ["cardHolder", "cardNumber", "expiry", "expiryPlaceholder", "cvc", "cvcHint", "cardHolderMissing", "cardMissing", "cardError", "cardDeclined", "failedPayment", "invalidCardNumber", "invalidExpiry", "invalidExpiryMonth", "invalidExpiryYear", "expiredCard", "invalidCvc"];
type CardFieldWords = Readonly<Record<(typeof cardFieldWordKeys)[number], string>>;

/** What the card fields of a provider are drawn with, by its own names; of the sandbox `address`, its page. None of it is a secret. */
type FieldFacts = Readonly<Record<string, string>>;
/** chosen: not `z.record`, whose code every element of a page would carry */
declare const fieldFacts: { readonly [x: string]: string; };

/** The page of their provider that cards are entered in. @returns undefined where none is named, or no whole address of the web */
declare function addressOfCardFields(fields: FieldFacts | undefined): string | undefined;

/** Messages by their kind. */
type Kinds = Readonly<Record<string, object>>;
/** One of them, which says its kind. */
type Told<K extends Kinds> = {
    [N in keyof K]: {
        kind: N;
    } & K[N];
}[keyof K];
/** What the checkout tells the fields. Nothing of it is markup, and nothing is CSS text. */
declare const toCardFields: {
    /** Draws the fields, or draws them anew. */
    show: {
        direction: "ltr" | "rtl";
        fields: ("cardHolder" | "cvc" | "expiry" | "number")[];
        fontPx: number;
        fonts: Readonly<Record<"address" | "family" | "unicodeRange" | "weight", string>>[];
        locale: string;
        look: Readonly<Record<string, string>>;
        now: number;
        scheme: "dark" | "light";
        words: Readonly<Record<string, string>>;
    };
    lock: { isLocked: boolean; };
    /** Exchanges what was typed for a token. */
    submit: { id: string; };
    /** A payment by the last token failed: the security code is typed again. @property field where the reason is, with the words for it @property takesFocus whether that field does */
    mark: {
        field?: "cardHolder" | "cvc" | "expiry" | "number" | undefined;
        takesFocus: boolean;
        word?: "cardDeclined" | "cardError" | "cardHolder" | "cardHolderMissing" | "cardMissing" | "cardNumber" | "cvc" | "cvcHint" | "expiredCard" | "expiry" | "expiryPlaceholder" | "failedPayment" | "invalidCardNumber" | "invalidCvc" | "invalidExpiry" | "invalidExpiryMonth" | "invalidExpiryYear" | undefined;
    };
};
type ToCardFields = Told<typeof toCardFields>;
/** What the fields tell the checkout. No number, no code and no name is in any of it. */
declare const fromCardFields: {
    /** The page listens. */
    loaded: object;
    /** The fields stand. @property height of the whole page, CSS pixels; told again whenever it changes */
    height: { height: number; };
    /** @property field absent when the focus leaves the fields */
    focus: { field?: "cardHolder" | "cvc" | "expiry" | "number" | undefined; };
    /** @property isComplete whether all that is asked for could be sent */
    change: {
        brand?: string | undefined;
        codes: {
            cardHolder?: string | undefined;
            cvc?: string | undefined;
            expiry?: string | undefined;
            number?: string | undefined;
        };
        isComplete: boolean;
    };
    /** Enter was pressed in a field. */
    enter: object;
    token: { cardType?: string | undefined; id: string; last4Digits?: string | undefined; token: string; };
    /** Nothing was made; the fields say why at each one, and the first of them has the focus. */
    refused: {
        codes: {
            cardHolder?: string | undefined;
            cvc?: string | undefined;
            expiry?: string | undefined;
            number?: string | undefined;
        };
        id: string;
    };
    /** The provider refused for a reason of no field, or was not reached: `status` 0. */
    failed: {
        code?: string | undefined;
        id: string;
        message?: string | undefined;
        retryAfterMs?: number | undefined;
        status: number;
    };
};
type FromCardFields = Told<typeof fromCardFields>;
/** Which page a frame's fields are told of, so that a message of something else is left alone. */
declare const cardFieldsChannel = "card-fields";
/** A message as it crosses. */
declare const asMessage: <M extends ToCardFields | FromCardFields>(message: M) => {
    channel: string;
    message: M;
};
/** Reads what crossed. chosen: not `z.discriminatedUnion`, whose code every element of a page would carry @returns undefined for anything else */
declare function readMessage<K extends Kinds>(kinds: K, data: unknown): Told<K> | undefined;

declare const parts: readonly ["family", "address", "weight", "unicodeRange"];
/** A font file that the fields' words are drawn with. @property address whole @property weight its range: `100 900` @property unicodeRange the signs that it draws, as CSS writes them */
type CardFont = Readonly<Record<(typeof parts)[number], string>>;
/** chosen: no more than a language needs */
declare const cardFonts: Readonly<Record<"address" | "family" | "unicodeRange" | "weight", string>>[];

/** A card in its provider's keeping, for one use. */
declare const cardToken: { cardType: string; last4Digits: string; token: string; };

/** A card that is kept. Its number is not. @source spec 2 §3 "Card"; chosen: its expiry, so that a viewer is told before it ends */
declare const card: {
    cardHolder: string;
    cardId: string;
    cardType: string;
    declined: boolean;
    default: boolean;
    expiryMonth: number;
    expiryYear: number;
    last4Digits: string;
    licences: {
        licenceId: string;
        name: string;
    }[];
    mobilePayment: boolean;
    paymentProviderId: string;
    showEula: boolean;
};
type Card = typeof card;
/** @property most chosen: the most that are kept, as the spec has an error for it and no number @property fields chosen: what the fields of a new card are drawn with, as in a way to pay */
declare const cards: {
    cards: {
        cardHolder: string;
        cardId: string;
        cardType: string;
        declined: boolean;
        default: boolean;
        expiryMonth: number;
        expiryYear: number;
        last4Digits: string;
        licences: {
            licenceId: string;
            name: string;
        }[];
        mobilePayment: boolean;
        paymentProviderId: string;
        showEula: boolean;
    }[];
    fields?: Readonly<Record<string, string>> | undefined;
    most: number;
};
type Cards = typeof cards;
declare const cardQuery: { cardId: string; };

/** What a voucher or an offer takes off a price: a whole percentage, or an amount in the price's scale. @source spec 2 §3 "Discount" */
declare const discount: {
    amount?: number | undefined;
    lifeTimeRepeat: boolean;
    paymentsLeft?: number | undefined;
    percentage?: number | undefined;
    state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
    type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
};
type Discount = typeof discount;

/** A licence for a time, on sale as a gift. @source spec 2 §7 "/gift/products"; chosen: its fields, as the spec shows none */
declare const giftProduct: {
    amounts: {
        amount: number;
        autoAppliedDiscount?: {
            afterDiscount: number;
            periodAmounts: {
                amount: number;
                period: string;
            }[];
            promotionalCampaignDescription?: string | undefined;
            promotionalCampaignName: string;
        } | undefined;
        currency: string;
        default: boolean;
        local: boolean;
        periodAmounts: {
            amount: number;
            period: string;
        }[];
        scale: number;
        sku: string;
        taxInclusive: boolean;
    }[];
    description?: string | undefined;
    giftId: string;
    grantsFor: string;
    licenceId: string;
    licenceName: string;
    name: string;
};
type GiftProduct = typeof giftProduct;
declare const giftProducts: {
    products: {
        amounts: {
            amount: number;
            autoAppliedDiscount?: {
                afterDiscount: number;
                periodAmounts: {
                    amount: number;
                    period: string;
                }[];
                promotionalCampaignDescription?: string | undefined;
                promotionalCampaignName: string;
            } | undefined;
            currency: string;
            default: boolean;
            local: boolean;
            periodAmounts: {
                amount: number;
                period: string;
            }[];
            scale: number;
            sku: string;
            taxInclusive: boolean;
        }[];
        description?: string | undefined;
        giftId: string;
        grantsFor: string;
        licenceId: string;
        licenceName: string;
        name: string;
    }[];
    refusal?: "UNKNOWN" | "signupGeoRestriction" | "vpnErrorMessage" | undefined;
};
type GiftProducts = typeof giftProducts;
/** chosen: longest message to a recipient, in characters */
declare const longestGiftMessage = 500;
/** chosen: the latest day of delivery, days from now */
declare const latestGiftDays = 365;
/** What is given, and to whom. @source spec 2 §7 "/gift/basket"; chosen: its fields, and PUT, since it is the giver's one open gift */
declare const giftChoice: {
    deliverAt?: number | undefined;
    giftId: string;
    message: string;
    recipientEmail?: string | undefined;
};
type GiftChoice = typeof giftChoice;
/** A gift that is about to be paid, priced as any basket is. */
declare const giftBasket: {
    basketId: string;
    basketItems: {
        discountedTotal?: number | undefined;
        licenceId: string;
        name: string;
        sku: string;
        subTotal?: number | undefined;
        subscriptionSetting?: {
            subscriptionPeriod: string;
            trialPeriodDuration?: string | undefined;
        } | undefined;
        tax?: number | undefined;
    }[];
    besides?: {
        amount: number;
        licenceId: string;
        name: string;
        sku: string;
    }[] | undefined;
    billing?: {
        address: {
            administrativeLevel1?: string | undefined;
            city?: string | undefined;
            country: string;
            dependentLocality?: string | undefined;
            line1?: string | undefined;
            line2?: string | undefined;
            postalCode?: string | undefined;
        };
        areaName?: string | undefined;
        birthDate?: string | undefined;
        taxNumberEnding?: string | undefined;
    } | undefined;
    currency: string;
    discountedTax?: number | undefined;
    discountedTotal: number;
    followingTotal?: number | undefined;
    gift: {
        deliverAt?: number | undefined;
        giftId: string;
        message: string;
        recipientEmail?: string | undefined;
    };
    isTaxInclusive: boolean;
    isTaxRateEstimated?: boolean | undefined;
    scale: number;
    subTotal: number;
    tax: number;
    trialDays: number;
    version: number;
    voucher?: {
        discount: {
            amount?: number | undefined;
            lifeTimeRepeat: boolean;
            paymentsLeft?: number | undefined;
            percentage?: number | undefined;
            state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
            type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
        };
        name: string;
        preApplyVoucherCode?: string | undefined;
    } | undefined;
};
type GiftBasket = typeof giftBasket;
/** A guest who pays for a gift. @source spec 2 §7 "/user/guest-checkout-principal"; chosen: an e-mail alone */
declare const guestCheckoutRequest: { email: string; };
/** What its payments are made with: it opens nothing but gifts and their payments, and signs in nowhere. */
declare const guestCheckout: { expiresAt: number; token: string; };
type GuestCheckout = typeof guestCheckout;
declare const paidGiftQuery: { basketId: string; };
/** A gift that is paid, for its giver. */
declare const paidGift: {
    code?: string | undefined;
    deliverAt?: number | undefined;
    expiresAt: number;
    giverEmail: string;
    grantsFor: string;
    licenceName: string;
    message: string;
    name: string;
    recipientEmail?: string | undefined;
};
type PaidGift = typeof paidGift;
/** @source spec 2 §7 "/gift/redeem" */
declare const giftRedemption: { redeemCode: string; };
/** What a code opened. */
declare const redeemedGift: { licenceId: string; licenceName: string; message: string; until: number; };
type RedeemedGift = typeof redeemedGift;

/**
 * Something that is still to happen to a subscription.
 *
 * @source spec 2 §3 "subscriptionPendingActions (action, requestedAt, actionDueBy)", §4; chosen: PAUSE and RESUME, by which a requested pause and resume are known
 */
declare const pendingAction: {
    action: "CONFIRMED_PAYMENT_REQUIRED" | "PAUSE" | "REFRESH_PAYMENT_DETAILS" | "RESUME" | "UNKNOWN";
    actionDueBy?: number | undefined;
    requestedAt: number;
};
type PendingAction = typeof pendingAction;
/** The last payment of a licence. @source spec 2 §3 "licencePayment" */
declare const licencePayment: {
    cardId?: string | undefined;
    expiryTimestamp?: number | undefined;
    paymentEventType: "CONFIRMED" | "UNCONFIRMED" | "UNKNOWN";
    paymentProviderInfo?: {
        managed: boolean;
    } | undefined;
    purchaseId?: string | undefined;
    purchaseTimestamp?: number | undefined;
};
/** @source spec 2 §3 "Licence status", §4 */
declare const subscriptionStatus: {
    autoRenewingStatus: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING";
    expiryTimestamp?: number | undefined;
    licencePayment?: {
        cardId?: string | undefined;
        expiryTimestamp?: number | undefined;
        paymentEventType: "CONFIRMED" | "UNCONFIRMED" | "UNKNOWN";
        paymentProviderInfo?: {
            managed: boolean;
        } | undefined;
        purchaseId?: string | undefined;
        purchaseTimestamp?: number | undefined;
    } | undefined;
    pauseState: "ALLOWED" | "NOT_ALLOWED" | "PAUSED" | "UNKNOWN";
    resumeTimestamp?: number | undefined;
    status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
    subscriptionPendingActions: {
        action: "CONFIRMED_PAYMENT_REQUIRED" | "PAUSE" | "REFRESH_PAYMENT_DETAILS" | "RESUME" | "UNKNOWN";
        actionDueBy?: number | undefined;
        requestedAt: number;
    }[];
};
type SubscriptionStatus = typeof subscriptionStatus;
/** A licence that a member holds or held, with all that can be said and done about it. chosen: the answer, as the spec names only the path `/user/licence` */
declare const heldLicence: {
    card?: {
        cardId: string;
        cardType: string;
        last4Digits: string;
    } | undefined;
    changes: ("CANCEL" | "KEEP_PLAN" | "PAUSE" | "REACTIVATE" | "RESUME" | "UNKNOWN")[];
    confirmation?: {
        attemptId: string;
        code?: string | undefined;
        expiresAt: number;
        type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
        url: string;
    } | undefined;
    discount?: {
        amount?: number | undefined;
        lifeTimeRepeat: boolean;
        paymentsLeft?: number | undefined;
        percentage?: number | undefined;
        state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
        type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
    } | undefined;
    due?: {
        amount: number;
        currency: string;
        scale: number;
    } | undefined;
    licenceId: string;
    longestPauseDays?: number | undefined;
    name: string;
    nextPlan?: {
        from: number;
        licenceId: string;
        name: string;
        price: {
            amount: number;
            currency: string;
            scale: number;
            taxInclusive: boolean;
        };
    } | undefined;
    plans: {
        description?: string | undefined;
        kind: "DOWNGRADE" | "UPGRADE";
        licenceId: string;
        name: string;
        price: {
            amount: number;
            currency: string;
            scale: number;
            taxInclusive: boolean;
        };
        sku: string;
    }[];
    price?: {
        amount: number;
        currency: string;
        scale: number;
        taxInclusive: boolean;
    } | undefined;
    priceMigration?: {
        asksConsent: boolean;
        from: number;
        id: string;
        price: {
            amount: number;
            currency: string;
            scale: number;
        };
        status: "CONTINUE" | "LEAVE" | "OPEN" | "UNKNOWN";
    } | undefined;
    purchaseStrategy: {
        externalAuthProviderDetails?: {
            providerName: string;
            title: string;
        } | undefined;
        subscriptionPeriod?: string | undefined;
        type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
    };
    status: {
        autoRenewingStatus: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING";
        expiryTimestamp?: number | undefined;
        licencePayment?: {
            cardId?: string | undefined;
            expiryTimestamp?: number | undefined;
            paymentEventType: "CONFIRMED" | "UNCONFIRMED" | "UNKNOWN";
            paymentProviderInfo?: {
                managed: boolean;
            } | undefined;
            purchaseId?: string | undefined;
            purchaseTimestamp?: number | undefined;
        } | undefined;
        pauseState: "ALLOWED" | "NOT_ALLOWED" | "PAUSED" | "UNKNOWN";
        resumeTimestamp?: number | undefined;
        status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
        subscriptionPendingActions: {
            action: "CONFIRMED_PAYMENT_REQUIRED" | "PAUSE" | "REFRESH_PAYMENT_DETAILS" | "RESUME" | "UNKNOWN";
            actionDueBy?: number | undefined;
            requestedAt: number;
        }[];
    };
    version: number;
};
type HeldLicence = typeof heldLicence;
declare const heldLicences: {
    licences: {
        card?: {
            cardId: string;
            cardType: string;
            last4Digits: string;
        } | undefined;
        changes: ("CANCEL" | "KEEP_PLAN" | "PAUSE" | "REACTIVATE" | "RESUME" | "UNKNOWN")[];
        confirmation?: {
            attemptId: string;
            code?: string | undefined;
            expiresAt: number;
            type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
            url: string;
        } | undefined;
        discount?: {
            amount?: number | undefined;
            lifeTimeRepeat: boolean;
            paymentsLeft?: number | undefined;
            percentage?: number | undefined;
            state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
            type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
        } | undefined;
        due?: {
            amount: number;
            currency: string;
            scale: number;
        } | undefined;
        licenceId: string;
        longestPauseDays?: number | undefined;
        name: string;
        nextPlan?: {
            from: number;
            licenceId: string;
            name: string;
            price: {
                amount: number;
                currency: string;
                scale: number;
                taxInclusive: boolean;
            };
        } | undefined;
        plans: {
            description?: string | undefined;
            kind: "DOWNGRADE" | "UPGRADE";
            licenceId: string;
            name: string;
            price: {
                amount: number;
                currency: string;
                scale: number;
                taxInclusive: boolean;
            };
            sku: string;
        }[];
        price?: {
            amount: number;
            currency: string;
            scale: number;
            taxInclusive: boolean;
        } | undefined;
        priceMigration?: {
            asksConsent: boolean;
            from: number;
            id: string;
            price: {
                amount: number;
                currency: string;
                scale: number;
            };
            status: "CONTINUE" | "LEAVE" | "OPEN" | "UNKNOWN";
        } | undefined;
        purchaseStrategy: {
            externalAuthProviderDetails?: {
                providerName: string;
                title: string;
            } | undefined;
            subscriptionPeriod?: string | undefined;
            type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
        };
        status: {
            autoRenewingStatus: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING";
            expiryTimestamp?: number | undefined;
            licencePayment?: {
                cardId?: string | undefined;
                expiryTimestamp?: number | undefined;
                paymentEventType: "CONFIRMED" | "UNCONFIRMED" | "UNKNOWN";
                paymentProviderInfo?: {
                    managed: boolean;
                } | undefined;
                purchaseId?: string | undefined;
                purchaseTimestamp?: number | undefined;
            } | undefined;
            pauseState: "ALLOWED" | "NOT_ALLOWED" | "PAUSED" | "UNKNOWN";
            resumeTimestamp?: number | undefined;
            status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
            subscriptionPendingActions: {
                action: "CONFIRMED_PAYMENT_REQUIRED" | "PAUSE" | "REFRESH_PAYMENT_DETAILS" | "RESUME" | "UNKNOWN";
                actionDueBy?: number | undefined;
                requestedAt: number;
            }[];
        };
        version: number;
    }[];
};
type HeldLicences = typeof heldLicences;
declare const heldLicenceQuery: { licenceId: string; };
/** The subscription to change, as the viewer saw it. */
declare const subscriptionChange: { licenceId: string; version: number; };
/** A viewer's answer to a new price. @source spec 2 §7 "PUT price-migration/{id}/consent status LEAVE or CONTINUE" */
declare const priceConsent: { migrationId: string; status: "CONTINUE" | "LEAVE"; version: number; };
/** What pays for a licence from now on. */
declare const licencePaymentChange: { cardId: string; licenceId: string; shownDue?: number | undefined; version: number; };
/** @source spec 2 §7 "POST active-licences/{id}/pause optional config.resumeAfter"; chosen: an instant */
declare const pauseRequest: { licenceId: string; resumeAfter?: number | undefined; version: number; };
/** @source spec 2 §7 "DELETE active-licences/{id} optional cancellationDiscount=IGNORE" */
declare const cancelRequest: { ignoreOffer: boolean; licenceId: string; version: number; };
/** What a viewer who cancels is offered to stay. @source spec 2 §4 "Cancellation offer", §7 "verify"; chosen: its fields */
declare const cancellationOffer: {
    discount?: {
        amount?: number | undefined;
        lifeTimeRepeat: boolean;
        paymentsLeft?: number | undefined;
        percentage?: number | undefined;
        state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
        type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
    } | undefined;
    eligible: boolean;
    price?: {
        amount: number;
        currency: string;
        scale: number;
    } | undefined;
};
type CancellationOffer = typeof cancellationOffer;

/** One price of a licence. @source spec 2 §3 "Amount entry" */
declare const amountEntry: {
    amount: number;
    autoAppliedDiscount?: {
        afterDiscount: number;
        periodAmounts: {
            amount: number;
            period: string;
        }[];
        promotionalCampaignDescription?: string | undefined;
        promotionalCampaignName: string;
    } | undefined;
    currency: string;
    default: boolean;
    local: boolean;
    periodAmounts: {
        amount: number;
        period: string;
    }[];
    scale: number;
    sku: string;
    taxInclusive: boolean;
};
type AmountEntry = typeof amountEntry;
/** @source spec 2 §1 "Purchase strategies"; subscriptionPeriod is an ISO duration of spec 2 §9 */
declare const purchaseStrategy: {
    externalAuthProviderDetails?: {
        providerName: string;
        title: string;
    } | undefined;
    subscriptionPeriod?: string | undefined;
    type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
};
/** Fields that this build does not know are kept. @source spec 2 §3 "Licence status", §4 */
declare const licenceStatus: {
    autoRenewingStatus?: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING" | undefined;
    expiryTimestamp?: number | undefined;
    pauseState?: "NOT_ALLOWED" | "PAUSED" | "UNKNOWN" | undefined;
    status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
};
/** A right to watch, on offer or held. @source spec 2 §3 "Licence (displayed)" */
declare const licence: {
    amounts: {
        amount: number;
        autoAppliedDiscount?: {
            afterDiscount: number;
            periodAmounts: {
                amount: number;
                period: string;
            }[];
            promotionalCampaignDescription?: string | undefined;
            promotionalCampaignName: string;
        } | undefined;
        currency: string;
        default: boolean;
        local: boolean;
        periodAmounts: {
            amount: number;
            period: string;
        }[];
        scale: number;
        sku: string;
        taxInclusive: boolean;
    }[];
    cta?: string | undefined;
    ctaControl: "EXTERNAL" | "PURCHASE" | "UNKNOWN";
    defaultMarketingPricePeriod?: string | undefined;
    description?: string | undefined;
    displayStyle: "HIGHLIGHTED" | "STANDARD";
    includedIn: string[];
    licenceId: string;
    name: string;
    purchaseStrategy: {
        externalAuthProviderDetails?: {
            providerName: string;
            title: string;
        } | undefined;
        subscriptionPeriod?: string | undefined;
        type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
    };
    rank: number;
    status?: {
        autoRenewingStatus?: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING" | undefined;
        expiryTimestamp?: number | undefined;
        pauseState?: "NOT_ALLOWED" | "PAUSED" | "UNKNOWN" | undefined;
        status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
    } | undefined;
    trialDetails?: {
        trialPeriodDuration: string;
    } | undefined;
    type: "FREE" | "STANDARD" | "UNKNOWN";
};
type Licence = typeof licence;
/** @source spec 2 §3 "Licence families contain licences; licences outside families also exist" */
declare const licenceOffer: {
    families: {
        id: string;
        licences: {
            amounts: {
                amount: number;
                autoAppliedDiscount?: {
                    afterDiscount: number;
                    periodAmounts: {
                        amount: number;
                        period: string;
                    }[];
                    promotionalCampaignDescription?: string | undefined;
                    promotionalCampaignName: string;
                } | undefined;
                currency: string;
                default: boolean;
                local: boolean;
                periodAmounts: {
                    amount: number;
                    period: string;
                }[];
                scale: number;
                sku: string;
                taxInclusive: boolean;
            }[];
            cta?: string | undefined;
            ctaControl: "EXTERNAL" | "PURCHASE" | "UNKNOWN";
            defaultMarketingPricePeriod?: string | undefined;
            description?: string | undefined;
            displayStyle: "HIGHLIGHTED" | "STANDARD";
            includedIn: string[];
            licenceId: string;
            name: string;
            purchaseStrategy: {
                externalAuthProviderDetails?: {
                    providerName: string;
                    title: string;
                } | undefined;
                subscriptionPeriod?: string | undefined;
                type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
            };
            rank: number;
            status?: {
                autoRenewingStatus?: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING" | undefined;
                expiryTimestamp?: number | undefined;
                pauseState?: "NOT_ALLOWED" | "PAUSED" | "UNKNOWN" | undefined;
                status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
            } | undefined;
            trialDetails?: {
                trialPeriodDuration: string;
            } | undefined;
            type: "FREE" | "STANDARD" | "UNKNOWN";
        }[];
        name: string;
    }[];
    licences: {
        amounts: {
            amount: number;
            autoAppliedDiscount?: {
                afterDiscount: number;
                periodAmounts: {
                    amount: number;
                    period: string;
                }[];
                promotionalCampaignDescription?: string | undefined;
                promotionalCampaignName: string;
            } | undefined;
            currency: string;
            default: boolean;
            local: boolean;
            periodAmounts: {
                amount: number;
                period: string;
            }[];
            scale: number;
            sku: string;
            taxInclusive: boolean;
        }[];
        cta?: string | undefined;
        ctaControl: "EXTERNAL" | "PURCHASE" | "UNKNOWN";
        defaultMarketingPricePeriod?: string | undefined;
        description?: string | undefined;
        displayStyle: "HIGHLIGHTED" | "STANDARD";
        includedIn: string[];
        licenceId: string;
        name: string;
        purchaseStrategy: {
            externalAuthProviderDetails?: {
                providerName: string;
                title: string;
            } | undefined;
            subscriptionPeriod?: string | undefined;
            type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
        };
        rank: number;
        status?: {
            autoRenewingStatus?: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING" | undefined;
            expiryTimestamp?: number | undefined;
            pauseState?: "NOT_ALLOWED" | "PAUSED" | "UNKNOWN" | undefined;
            status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
        } | undefined;
        trialDetails?: {
            trialPeriodDuration: string;
        } | undefined;
        type: "FREE" | "STANDARD" | "UNKNOWN";
    }[];
    refusal?: "UNKNOWN" | "signupGeoRestriction" | "vpnErrorMessage" | undefined;
};
type LicenceOffer = typeof licenceOffer;
/** Without ids everything is on offer. @source spec 2 §7 "GET licence families: includeEntitlements, repeated licenceId" */
declare const licenceQuery: { licenceIds: string[]; };
/** Licences this viewer holds now. chosen: the answer, as the spec names only the path '/customer/subscriptions/status/active' */
declare const entitlements: { licenceIds: string[]; };
type Entitlements = typeof entitlements;

/** What a member would be offered to stay, for each licence that has such an offer now. @source spec 2 §4 "Cancellation offer", §7 "/promotions/cancellation"; chosen: the answer */
declare const cancellationPromotions: {
    promotions: {
        discount?: {
            amount?: number | undefined;
            lifeTimeRepeat: boolean;
            paymentsLeft?: number | undefined;
            percentage?: number | undefined;
            state: "ACTIVE" | "EXPIRED" | "UNKNOWN" | "UPCOMING";
            type: "AMOUNT" | "PERCENTAGE" | "UNKNOWN";
        } | undefined;
        eligible: boolean;
        licenceId: string;
        price?: {
            amount: number;
            currency: string;
            scale: number;
        } | undefined;
    }[];
};

/** All licences on offer in one list, of families and outside them, as anybody is offered them. @source spec 2 §7 "GET all licences"; chosen: the answer, as the spec shows none */
declare const everyLicence: {
    licences: {
        amounts: {
            amount: number;
            autoAppliedDiscount?: {
                afterDiscount: number;
                periodAmounts: {
                    amount: number;
                    period: string;
                }[];
                promotionalCampaignDescription?: string | undefined;
                promotionalCampaignName: string;
            } | undefined;
            currency: string;
            default: boolean;
            local: boolean;
            periodAmounts: {
                amount: number;
                period: string;
            }[];
            scale: number;
            sku: string;
            taxInclusive: boolean;
        }[];
        cta?: string | undefined;
        ctaControl: "EXTERNAL" | "PURCHASE" | "UNKNOWN";
        defaultMarketingPricePeriod?: string | undefined;
        description?: string | undefined;
        displayStyle: "HIGHLIGHTED" | "STANDARD";
        includedIn: string[];
        licenceId: string;
        name: string;
        purchaseStrategy: {
            externalAuthProviderDetails?: {
                providerName: string;
                title: string;
            } | undefined;
            subscriptionPeriod?: string | undefined;
            type: "FIXED_DATE" | "PPV" | "SUBSCRIPTION" | "UNKNOWN";
        };
        rank: number;
        status?: {
            autoRenewingStatus?: "AUTO_RENEWING" | "NOT_RENEWING" | "UNKNOWN_RENEWING" | undefined;
            expiryTimestamp?: number | undefined;
            pauseState?: "NOT_ALLOWED" | "PAUSED" | "UNKNOWN" | undefined;
            status: "ACTIVE" | "EXPIRED" | "FREE" | "INACTIVE" | "TRIAL_ACTIVE" | "UNKNOWN";
        } | undefined;
        trialDetails?: {
            trialPeriodDuration: string;
        } | undefined;
        type: "FREE" | "STANDARD" | "UNKNOWN";
    }[];
};

/** All that a basket is to hold, in place of what it held; nothing empties it. @source spec 2 §7 "/basket"; chosen: its fields */
declare const basketContents: { acknowledgeNoFreeTrial: boolean; skus: string[]; };
/** A payment of the one basket that is open, which needs no id. @source spec 2 §7 "POST /customer/baskets/pay", "/basket/pay" */
declare const openBasketPayment: {
    basketVersion: number;
    idempotencyKey: string;
    paymentDetailsExternalId: string;
    paymentMethodType: string;
    targetPaymentProvider: string;
};

/** The new prices that were announced to a member, the newest first. */
declare const priceMigrations: {
    migrations: {
        after: {
            amount: number;
            currency: string;
            scale: number;
            version: number;
        };
        announcedAt: number;
        answeredAt?: number | undefined;
        asksConsent: boolean;
        before: {
            amount: number;
            currency: string;
            scale: number;
            version: number;
        };
        closedAt?: number | undefined;
        effectiveAt: number;
        id: string;
        licenceId: string;
        sku: string;
        stage: "ANNOUNCED" | "APPLIED" | "ENDED" | "REPLACED" | "UNKNOWN";
        status: "CONTINUE" | "LEAVE" | "OPEN" | "UNKNOWN";
    }[];
};

/** A payment of the member that is not over, with what it is gone on with in another tab or on another device. */
declare const openPayment: {
    action?: {
        code?: string | undefined;
        expiresAt: number;
        type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
        url: string;
    } | undefined;
    amount: number;
    attemptId: string;
    basketId: string;
    basketVersion: number;
    currency: string;
    failureCode?: string | undefined;
    kind: "BASKET" | "GIFT" | "LICENCE" | "PLAN" | "UNKNOWN";
    licenceId: string;
    licenceName: string;
    paymentDetailsExternalId: string;
    paymentMethodType: string;
    scale: number;
    state: "AUTHORISING" | "CREATED" | "DECLINED" | "PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "UNKNOWN";
    targetPaymentProvider: string;
};
type OpenPayment = typeof openPayment;
/** chosen: the answer, as the spec shows no call that lists payments; @source design/checkout.md 4 "a reload or another device finds the same attempt" */
declare const openPayments: {
    payments: {
        action?: {
            code?: string | undefined;
            expiresAt: number;
            type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
            url: string;
        } | undefined;
        amount: number;
        attemptId: string;
        basketId: string;
        basketVersion: number;
        currency: string;
        failureCode?: string | undefined;
        kind: "BASKET" | "GIFT" | "LICENCE" | "PLAN" | "UNKNOWN";
        licenceId: string;
        licenceName: string;
        paymentDetailsExternalId: string;
        paymentMethodType: string;
        scale: number;
        state: "AUTHORISING" | "CREATED" | "DECLINED" | "PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "UNKNOWN";
        targetPaymentProvider: string;
    }[];
};

/** Why somebody leaves. chosen: a short list, without free text, so that nothing about a person or a child is written down */
declare const cancelReasons: readonly ["TOO_EXPENSIVE", "NOT_USED", "MISSING_TITLES", "TECHNICAL", "OTHER_SERVICE", "SOMETHING_ELSE"];
type CancelReason = (typeof cancelReasons)[number];
/** The answer to the one question that is asked who cancelled; it may be skipped. */
declare const cancelReasonAnswer: {
    licenceId: string;
    reason: "MISSING_TITLES" | "NOT_USED" | "OTHER_SERVICE" | "SOMETHING_ELSE" | "TECHNICAL" | "TOO_EXPENSIVE";
};

/** Where a browser gets an invoice as a PDF: good once, until `expiresAt`. @source spec 2 §3 "Payment history item: pdf"; chosen: an address of its own, which holds no token of the viewer's */
declare const invoiceFile: { expiresAt: number; fileName: string; url: string; };
type InvoiceFile = typeof invoiceFile;
declare const invoiceFileQuery: { id: string; };

/** What the last payment of a licence came to, for whoever holds it. Every amount holds its tax. chosen: the answer, as the spec shows none; @source design/identity-checkout-reference 10 "receipts" */
declare const receipt: {
    invoice?: {
        historyId?: string | undefined;
        number: string;
    } | undefined;
    isTrial: boolean;
    licenceId: string;
    means?: {
        cardType?: string | undefined;
        last4Digits?: string | undefined;
        paymentMethodType: string;
    } | undefined;
    name: string;
    next?: {
        amount: number;
        at: number;
        currency: string;
        scale: number;
    } | undefined;
    openUntil?: number | undefined;
    paid?: {
        amount: number;
        currency: string;
        scale: number;
    } | undefined;
    together?: string[] | undefined;
};
type Receipt = typeof receipt;
declare const receiptQuery: { licenceId: string; };

/** Which contract is withdrawn from, as its buyer knows it without signing in. */
declare const withdrawalRequest: { email: string; invoice: string; };
/** The token of the mailed link. */
declare const withdrawalToken: { token: string; };
/** What ends, and what comes back. @source design/checkout.md 8 "Withdrawal in the EU is its own function and needs no login" */
declare const withdrawal: {
    invoice: string;
    licenceName: string;
    refund: {
        amount: number;
        currency: string;
        scale: number;
    };
};
type Withdrawal = typeof withdrawal;
/** A contract that a signed-in member may withdraw from now. @property until the end of the time that the law gives */
declare const ownWithdrawal: {
    invoice: string;
    licenceName: string;
    refund: {
        amount: number;
        currency: string;
        scale: number;
    };
    until: number;
};
type OwnWithdrawal = typeof ownWithdrawal;
/** chosen: the calls of a member, who is known already and needs no mailed link */
declare const ownWithdrawals: {
    withdrawals: {
        invoice: string;
        licenceName: string;
        refund: {
            amount: number;
            currency: string;
            scale: number;
        };
        until: number;
    }[];
};
/** The contract by its invoice, as it was shown. */
declare const ownWithdrawalRequest: { invoice: string; };

/** The kinds of things that happen to payments, in the spec's order. @source spec 2 §3 "Item types"; chosen: their names on the wire */
declare const historyItemTypes: readonly ["TRIAL_INVOICE", "FAILED_PAYMENT", "SUBSCRIPTION", "CANCEL_SUBSCRIPTION", "REFUNDED", "CANCELLED_SUBSCRIPTION", "LICENCE_UPGRADE", "DOWNGRADE", "RENEWAL", "CANCELLED", "REVOKED", "DISPUTE_CREATED", "DISPUTE_UPDATED", "DISPUTE_CLOSED", "PAID_INVOICE", "PAYMENT_FAILED", "PAY_BY_ANOTHER_CARD", "FAILED_INVOICE", "FAILED_REFUND", "PRO_RATA_REFUND", "PAID_ORDER"];
type HistoryItemType = (typeof historyItemTypes)[number];
/** @source spec 2 §3 "Payment history item" */
declare const historyItem: {
    amount?: {
        amount: number;
        currency: string;
        scale: number;
    } | undefined;
    date: number;
    id: string;
    invoiceNumber?: string | undefined;
    itemType: "CANCELLED" | "CANCELLED_SUBSCRIPTION" | "CANCEL_SUBSCRIPTION" | "DISPUTE_CLOSED" | "DISPUTE_CREATED" | "DISPUTE_UPDATED" | "DOWNGRADE" | "FAILED_INVOICE" | "FAILED_PAYMENT" | "FAILED_REFUND" | "LICENCE_UPGRADE" | "PAID_INVOICE" | "PAID_ORDER" | "PAYMENT_FAILED" | "PAY_BY_ANOTHER_CARD" | "PRO_RATA_REFUND" | "REFUNDED" | "RENEWAL" | "REVOKED" | "SUBSCRIPTION" | "TRIAL_INVOICE" | "UNKNOWN";
    name: string;
    pdf?: string | undefined;
    skus: string[];
    status: "DONE" | "FAILED" | "UNKNOWN";
};
type HistoryItem = typeof historyItem;
/** Newest first. A cursor, since items come in while a viewer pages. chosen: the call, as the spec names only "page by page" */
declare const paymentHistory: {
    items: {
        amount?: {
            amount: number;
            currency: string;
            scale: number;
        } | undefined;
        date: number;
        id: string;
        invoiceNumber?: string | undefined;
        itemType: "CANCELLED" | "CANCELLED_SUBSCRIPTION" | "CANCEL_SUBSCRIPTION" | "DISPUTE_CLOSED" | "DISPUTE_CREATED" | "DISPUTE_UPDATED" | "DOWNGRADE" | "FAILED_INVOICE" | "FAILED_PAYMENT" | "FAILED_REFUND" | "LICENCE_UPGRADE" | "PAID_INVOICE" | "PAID_ORDER" | "PAYMENT_FAILED" | "PAY_BY_ANOTHER_CARD" | "PRO_RATA_REFUND" | "REFUNDED" | "RENEWAL" | "REVOKED" | "SUBSCRIPTION" | "TRIAL_INVOICE" | "UNKNOWN";
        name: string;
        pdf?: string | undefined;
        skus: string[];
        status: "DONE" | "FAILED" | "UNKNOWN";
    }[];
    lastSeen?: string | undefined;
};
type PaymentHistory = typeof paymentHistory;
declare const paymentHistoryQuery: { lastSeen?: string | undefined; };

/** A way to pay a basket: a kind of payment of a provider, or a card that is kept. @source spec 2 §7 "Payment providers are loaded on demand", §3 "Payment details" */
declare const paymentMeans: {
    cardHolder?: string | undefined;
    cardType?: string | undefined;
    declined?: boolean | undefined;
    default?: boolean | undefined;
    expiryMonth?: number | undefined;
    expiryYear?: number | undefined;
    fields?: Readonly<Record<string, string>> | undefined;
    last4Digits?: string | undefined;
    paymentDetailsExid: string;
    paymentMethodType: string;
    targetPaymentProvider: string;
};
type PaymentMeans = typeof paymentMeans;
/** @source spec 2 §7 "POST /payment-method/init (v4) … response read from parsedData"; chosen: its fields, as the spec shows none */
declare const initialPaymentMethods: {
    parsedData: {
        paymentMethods: {
            cardHolder?: string | undefined;
            cardType?: string | undefined;
            declined?: boolean | undefined;
            default?: boolean | undefined;
            expiryMonth?: number | undefined;
            expiryYear?: number | undefined;
            fields?: Readonly<Record<string, string>> | undefined;
            last4Digits?: string | undefined;
            paymentDetailsExid: string;
            paymentMethodType: string;
            targetPaymentProvider: string;
        }[];
    };
};
/** The basket that is to be paid. */
declare const basketQuery: { basketId: string; };

/** What a provider's page returns with. `redirectResult` is a provider's own word, which it judges itself; `intent` is its own name of the payment, which alone says nothing of how it went; `posted` names the form that it posted, which is read once. */
declare const paymentReturnQuery: {
    intent?: string | undefined;
    posted?: string | undefined;
    redirectResult?: string | undefined;
    reference: string;
};
type PaymentReturnQuery = typeof paymentReturnQuery;
/** How a payment stands that a provider returned from, for whoever opens that page: nothing of whose it is. */
declare const paymentReturn: {
    failureCode?: string | undefined;
    paymentMethodType?: string | undefined;
    state: "AUTHORISING" | "CREATED" | "DECLINED" | "PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "UNKNOWN";
};
type PaymentReturn = typeof paymentReturn;

/** A bank card that was entered in the fields of its provider, which gave this for it: good once. @source spec 2 §7 "POST /payment-method/validate (v4)"; chosen: a token, as the spec shows no fields */
declare const enteredCard: { token: string; };
type EnteredCard = typeof enteredCard;
/** The same with the proof that a browser asks, where the platform wants it proven. @source spec 2 §8 "CAPTCHA_FAIL_ERROR"; chosen: `captchaToken`, as a sign-in brings it */
declare const cardValidation: { captchaToken?: string | undefined; token: string; };
/** A bank card as the payment provider refers to it: the number itself is not needed again. @source spec 2 §3 "Payment details", "Card" */
declare const paymentDetails: {
    cardType?: string | undefined;
    last4Digits?: string | undefined;
    paymentDetailsExid: string;
    paymentMethodType: string;
    targetPaymentProvider: string;
};
type PaymentDetails = typeof paymentDetails;
/** @source spec 2 §7 "response read from parsedData" */
declare const validatedPaymentMethod: {
    parsedData: {
        cardType?: string | undefined;
        last4Digits?: string | undefined;
        paymentDetailsExid: string;
        paymentMethodType: string;
        targetPaymentProvider: string;
    };
};
/** @source spec 2 §7 "PaymentArrangement attributes" */
declare const paymentRequest: {
    basketId: string;
    basketVersion: number;
    idempotencyKey: string;
    paymentDetailsExternalId: string;
    paymentMethodType: string;
    targetPaymentProvider: string;
};
type PaymentRequest = typeof paymentRequest;
/** A basket, paid with a kept card. @source spec 2 §7 "POST licences/{licenceId}/card/{cardId} optional query checkBillingDetails" */
declare const oneClickPayment: {
    basketId: string;
    basketVersion: number;
    cardId: string;
    checkBillingDetails?: boolean | undefined;
    idempotencyKey: string;
    licenceId: string;
};
/**
 * What the viewer does elsewhere, before a payment goes on: on a page of a bank, of a wallet or of the issuer of a card, or in an app that reads a code.
 *
 * chosen: such a page opens in a window of its own, in an embed and on the site alike; a frame would need the origins of every issuer
 */
declare const paymentAction: {
    code?: string | undefined;
    expiresAt: number;
    type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
    url: string;
};
type PaymentAction = typeof paymentAction;
/** How an attempt stands; a final state never changes. chosen: an unknown state is read as UNKNOWN, so that it is checked again. @source design/checkout.md 3 */
declare const paymentState: "AUTHORISING" | "CREATED" | "DECLINED" | "PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "UNKNOWN";
/** One attempt to pay. @source design/checkout.md 3 */
declare const paymentAttempt: {
    action?: {
        code?: string | undefined;
        expiresAt: number;
        type: "CHALLENGE" | "QR" | "REDIRECT" | "UNKNOWN";
        url: string;
    } | undefined;
    amount: number;
    attemptId: string;
    currency: string;
    failureCode?: string | undefined;
    licenceId: string;
    paymentMethodType?: string | undefined;
    scale: number;
    state: "AUTHORISING" | "CREATED" | "DECLINED" | "PENDING" | "REQUIRES_ACTION" | "SUCCEEDED" | "UNKNOWN";
};
type PaymentAttempt = typeof paymentAttempt;
/** Until the platform has answered, an attempt is known by the key that it was made with. */
declare const paymentAttemptQuery: { attemptId: string; };

/** A licence of the same family that a subscription may be changed to. @source spec 2 §8 INVALID_TIER_CHANGE; chosen: the platform says what may be changed to, so that no page decides it */
declare const plan: {
    description?: string | undefined;
    kind: "DOWNGRADE" | "UPGRADE";
    licenceId: string;
    name: string;
    price: {
        amount: number;
        currency: string;
        scale: number;
        taxInclusive: boolean;
    };
    sku: string;
};
type Plan = typeof plan;
/** The licence that a subscription goes on as when its paid time ends. */
declare const nextPlan: {
    from: number;
    licenceId: string;
    name: string;
    price: {
        amount: number;
        currency: string;
        scale: number;
        taxInclusive: boolean;
    };
};
/**
 * What a change of plan costs; the change that names it costs this and nothing else.
 *
 * An upgrade begins a new period: its price, less what is credited for the unused days of the old one. Integers with one scale, whole days.
 *
 * @source spec 2 §7 "Other path names seen: /basket/changes"; design/checkout.md 7 "a binding preview"; chosen: its fields, and a new period in place of a part of the old one, so that a viewer reads two prices and one date
 */
declare const planQuote: {
    card?: {
        cardId: string;
        cardType: string;
        last4Digits: string;
    } | undefined;
    carried: number;
    credit: number;
    currency: string;
    expiresAt: number;
    following: {
        at: number;
        total: number;
    };
    isTaxInclusive: boolean;
    kind: "DOWNGRADE" | "UPGRADE";
    licence: {
        licenceId: string;
        name: string;
    };
    price: number;
    quoteId: string;
    scale: number;
    startsAt: number;
    subscriptionPeriod: string;
    target: {
        licenceId: string;
        name: string;
    };
    tax: number;
    total: number;
    unusedDays: number;
};
type PlanQuote = typeof planQuote;
/** The licence that is held, and the price of the one to change to. */
declare const planQuery: { licenceId: string; sku: string; };
/** The quote that was shown. */
declare const planChange: { quoteId: string; };

/** @source spec 1 §3 "User preferences" */
declare const preferences: {
    audioLanguage?: string | undefined;
    autoAdvance: boolean;
    language?: string | undefined;
    subTitleLanguage?: string | undefined;
    videoBackgroundAutoPlay: boolean;
    videoBackgroundAutoPlayAudio: boolean;
};
/** The part of the first answer that a partner's page may have. */
declare const partnerInit: {
    liveCount: number;
    menu: {
        data: {
            view: string;
        };
        labelKey?: string | undefined;
        layout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT" | "UNKNOWN";
        style: {
            featured: boolean;
        };
        title: string;
        type: "ROUTE" | "UNKNOWN" | "VIEW";
    }[];
    now: number;
    preferences: {
        audioLanguage?: string | undefined;
        autoAdvance: boolean;
        language?: string | undefined;
        subTitleLanguage?: string | undefined;
        videoBackgroundAutoPlay: boolean;
        videoBackgroundAutoPlayAudio: boolean;
    };
};
type PartnerInit = typeof partnerInit;
/**
 * The first answer: everything that a page needs to start.
 *
 * `authentication` is answered to a visitor without tokens: they become a guest. It never crosses to a partner.
 *
 * @source design/platform.md "Bootstrap"
 */
declare const init: {
    authentication?: {
        authorisationToken: string;
        refreshToken: string;
    } | undefined;
    liveCount: number;
    menu: {
        data: {
            view: string;
        };
        labelKey?: string | undefined;
        layout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT" | "UNKNOWN";
        style: {
            featured: boolean;
        };
        title: string;
        type: "ROUTE" | "UNKNOWN" | "VIEW";
    }[];
    now: number;
    preferences: {
        audioLanguage?: string | undefined;
        autoAdvance: boolean;
        language?: string | undefined;
        reviewFormDisplayName?: string | undefined;
        subTitleLanguage?: string | undefined;
        videoBackgroundAutoPlay: boolean;
        videoBackgroundAutoPlayAudio: boolean;
    };
};
type Init = typeof init;
/** The devices that have a menu of their own. @source spec 3 §3 "menus per WEB and MOBILE-WEB" */
declare const menuTarget: "MOBILE-WEB" | "WEB";
type MenuTarget = typeof menuTarget;
declare const initQuery: { menuTargetPlatform: "MOBILE-WEB" | "WEB"; };

/** The labels of a locale, by key. Text, never markup. @source spec 1 §7 "GET /api/v2/label" */
declare const labelSet: { default_locale: string; selected_locale: string; translations: Record<string, string>; };
type LabelSet = typeof labelSet;

/** One entry of the navigation. @source spec 1 §3 "Menu item" */
declare const menuItem: {
    data: {
        view: string;
    };
    labelKey?: string | undefined;
    layout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT" | "UNKNOWN";
    style: {
        featured: boolean;
    };
    title: string;
    type: "ROUTE" | "UNKNOWN" | "VIEW";
};
type MenuItem = typeof menuItem;

/** What the previews of the tenant's own people show: every composed page, every plugin, and the menu of each kind of device. @source spec 1 §2.1 "Admin preview routes"; chosen: its shape */
declare const preview: {
    menus: {
        'MOBILE-WEB': {
            data: {
                view: string;
            };
            labelKey?: string | undefined;
            layout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT" | "UNKNOWN";
            style: {
                featured: boolean;
            };
            title: string;
            type: "ROUTE" | "UNKNOWN" | "VIEW";
        }[];
        WEB: {
            data: {
                view: string;
            };
            labelKey?: string | undefined;
            layout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT" | "UNKNOWN";
            style: {
                featured: boolean;
            };
            title: string;
            type: "ROUTE" | "UNKNOWN" | "VIEW";
        }[];
    };
    plugins: {
        id: string;
        title: string;
    }[];
    views: {
        id: string;
        title: string;
        type: string;
    }[];
};
type Preview = typeof preview;

/** A link at the end of every page. */
declare const footerLink: {
    data: {
        view: string;
    };
    labelKey?: string | undefined;
    title: string;
    type: "ROUTE" | "UNKNOWN" | "VIEW";
};
type FooterLink = typeof footerLink;
/**
 * The pictures and the small print of a tenant. A file of its own, so that a page's first code does not carry it.
 *
 * @source spec 3 §2 "Login-style pages show a background image and a logo"; chosen: the fields, as the spec names none
 */
declare const realmLooks: {
    avatars: string[];
    footer: {
        data: {
            view: string;
        };
        labelKey?: string | undefined;
        title: string;
        type: "ROUTE" | "UNKNOWN" | "VIEW";
    }[];
    login?: {
        desktop: string;
        desktopRtl?: string | undefined;
        mobile: string;
    } | undefined;
    logo?: string | undefined;
};
type RealmLooks = typeof realmLooks;
/** What a tenant's `looks` hold; a tenant that says none, or says them wrongly, has none. */
declare function readLooks(looks: unknown): RealmLooks;

/** Colour slots of a tenant. Each is a CSS colour. @source spec 3 §3 "Theme colour slots" */
declare const theme: {
    colours: {
        alert: string;
        background: string;
        menuText: string;
        menuTextActive: string;
        mutedText: string;
        primary: string;
        primaryCta: string;
        primaryCtaHover: string;
        primaryCtaText: string;
        secondary: string;
        secondaryCta: string;
        secondaryCtaHover: string;
        secondaryCtaText: string;
        surface: string;
        tertiary: string;
        text: string;
    };
    fallbackFaces: string[];
    fontFamily: string;
    fonts?: unknown;
    radius: number;
    scheme: "dark" | "light";
};
type Theme = typeof theme;
/** A host page that may embed, and what it may do. @source design/bridge.md "Origins" */
declare const registeredOriginSetting: { grants: { calls: string[]; control: boolean; load: boolean; observe: boolean; }; origin: string; };
type RegisteredOriginSetting = typeof registeredOriginSetting;
/** Base addresses, and which generation of a call the tenant uses. @source spec 1 §7 "V4 and V5 variants are chosen by the live and video endpoint settings" */
declare const endpointSettings: {
    api: string;
    cmcd?: "UNKNOWN" | "header" | "query" | undefined;
    live: "v4" | "v5";
    login: "plain" | "rpc";
    qoe?: string | undefined;
    v1: string;
    v2: string;
    v4: string;
    v5: string;
    video: "v4" | "v5";
};
type EndpointSettings = typeof endpointSettings;
/** The features that a tenant has switched on. A missing flag is off; an unknown one is kept. */
declare const realmFlags: {
    bareBridgeRequests: boolean;
    enhancedMetadata: boolean;
    favouriteVods: boolean;
    interstitialPage: boolean;
    myListMode: boolean;
    programmePlayback: boolean;
    reviews: boolean;
    sandboxPayments: boolean;
    selfRegistration: boolean;
    seriesInterstitial: boolean;
    socialSharing: boolean;
    watchlists: boolean;
};
/**
 * A tenant as data: theme, locales, endpoints, flags.
 *
 * A setting that is added later needs a default, so that answers of an older platform stay valid.
 *
 * @source design/platform.md "Tenants"; answer of GET /realm-settings/domain/{host} and /realm-settings/{realm}
 */
declare const realmSettings: {
    apiKey: string;
    castReceiver?: string | undefined;
    countryCode: "DEBUG" | "DEFAULT" | "ES" | "PT";
    defaultLocale: string;
    endpoints: {
        api: string;
        cmcd?: "UNKNOWN" | "header" | "query" | undefined;
        live: "v4" | "v5";
        login: "plain" | "rpc";
        qoe?: string | undefined;
        v1: string;
        v2: string;
        v4: string;
        v5: string;
        video: "v4" | "v5";
    };
    flags: {
        bareBridgeRequests: boolean;
        enhancedMetadata: boolean;
        favouriteVods: boolean;
        interstitialPage: boolean;
        myListMode: boolean;
        programmePlayback: boolean;
        reviews: boolean;
        sandboxPayments: boolean;
        selfRegistration: boolean;
        seriesInterstitial: boolean;
        socialSharing: boolean;
        watchlists: boolean;
    };
    guideTimeZone?: string | undefined;
    locales: {
        direction: "ltr" | "rtl";
        locale: string;
        name: string;
    }[];
    looks?: unknown;
    name: string;
    navigationLayout: "HAMBURGER" | "SIDEBAR" | "TOP" | "TOP_LEFT";
    origin: string;
    realm: string;
    registeredOrigins?: {
        grants: {
            calls: string[];
            control: boolean;
            load: boolean;
            observe: boolean;
        };
        origin: string;
    }[] | undefined;
    shortcuts?: unknown;
    theme: {
        colours: {
            alert: string;
            background: string;
            menuText: string;
            menuTextActive: string;
            mutedText: string;
            primary: string;
            primaryCta: string;
            primaryCtaHover: string;
            primaryCtaText: string;
            secondary: string;
            secondaryCta: string;
            secondaryCtaHover: string;
            secondaryCtaText: string;
            surface: string;
            tertiary: string;
            text: string;
        };
        fallbackFaces: string[];
        fontFamily: string;
        fonts?: unknown;
        radius: number;
        scheme: "dark" | "light";
    };
    timeZone: string;
};
type RealmSettings = typeof realmSettings;
declare const realmByHost: { embedder?: string | undefined; host: string; };
declare const realmByName: { realm: string; };

/** A font file of a tenant. */
declare const themeFont: { family: string; file: string; languages: string[]; unicodeRange: string; weight: string; };
type ThemeFont = typeof themeFont;
/** What a theme's `fonts` hold. A file of its own, so that a page's first code does not carry it. */
declare const themeFonts: { family: string; file: string; languages: string[]; unicodeRange: string; weight: string; }[];
/** @throws when a font file lacks what a page needs to add it */
declare const readThemeFonts: (fonts: unknown) => ThemeFont[];

/** What a shelf can be narrowed by, and how it can be sorted. @source spec 1 §2.2 "facet, sort, sortDirection", §4.4; fields chosen */
declare const filterListAttributes: {
    facets: {
        id: string;
        labelKey?: string | undefined;
        text: string;
        values: {
            count?: number | undefined;
            id: string;
            labelKey?: string | undefined;
            text: string;
        }[];
    }[];
    sorts: {
        id: string;
        labelKey?: string | undefined;
        text: string;
    }[];
};
type FilterListAttributes = typeof filterListAttributes;

/** Most stars of a rating. chosen: five, as the spec names no scale */
declare const mostStars = 5;
/** What a viewer wrote about a title. @source spec 1 §2.4 "Review form"; chosen: its fields, as the spec shows none */
declare const review: {
    createdAt: number;
    displayName: string;
    id: string;
    own: boolean;
    rating?: number | undefined;
    text: string;
    title?: string | undefined;
};
type Review = typeof review;
/** A field of the form. `TRAP` is one that people never see: what fills it in is a program. @source spec 1 §2.4 "fields per configuration"; chosen: the kinds */
declare const reviewField: {
    label: string;
    maxLength?: number | undefined;
    name: string;
    required: boolean;
    type: "CHECKBOX" | "RATING" | "TEXT" | "TEXT_AREA" | "TRAP" | "UNKNOWN";
};
type ReviewField = typeof reviewField;
/** How this viewer may write one, and where it is sent. @source spec 1 §7 "Review submit: POST to a given url with transformed form data" */
declare const reviewForm: {
    fields: {
        label: string;
        maxLength?: number | undefined;
        name: string;
        required: boolean;
        type: "CHECKBOX" | "RATING" | "TEXT" | "TEXT_AREA" | "TRAP" | "UNKNOWN";
    }[];
    url: string;
};
type ReviewForm = typeof reviewForm;
/** Reviews of a title, the latest first; with the form for those who may write. */
declare const reviewPage: {
    average?: number | undefined;
    form?: {
        fields: {
            label: string;
            maxLength?: number | undefined;
            name: string;
            required: boolean;
            type: "CHECKBOX" | "RATING" | "TEXT" | "TEXT_AREA" | "TRAP" | "UNKNOWN";
        }[];
        url: string;
    } | undefined;
    pagingInfo: {
        lastSeen?: string | undefined;
        moreDataAvailable: boolean;
    };
    reviews: {
        createdAt: number;
        displayName: string;
        id: string;
        own: boolean;
        rating?: number | undefined;
        text: string;
        title?: string | undefined;
    }[];
    total: number;
};
type ReviewPage = typeof reviewPage;
/** chosen: ten a page */
declare const reviewsQuery: { contentId: string; lastSeen?: string | undefined; rpp: number; };
declare const hasFewFields: (body: object) => boolean;
/** What is written in the form, by the names of its fields. */
declare const reviewValue: string | number | boolean;
declare const reviewBody: { [x: string]: string | number | boolean; };
type ReviewBody = typeof reviewBody;
declare const postedReview: { body: Record<string, string | number | boolean>; url: string; };

/** What results are told apart by. @source spec 1 §3 "Search results by type live event, vod video, vod playlist"; chosen: series and seasons are found among playlists, since they are lists too */
declare const resultKinds: readonly ["liveEvents", "vodVideos", "vodPlaylists"];
type ResultKind = (typeof resultKinds)[number];
/** One page of the results of one kind, counted from 1. @source spec 1 §3 "each with hits, totalPages, totalHits, page" */
declare const resultPage: {
    hits: {
        accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
        ageRating?: string | undefined;
        description?: string | undefined;
        duration?: number | undefined;
        endDate?: number | undefined;
        epgId?: string | undefined;
        episodeInformation?: {
            episodeNumber: number;
            seasonNumber: number;
            seasonTitle?: string | undefined;
            seriesInformation?: {
                id: string;
                title: string;
            } | undefined;
        } | undefined;
        favourite: boolean;
        favouriteDisabled?: boolean | undefined;
        genres: string[];
        heroUrl?: string | undefined;
        id: string;
        licences: string[];
        live?: boolean | undefined;
        onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
        playlistId?: string | undefined;
        posterUrl?: string | undefined;
        premiereRelease?: {
            start: number;
        } | undefined;
        programmingInfo?: {
            channelLogoUrl?: string | undefined;
            currentProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            nextProgramme?: {
                description?: string | undefined;
                end?: number | undefined;
                genre?: string | undefined;
                id: string;
                start: number;
                title: string;
                vodId?: string | undefined;
            } | undefined;
            restartAvailable?: boolean | undefined;
        } | undefined;
        releaseYear?: number | undefined;
        seasonId?: string | undefined;
        seriesId?: string | undefined;
        startDate?: number | undefined;
        target?: {
            feedName?: string | undefined;
            id: string;
            owner?: string | undefined;
        } | undefined;
        thumbnailUrl: string;
        title: string;
        type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
        watchProgress?: number | undefined;
        watchlistDisabled?: boolean | undefined;
    }[];
    page: number;
    totalHits: number;
    totalPages: number;
};
type ResultPage = typeof resultPage;
/** What a search found. @source spec 1 §3, §7 "GET content-search?query"; chosen: the names of its fields */
declare const searchResults: {
    correctedQuery?: string | undefined;
    facets: {
        id: string;
        labelKey?: string | undefined;
        text: string;
        values: {
            count?: number | undefined;
            id: string;
            labelKey?: string | undefined;
            text: string;
        }[];
    }[];
    liveEvents: {
        hits: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
        page: number;
        totalHits: number;
        totalPages: number;
    };
    sorts: {
        id: string;
        labelKey?: string | undefined;
        text: string;
    }[];
    vodPlaylists: {
        hits: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
        page: number;
        totalHits: number;
        totalPages: number;
    };
    vodVideos: {
        hits: {
            accessLevel: "DENIED" | "GEOBLOCKED" | "GRANTED" | "GRANTED_ON_SIGN_IN";
            ageRating?: string | undefined;
            description?: string | undefined;
            duration?: number | undefined;
            endDate?: number | undefined;
            epgId?: string | undefined;
            episodeInformation?: {
                episodeNumber: number;
                seasonNumber: number;
                seasonTitle?: string | undefined;
                seriesInformation?: {
                    id: string;
                    title: string;
                } | undefined;
            } | undefined;
            favourite: boolean;
            favouriteDisabled?: boolean | undefined;
            genres: string[];
            heroUrl?: string | undefined;
            id: string;
            licences: string[];
            live?: boolean | undefined;
            onlinePlayback: "AVAILABLE" | "NOT_AVAILABLE";
            playlistId?: string | undefined;
            posterUrl?: string | undefined;
            premiereRelease?: {
                start: number;
            } | undefined;
            programmingInfo?: {
                channelLogoUrl?: string | undefined;
                currentProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                nextProgramme?: {
                    description?: string | undefined;
                    end?: number | undefined;
                    genre?: string | undefined;
                    id: string;
                    start: number;
                    title: string;
                    vodId?: string | undefined;
                } | undefined;
                restartAvailable?: boolean | undefined;
            } | undefined;
            releaseYear?: number | undefined;
            seasonId?: string | undefined;
            seriesId?: string | undefined;
            startDate?: number | undefined;
            target?: {
                feedName?: string | undefined;
                id: string;
                owner?: string | undefined;
            } | undefined;
            thumbnailUrl: string;
            title: string;
            type: "DATA_FEED" | "EPG" | "GRID" | "LIVE" | "LIVE_EVENT" | "PLAYLIST" | "SEASON_VOD" | "SECTION_LINK" | "SERIES" | "UNKNOWN" | "UPCOMING" | "VOD" | "VOD_PLAYLIST" | "VOD_SEASON" | "VOD_SERIES" | "VOD_VIDEO" | "WATCHLIST";
            watchProgress?: number | undefined;
            watchlistDisabled?: boolean | undefined;
        }[];
        page: number;
        totalHits: number;
        totalPages: number;
    };
};
type SearchResults = typeof searchResults;
/** @source spec 1 §2.2 "query, facet, sort, sortDirection"; chosen: 12 of each kind at once; `kind` for the next page of one kind alone */
declare const searchQuery: {
    facet?: string | undefined;
    kind?: "liveEvents" | "vodPlaylists" | "vodVideos" | undefined;
    page: number;
    query: string;
    rpp: number;
    sort?: string | undefined;
    sortDirection?: "ASC" | "DESC" | undefined;
};
type SearchWish = Pick<z.input<typeof searchQuery>, 'query' | 'facet' | 'sort' | 'sortDirection'>;
/** Titles that what is typed may become. chosen: a call of its own, small enough for every key */
declare const searchSuggestions: { suggestions: { text: string; }[]; };
declare const suggestionsQuery: { query: string; rpp: number; };

/** The body of a refused call. @source design/platform.md "Errors"; spec 2 §8 (details.missingFields), spec 1 §8 (licences thrown) */
declare const apiErrorBody: {
    code: string;
    details?: {
        country?: string | undefined;
        field?: string | undefined;
        licences?: string[] | undefined;
        missingFields?: string[] | undefined;
    } | undefined;
    messages: string[];
};
type ApiErrorBody = typeof apiErrorBody;

/** Sent with every call as `x-app-var`. */
declare const appVersion = "0.1.0";

/**
 * How a call can fail.
 *
 * - `refused`: the platform refused it; `status` and `body` say why
 * - `unreachable`: no answer at all
 * - `contract-broken`: an answer that does not fit its schema
 * - `aborted`: the caller no longer wants it
 * - `not-permitted`: this page may not make this call
 */
declare const failureKinds: readonly ["refused", "unreachable", "contract-broken", "aborted", "not-permitted"];
type FailureKind = (typeof failureKinds)[number];
/** A failed call, as far as a rule needs it. */
interface CallFailure {
    kind: FailureKind;
    /** HTTP status, 0 without an answer. */
    status: number;
    body?: ApiErrorBody | undefined;
    /** How long the platform asks to wait before another attempt, in milliseconds. */
    retryAfterMs?: number | undefined;
}

/** What the author of a page can mend; each has a section under its name in `docs/causes.md`. Names stay once they were released. */
type CauseCode = 'attribute-without-effect' | 'element-frame-silent' | 'element-not-loaded' | 'element-unknown' | 'language-unreadable' | 'loader-address-unknown' | 'no-element-seen' | 'origin-not-registered' | 'page-isolated' | 'page-without-origin' | 'permission-missing' | 'platform-unreachable' | 'player-not-found' | 'prototype-extended' | 'session-frame-removed' | 'session-frame-silent' | 'unknown-realm' | 'value-refused';

/** What can change while an element shows it; `origins`, which sites may embed the tenant and what each may do. @source design/architecture.md "The session frame tells, nobody polls" */
declare const changeSubjects: readonly ["favourites", "lists", "progress", "profile", "entitlements", "subscription", "live", "reminders", "room", "session", "origins"];
type ChangeSubject = (typeof changeSubjects)[number];
/**
 * Told to the elements, frames and tabs whose viewer it concerns.
 *
 * Without ids everything of the subject may have changed.
 */
declare const changed: {
    ids: string[];
    subject: "entitlements" | "favourites" | "lists" | "live" | "origins" | "profile" | "progress" | "reminders" | "room" | "session" | "subscription" | (string & {});
};
type Changed = typeof changed;

/**
 * A moment in time; epoch milliseconds everywhere behind the contract.
 *
 * The platform writes ISO 8601 text with a zone; a moment that already crossed the bridge is a number. Only this schema reads them.
 *
 * @source spec 1 §9; design "An instant is epoch milliseconds from the contract inwards"
 */
declare const instant: number;
type Instant = typeof instant;

/**
 * A locale as a BCP 47 tag: `en_US`, the specification's notation, becomes `en-US`.
 *
 * @returns undefined for what is no language tag; `Intl` would throw on it, as it does on the underscore
 */
declare function languageTagOf(text: string): string | undefined;
/** A locale: read in either notation, kept as a BCP 47 tag. @source spec 1 §9 "M/D for en_US" */
declare const locale: string;

/** An input or answer without fields. */
declare const nothing: { [x: string]: never; };

/** How to ask for the next page: `lastSeen` is sent back unchanged. @source spec 1 §3, §7 */
declare const paging: { lastSeen?: string | undefined; moreDataAvailable: boolean; };
type Paging = typeof paging;

/**
 * A list whose items are parsed one by one: a bad one is left out and reported, the others stay.
 *
 * A value that is not a list is refused. Input contracts use `z.array`, so that a caller is told of a bad item.
 *
 * @param place the contract and its field, for the report
 */
declare function listOf<T extends unknown>(place: string, item: T): output<T>[];

/**
 * One of the values that this build knows; any other text is reported and becomes the unknown value.
 *
 * A platform may be newer than the page, and a new value must not break the fields beside it. A value that is not text is
 * refused. Input contracts use `z.enum`, so that a caller is told of a bad value.
 *
 * @param place the contract and its field, for the report
 * @param unknown what any other value becomes; one of `values` where that is the safe reading
 */
declare function openEnum<const V extends string, const U extends string = 'UNKNOWN'>(place: string, values: readonly V[], unknown?: U): V | U;

/**
 * An object that keeps fields which this build does not know.
 *
 * Its type names the known ones alone, so that a misspelled field does not compile.
 */
declare function openObject<const S extends z.core.$ZodLooseShape>(shape: S): string extends keyof S ? IsAny<S[keyof S]> extends true ? Record<keyof S & string, unknown> : { [k in keyof S & string]: output<S[keyof S]>; } : keyof S extends never ? Record<string, never> : { [K in keyof ({ -readonly [k in keyof S as S[k] extends OptionalOutSchema ? never : k]: S[k]["_zod"]["output"]; } & { -readonly [k in keyof S as S[k] extends OptionalOutSchema ? k : never]?: S[k]["_zod"]["output"] | undefined; })]: ({ -readonly [k in keyof S as S[k] extends OptionalOutSchema ? never : k]: S[k]["_zod"]["output"]; } & { -readonly [k in keyof S as S[k] extends OptionalOutSchema ? k : never]?: S[k]["_zod"]["output"] | undefined; })[K]; };

/** What only adorns an answer: absent, and also where it cannot be read, since that must not cost the fields beside it. */
declare function orNothing<T extends unknown>(schema: T): output<T> | undefined;

/** A schema made of a reading function; what the function reads as undefined is refused. */
declare function readBy<O, I>(read: (value: I) => O | undefined): O;

/** As much of a browser's answer as is needed here. */
interface Answer {
    headers: {
        get(name: string): string | null;
    };
    body: {
        getReader(): {
            read(): Promise<{
                done: boolean;
                value?: Uint8Array | undefined;
            }>;
            cancel(): Promise<void>;
        };
    } | null;
}
/** A `TextDecoder`, which is the browser's. */
interface Decoder {
    decode(bytes?: Uint8Array, options?: {
        stream: boolean;
    }): string;
}
/**
 * Reads the text of an answer while it is of bearable length: a host that sends without end fills no memory.
 *
 * Its bytes are counted as they come, since the length that an answer says may be missing, or that of what was packed.
 *
 * @param most bytes
 * @returns undefined for an answer that is longer; the rest of it is not fetched
 */
declare function readText({ headers, body }: Answer, most: number, decoder: Decoder): Promise<string | undefined>;

/** Receives each part of an answer that was left out or read as unknown: the contract's field, and what was found there. */
type Reporter = (place: string, found: string) => void;
/** Reports a part of an answer that was left out or read as unknown. */
declare function report(place: string, found: string): void;
/**
 * Sends reports elsewhere: a page to its own logs, the reference platform to a failed check of its answers.
 *
 * @returns the previous reporter, to be restored
 */
declare function setReporter(next: Reporter): Reporter;

/** The query parameter by which a page learns that a form was posted to it: a reference that is good once. chosen: the spec names none */
declare const postedParameter = "posted";
/** The fields of that form. */
declare const postedFields: { [x: string]: string; };
type PostedFields = typeof postedFields;

/** The JSON-RPC style envelope of some calls. @source spec 1 §7 "(method and params; id and result)" */
declare const rpcRequest: { id: string; method: string; params: unknown; };
declare const rpcAnswer: {
    error?: {
        code: string;
        details?: {
            country?: string | undefined;
            field?: string | undefined;
            licences?: string[] | undefined;
            missingFields?: string[] | undefined;
        } | undefined;
        messages: string[];
    } | undefined;
    id: string;
    result?: unknown;
};

/**
 * The greatest length of a text that is sent to the platform, in characters, by what the text is.
 *
 * Each is far above what people and providers send, so that it ends misuse alone. A form says its own, shorter limit.
 *
 * chosen: all of them, as the spec names none but those of forms
 */
declare const greatestLength: {
    /** A choice out of a list, a country, a time zone, or a code that is typed. */
    readonly code: 100;
    /** One address of a mailbox. RFC 5321 ends a path at 254 characters. */
    readonly email: 254;
    /** An id that the platform or a provider gave out, and a card's or a payment's reference. */
    readonly id: 300;
    /** A name or a line of an address. */
    readonly line: 300;
    /** Longer than any password that is hashed, so that the refusal of a long one can say why. */
    readonly password: 1000;
    /** Where a page goes on, which is sent back unchanged. */
    readonly cursor: 1000;
    /** A web address with its query; browsers and proxies end near it. */
    readonly address: 2000;
    /** What people write: a review, a message, the words of a search, of which the platform reads the beginning. */
    readonly text: 5000;
    /** A signed or encrypted token: the identity token of a provider, the proof of a captcha, a card in its vendor's encryption. */
    readonly token: 16000;
};
type SentKind = keyof typeof greatestLength;
/** A text of an input contract. */
declare function sent(kind: SentKind): string;
/** A list of an input contract, with its greatest count. */
declare function sentList<T extends unknown>(item: T, most: number): output<T>[];

/** A number without a fraction, within what a number holds exactly. */
declare const wholeNumber: number;

/** Words of the platform: a label key of its own, and the text to show without it. */
declare const words: {
    labelKey: string | undefined;
    text: string;
};

export { accessLevel, accountDeletion, accountDetails, accountExport, accountProof, action, adUnit, addToWatchlist, addressChange, addressOfCardFields, addressParts, addressQuery, addressShape, addressValue, adjacentInWatchlistQuery, adjacentSeasons, adjacentSeasonsQuery, adjacentVods, adjacentVodsQuery, amountEntry, annotation, apiErrorBody, appCheckAnswer, appCheckChallenge, appCheckProof, appVersion, asMessage, attemptKey, attemptPurpose, attemptState, authProvider, authUriAnswer, bankCardDetails, basket, basketContents, basketItem, basketQuery, basketUpdate, begunWorkflow, billingDetails, billingFields, billingQuery, billingRequirements, billingSummary, bout, bucket, bucketElement, bucketQuery, cancelReasonAnswer, cancelReasons, cancelRequest, cancellationOffer, cancellationPromotions, card, cardField, cardFieldCodes, cardFieldNames, cardFieldWordKeys, cardFieldsChannel, cardFonts, cardImageWidths, cardListAttributes, cardPicture, cardQuery, cardToken, cardValidation, cards, changeSubjects, changed, changedBy, channelGroup, collectionPageSize, collectionQuery, computedRelease, confirmationAnswer, confirmationRequest, consentAnswer, consentTerm, contentGrid, contentGridQuery, contentItem, contentType, country, countryList, deletionRequest, detailValues, detailsChange, detectedPartner, deviceCode, deviceCodeLetters, deviceDecision, deviceFound, deviceQuestion, deviceRequest, deviceStart, deviceState, discount, drm, emailChange, emailConfirmation, endedSessions, endpointSettings, enteredCard, entitlementSync, entitlements, episodeInformation, eventPage, eventPageQuery, everyLicence, exchangeRequest, externalTable, externalTableAttributes, externalTableQuery, failureKinds, favouriteVod, favouriteVods, favouriteVodsQuery, fieldFacts, fieldKinds, fighter, fighterCard, fighterList, fighterListQuery, fighterQuery, fighterStat, filterListAttributes, finishRequest, firebaseAuthRequest, firebaseSettings, firstFiles, formContext, formField, framedPage, framedPageQuery, freeTitle, freeTitleQuery, fromCardFields, giftBasket, giftChoice, giftProduct, giftProducts, giftRedemption, greatestLength, gridBlockAttributes, guestCheckout, guestCheckoutRequest, guideChannel, guideProgramme, guideQuery, guideTimesQuery, guideWindow, hasFewFields, heldLicence, heldLicenceQuery, heldLicences, heroElement, historyItem, historyItemTypes, identityForm, imageWidths, impersonationEntry, impersonationLink, impersonationRequest, init, initQuery, initialPaymentMethods, instant, invoiceFile, invoiceFileQuery, knownContentType, knownWeightClass, labelSet, languageTagOf, latestGiftDays, licence, licenceOffer, licencePayment, licencePaymentChange, licenceQuery, licenceStatus, linkRequest, linkedProvider, linkedProviders, listOf, localBroadcaster, locale, loginRequest, logoutUriAnswer, longestGiftMessage, longestListName, longestProfileName, longestWebVtt, madeWatchlist, magicAttempt, magicCode, magicLinkFacts, magicLinkLook, magicLinkProof, magicLinkRequest, magicLinkStarted, marketingChange, marketingPreference, marketingPreferences, menuItem, missingInformationStatus, mobileApp, mostStars, movedRoom, multiView, multiViewHeartbeat, multiViewQuery, multiViewVideo, namedWatchlist, newAddress, newBillingDetails, newPasskey, newProfile, newRoom, newWatchlist, newsCard, newsItem, newsItemQuery, newsList, newsListQuery, nextPlan, nothing, oneClickPayment, openBasketPayment, openEnum, openObject, openPayment, openPayments, openSession, openSessionQuery, openSessions, operator, operatorConfig, operatorTokenRequest, operatorUserRequest, orNothing, ownWithdrawal, ownWithdrawalRequest, ownWithdrawals, pageButton, paging, paidGift, paidGiftQuery, partnerInit, partnerWatchlistContent, partnerWatchlistPage, passkey, passkeyList, passkeyName, passkeyOptions, passkeyProof, passkeyQuery, passkeyWords, passwordChange, passwordReset, passwordState, pauseRequest, paymentAction, paymentAttempt, paymentAttemptQuery, paymentDetails, paymentHistory, paymentHistoryQuery, paymentMeans, paymentRequest, paymentReturn, paymentReturnQuery, paymentState, pendingAction, phoneValue, pictureSet, pinChange, pinLength, pinReset, pinResetProfile, pinResetQuery, plainRegcodeAnswer, plan, planChange, planQuery, planQuote, playbackDetails, playbackQuery, playerUrls, playerUrlsQuery, playlist, postedFields, postedParameter, postedReview, preferences, preview, priceConsent, priceMigrations, profile, profileChange, profileChoice, profileList, profileQuery, profileRemoval, programme, programmeDetails, programmeFlags, programmeQuery, programmingInfo, providerKinds, providerLogoutAnswer, providerPasswordChange, providerReturn, providerSignUp, purchaseStrategy, qoeSummary, readBy, readLooks, readMessage, readText, readThemeFonts, readWebVtt, readWorkflowResponse, realmByHost, realmByName, realmFlags, realmSettings, receipt, receiptQuery, recoveryQuestion, recoveryWay, recoveryWays, redeemedGift, refreshAnswer, refreshRequest, regcodeAnswer, regcodeRequest, registered, registeredOriginSetting, registration, reminder, reminderQuery, reminders, removeFromWatchlist, renamedWatchlist, reorderedWatchlist, report, resetRequest, resultKinds, review, reviewBody, reviewField, reviewForm, reviewPage, reviewValue, reviewsQuery, roomInvitation, roomMove, roomPhrases, roomQuery, roomSpeech, rowAdornment, rowTypeData, rpcAnswer, rpcRequest, savedAddress, savedAddressQuery, savedAddresses, schedule, scheduleQuery, searchAttributes, searchQuery, searchResults, searchSuggestions, season, seasonEpisodes, sent, sentList, series, seriesAttributes, sessionUser, setReporter, shareDetails, shareWays, signInAnswer, signInAttempt, signInOptions, signInPinReset, signInProfileChoice, signUpRequest, skipMarker, statNames, statementAnswer, stream, subscriptionChange, subscriptionStatus, subtitle, suggestionsQuery, tabsAttributes, textBlockElement, theme, themeFonts, toCardFields, tokens, toolkitRefusal, toolkitTokens, trailer, trailerQuery, unfinishedSignIn, validatedPaymentMethod, view, viewElement, viewQuery, viewer, voucherCode, voucherRedemption, watchHistory, watchHistoryQuery, watchProgress, watchRoom, watchlist, watchlistContent, watchlistEntry, watchlistPage, watchlistQuery, watchlistsQuery, watermark, weightClass, weightClasses, wholeNumber, widePicture, withdrawal, withdrawalRequest, withdrawalToken, words };
export type { AccessLevel, AccountDeletion, AccountDetails, AccountExport, AccountLogin, Action, AdUnit, AddressChange, AddressPart, AddressShape, AddressValue, AdjacentSeasons, AdjacentVods, AmountEntry, Annotation, ApiErrorBody, AttemptKey, AttemptPurpose, AttemptState, AuthProvider, AuthUriAnswer, BankCardDetails, Basket, BillingDetails, BillingField, BillingRequirements, BillingSummary, Bout, BoutMethod, BoutResult, Bucket, BucketElement, BucketFacts, BucketQuery, CallFailure, CancelReason, CancellationOffer, Card, CardField, CardFieldCodes, CardFieldWords, CardFont, CardListAttributes, Cards, CauseCode, ChangeSubject, Changed, ConfirmationAnswer, ConsentAnswer, ConsentTerm, ContentGrid, ContentItem, ContentType, Country, CountryList, DetailValues, DeviceFound, DeviceQuestion, DeviceStart, DeviceState, Discount, ElementStyles, EmailChange, EmailConfirmation, EndpointSettings, EnteredCard, Entitlements, ExchangeRequest, ExternalTable, FailureKind, FieldFacts, FieldKind, Fighter, FighterCard, FighterStat, FilterListAttributes, FinishRequest, FirebaseSettings, FirstFiles, FooterLink, FormContext, FormField, FrameAbility, FramedPage, FreeTitle, FromCardFields, GiftBasket, GiftChoice, GiftProduct, GiftProducts, GridBlockAttributes, GridDisplay, GridWish, GuestCheckout, GuideChannel, GuideProgramme, GuideQuery, GuideWindow, HeldLicence, HeldLicences, HeroElement, HistoryItem, HistoryItemType, IdentityForm, Init, Instant, InvoiceFile, LabelSet, Licence, LicenceOffer, LinkedProvider, LinkedProviders, LoginRequest, MadeWatchlist, MagicAttempt, MagicLinkFacts, MarketingPreference, MenuItem, MenuTarget, MobileApp, MovedRoom, MultiView, MultiViewHeartbeat, MultiViewVideo, NewBillingDetails, NewProfile, NewsCard, NewsItem, OpenPayment, OpenSession, Operator, OperatorConfig, OwnWithdrawal, PageButton, Paging, PaidGift, PartnerInit, Passkey, PasswordState, PaymentAction, PaymentAttempt, PaymentDetails, PaymentHistory, PaymentMeans, PaymentRequest, PaymentReturn, PaymentReturnQuery, PendingAction, PhoneValue, PictureSet, PinChange, Plan, PlanQuote, PlaybackDetails, PlayerUrls, Playlist, PostedFields, Preview, Profile, ProfileChange, ProfileList, ProfileProof, ProfileRemoval, Programme, ProgrammeDetails, ProgrammeFlag, ProviderKind, ProviderReturn, QoeSummary, RealmLooks, RealmSettings, Receipt, RecoveryWay, RedeemedGift, RegisteredOriginSetting, Reminder, Reporter, ResultKind, ResultPage, Review, ReviewBody, ReviewField, ReviewForm, ReviewPage, RoomInvitation, RoomMove, RoomPerson, RoomPhrase, RoomSaying, RowAdornment, RowBackground, RowTypeData, SavedAddress, SavedAddresses, ScheduleGroup, SearchAttributes, SearchResults, SearchWish, Season, SeasonEpisodes, SentKind, Series, SeriesAttributes, SessionUser, ShareDetails, ShareWay, SignInAnswer, SignInAttempt, SignInOptions, SignUpRequest, StatName, Stream, SubscriptionStatus, TabsAttributes, TaxNumberField, Theme, ThemeFont, ToCardFields, Tokens, Toolkit, ToolkitTokens, Trailer, View, ViewElement, Viewer, WatchProgress, WatchRoom, Watchlist, WatchlistContent, WatchlistEntry, WatchlistPage, Watermark, WebVttCue, WeightClass, Withdrawal };
