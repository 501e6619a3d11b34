// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet.h"

#include "columns/columncoder.h"
#include "csv/rowindexer.h"

#include <utility>

namespace storedesk::sheet {

using namespace std::chrono_literals;

// The polling interval until the first rows are found. It is short, because the user is waiting for
// them.
static constexpr auto forFirstRows = 4ms;
static constexpr auto whileCounting = 50ms;
static constexpr auto whileIdle = 2s;
// Smaller tables are read faster than their columns could be prepared.
static constexpr qint64 smallestCached = 16 * 1024 * 1024;

struct Sheet::Opening
{
    base::Result<tablefile::OpenedTable> opened = {};
    csv::TableSource source = {};
    QList<SheetColumn> columns = {};

    [[nodiscard]] static Opening of(base::Result<tablefile::OpenedTable> table)
    {
        Opening opening{.opened = std::move(table)};
        if (!opening.opened)
            return opening;
        const auto &guess = opening.opened->dialect;
        opening.source = {.file = opening.opened->file,
                          .index = {},
                          .dialect = guess.dialect,
                          .header = guess.header};
        opening.columns = columnsOf(*opening.source.file, opening.opened->begin.offset,
                                    guess.dialect, guess.header);
        return opening;
    }
};

Sheet::Sheet(base::Clock &clock, QString temporaryFolder, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_temporaryFolder(std::move(temporaryFolder))
    , m_readings(clock)
    , m_work(clock)
    , m_beginningTask(clock)
    , m_balancing(clock)
    , m_watching(clock)
    , m_caching(clock)
    , m_timer(clock.timer([this] { look(); }))
{
    connect(&m_readings, &ColumnReadings::changed, this, [this](const QList<int> &columns) {
        m_source.formats = m_readings.formats();
        Q_EMIT formatsChanged(columns);
    });
}

void Sheet::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

void Sheet::fail(const base::Problem &problem)
{
    dropBeginning();
    m_problem = problem;
    setState(State::Failed);
}

void Sheet::open(const QString &path, const ReadOptions &reading)
{
    m_path = path;
    m_reading = reading;
    m_problem = {};
    m_balance.reset();
    m_balancing.stop();
    m_watching.stop();
    m_caching.stop();
    m_readings.stop();
    m_changed = false;
    const tablefile::OpenOptions options{.entry = reading.entry,
                                         .stack = reading.stack,
                                         .encoding = reading.encoding,
                                         .dialect = wishOf(reading),
                                         .firstLine = reading.firstLine,
                                         .temporaryFolder = m_temporaryFolder};
    m_work.start(
        [path, options, traced = reading.traced](base::Progress &progress) {
            auto opening = Opening::of(tablefile::openTable(path, options, progress));
            if (traced > 0 && traced < opening.columns.size())
                opening.columns.resize(traced);
            return opening;
        },
        [this](Opening &&opening) { setOpened(std::move(opening)); });
    openBeginning(options);
    setState(State::Opening);
    m_timer->start(whileCounting);
}

// Unpacking a large spreadsheet takes seconds, but its first rows are available sooner.
void Sheet::openBeginning(const tablefile::OpenOptions &options)
{
    m_beginningTask.start(
        [path = m_path, options](base::Progress &progress) -> std::optional<Opening> {
            auto beginning = tablefile::beginningOf(path, options, progress);
            if (!beginning)
                return std::nullopt;
            auto opening = Opening::of(std::move(*beginning));
            const auto index = std::make_shared<csv::RowIndex>(opening.opened->begin);
            opening.source.index = index;
            csv::RowIndexer indexer(opening.source.file, opening.source.dialect);
            return indexer.build(*index, progress) ? std::optional(opening) : std::nullopt;
        },
        [this](std::optional<Opening> &&opening) {
            if (!opening || m_state != State::Opening)
                return;
            show(std::move(*opening));
            m_beginning = true;
            Q_EMIT stateChanged();
        });
}

void Sheet::show(Opening &&opening)
{
    m_opened = *opening.opened;
    m_source = opening.source;
    m_readings.begin(opening.columns);
    m_source.formats = m_readings.formats();
}

void Sheet::dropBeginning()
{
    m_beginningTask.stop();
    if (!std::exchange(m_beginning, false))
        return;
    m_opened = {};
    m_source = {};
    m_readings.begin({});
}

void Sheet::setOpened(Opening &&opening)
{
    if (!opening.opened)
        return fail(opening.opened.error());
    m_beginningTask.stop();
    m_beginning = false;
    show(std::move(opening));
    count();
}

void Sheet::count()
{
    auto index = std::make_shared<csv::RowIndex>(m_opened.begin);
    m_source.index = index;
    m_told = 0;
    m_work.start(
        [source = m_source, index](base::Progress &progress) {
            csv::RowIndexer indexer(source.file, source.dialect);
            return indexer.build(*index, progress);
        },
        [this](base::Result<void> &&built) {
            if (!built)
                m_problem = built.error();
            Q_EMIT rowsKnown();
            const bool isComplete = m_source.index->complete();
            if (isComplete && m_source.file->size() >= smallestCached)
                useCache(std::make_shared<codes::ColumnCache>());
            setState(isComplete ? State::Ready : State::Stopped);
            if (isComplete)
                readWhole();
        });
    setState(State::Counting);
    m_timer->start(forFirstRows);
}

void Sheet::readWhole()
{
    m_readings.readAll(m_source);
    m_balancing.start([source = m_source](
                          base::Progress &progress) { return query::balanceOf(source, progress); },
                      [this](base::Result<query::RowBalance> &&balance) {
                          if (balance)
                              m_balance = std::move(*balance);
                          else
                              m_problem = balance.error();
                          Q_EMIT balanceKnown();
                      });
}

void Sheet::useCache(const std::shared_ptr<codes::ColumnCache> &cache)
{
    m_source.cache = cache;
    if (cache)
        connect(cache.get(), &codes::ColumnCache::asked, this, &Sheet::fillCache,
                Qt::QueuedConnection);
}

void Sheet::fillCache()
{
    if (m_caching.running() || !m_source.cache)
        return;
    const auto columns = m_source.cache->takeAsked();
    if (columns.empty())
        return;
    m_caching.start(
        [source = m_source, columns, folder = m_temporaryFolder](base::Progress &progress) {
            const auto coded = columns::codeColumns(source, columns, folder, progress);
            if (coded)
                source.cache->add(coded->columns, coded->blankRows);
            else if (progress.cancelled())
                source.cache->giveBack(columns);
            return coded.has_value();
        },
        [this](bool isGood) {
            if (isGood)
                fillCache();
        });
}

bool Sheet::share(const Sheet &before)
{
    if (before.m_state != State::Ready || before.m_changed)
        return false;
    m_path = before.m_path;
    m_reading = before.m_reading;
    m_problem = before.m_problem;
    m_opened = before.m_opened;
    m_source = before.m_source;
    useCache(before.m_source.cache);
    m_readings.begin(before.columns());
    m_balance = before.m_balance;
    m_told = rows();
    setState(State::Ready);
    if (before.m_readings.running() || before.m_balancing.running())
        readWhole();
    m_timer->start(whileIdle);
    return true;
}

void Sheet::stop()
{
    if (m_state != State::Counting && m_state != State::Opening)
        return;
    const bool open = m_state == State::Counting;
    m_work.stop();
    dropBeginning();
    if (open)
        Q_EMIT rowsKnown();
    setState(open ? State::Stopped : State::Closed);
}

qint64 Sheet::rows() const
{
    return isOpen() ? std::max<qint64>(0, m_source.index->rows() - firstRow()) : 0;
}

// Reports new rows while counting, and later checks whether the file has changed.
void Sheet::look()
{
    if (m_state == State::Counting || m_state == State::Opening) {
        if (const auto known = rows(); m_state == State::Counting && known != m_told) {
            m_told = known;
            Q_EMIT rowsKnown();
        }
        m_timer->start(m_state == State::Counting && m_told == 0 ? forFirstRows : whileCounting);
        return;
    }
    // Unpacked or converted files do not change, but the user's file may.
    if (m_opened.original && !m_changed && !m_watching.running()) {
        m_watching.start([file = m_opened.original](base::Progress &) { return file->changed(); },
                         [this](bool changed) {
                             if (!changed || m_changed)
                                 return;
                             m_changed = true;
                             Q_EMIT changeNoticed();
                         });
    }
    m_timer->start(whileIdle);
}

} // namespace storedesk::sheet
