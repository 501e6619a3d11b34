// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journal.h"

#include "base/damagedfile.h"
#include "base/transaction.h"
#include "base/writeaheadlog.h"
#include "journal/audit.h"
#include "journal/columns.h"
#include "journal/digests.h"
#include "journal/jobtitle.h"
#include "journal/journalwriter.h"
#include "journal/schema.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

static constexpr auto what = "what"_L1;
static constexpr auto why = "why"_L1;
static constexpr auto next = "next"_L1;

Journal::Journal(std::unique_ptr<base::Database> database, const base::Clock &clock)
    : m_database(std::move(database))
    , m_rows(*m_database)
    , m_clock(clock)
{ }

Journal::~Journal() = default;

const std::optional<base::Problem> &Journal::notice() const
{
    return m_database->notice();
}

// Uses full durability until the file has been read, because only the file specifies whether less
// is sufficient.
static base::DatabaseOptions optionsWith(const QByteArray &vfs)
{
    return {.migrations = schema(), .durability = base::Durability::Full, .vfs = vfs};
}

// Reading a job while it is being deleted must not create its file again.
static base::DatabaseOptions optionsToRead(const QByteArray &vfs = {})
{
    auto options = optionsWith(vfs);
    options.mustExist = true;
    return options;
}

static base::Problem damageOf(const QString &path, const base::Problem &notice)
{
    return {.what = QCoreApplication::translate("Journal", "A job file is damaged: %1.").arg(path),
            .why = notice.why,
            .next = notice.next};
}

static base::Problem setAsideWith(const QString &why, const QString &path, const base::Clock &clock)
{
    const auto aside = base::setAside(path, clock);
    if (!aside)
        return aside.error();
    const auto next = QCoreApplication::translate(
                          "Journal",
                          "The damaged file was saved as %1. Other jobs are not affected. Before "
                          "you start the job again, check which records were changed.")
                          .arg(*aside);
    return damageOf(path, {.what = {}, .why = why, .next = next});
}

static void removeFile(const QString &path)
{
    for (const auto *ending : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1StringView(ending));
}

base::Result<std::unique_ptr<Journal>> Journal::create(const QString &path,
                                                       const JobOutline &outline,
                                                       const base::Clock &clock,
                                                       const QByteArray &vfs)
{
    auto database = base::Database::open(path, optionsWith(vfs), clock);
    if (!database)
        return tl::unexpected(database.error());
    std::unique_ptr<Journal> journal(new Journal(std::move(*database), clock));
    if (auto written = journal->write(outline); !written)
        return tl::unexpected(written.error());
    return journal;
}

base::Result<std::unique_ptr<Journal>> Journal::open(const QString &path, const base::Clock &clock,
                                                     const QByteArray &vfs)
{
    return open(path, optionsToRead(vfs), clock, Care::Content);
}

base::Result<std::unique_ptr<Journal>> Journal::openToRun(const QString &path,
                                                          const base::Clock &clock)
{
    return open(path, optionsToRead(), clock, Care::Everything);
}

base::Result<std::unique_ptr<Journal>> Journal::openAgain(const QString &path,
                                                          const base::Clock &clock)
{
    auto options = optionsToRead();
    options.checkedSize = 0;
    return open(path, options, clock, Care::Head);
}

base::Result<std::unique_ptr<Journal>> Journal::open(const QString &path,
                                                     const base::DatabaseOptions &options,
                                                     const base::Clock &clock, Care care)
{
    // Opening the file moves the valid part of its log into it, so the log has to be checked first.
    const bool lostChanges = care != Care::Head && base::hasLostSyncedChanges(path);
    auto opened = read(path, options, clock, care, lostChanges);
    // A temporary read error looks like damage too, so try again.
    if (!opened && isJournalDamage(opened.error()))
        opened = read(path, options, clock, care, lostChanges);
    if (!opened && isJournalDamage(opened.error()))
        return tl::unexpected(setAsideWith(opened.error().why, path, clock));
    return opened;
}

base::Result<std::unique_ptr<Journal>> Journal::read(const QString &path,
                                                     const base::DatabaseOptions &options,
                                                     const base::Clock &clock, Care care,
                                                     bool lostChanges)
{
    // An empty file may be about to be filled by another process.
    const bool wasEmpty = QFileInfo(path).size() == 0;
    auto database = base::Database::open(path, options, clock);
    if (!database)
        return tl::unexpected(database.error());
    std::unique_ptr<Journal> journal(new Journal(std::move(*database), clock));
    auto read = journal->readHead();
    if (read && lostChanges && journal->head().outline.durability == base::Durability::Full)
        read = tl::unexpected(
            damage(QCoreApplication::translate("Journal", "Its last changes are damaged.")));
    if (read && care == Care::Everything)
        read = journal->check();
    else if (read && QFileInfo(path).size() <= options.checkedSize)
        read = audit(*journal->m_database);
    if (read)
        return journal;
    if (isJournalDamage(read.error()) || !journal->notice() || wasEmpty)
        return tl::unexpected(read.error());
    // The damaged file was set aside and replaced by an empty file.
    const auto problem = damageOf(path, *journal->notice());
    journal.reset();
    removeFile(path);
    return tl::unexpected(problem);
}

base::Result<Journal::Written> Journal::writtenIn(const QString &path, const base::Clock &clock)
{
    // The file has at least one page before its log has any content.
    if (QFileInfo(path).size() == 0)
        return Written::Nothing;
    auto options = optionsToRead();
    options.checkedSize = 0;
    auto database = base::Database::open(path, options, clock);
    if (!database)
        return tl::unexpected(database.error());
    if ((*database)->notice()) {
        // The damaged file was set aside and replaced by an empty file.
        const auto problem = damageOf(path, *(*database)->notice());
        database->reset();
        removeFile(path);
        return tl::unexpected(problem);
    }
    {
        auto rows = (*database)->query("SELECT complete FROM job");
        if (!rows.next())
            return rows.problem() ? base::Result<Written>(tl::unexpect, *rows.problem())
                                  : Written::Nothing;
        if (rows.number(0) != 0)
            return Written::Complete;
    }
    database->reset();
    // A damaged job must not be mistaken for a draft: opening it verifies its digest.
    return openAgain(path, clock).map([](const std::unique_ptr<Journal> &journal) {
        return journal->head().complete ? Written::Complete : Written::Draft;
    });
}

base::Result<void> Journal::write(const JobOutline &outline)
{
    base::Transaction transaction(*m_database);
    return m_database
        ->run("INSERT INTO job (one, id, title, kind, plan, columns, durable, created, owner)"
              " VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
              {outline.id, outline.title, outline.kind, columnOf(outline.plan),
               columnOf(outline.columns), outline.durability == base::Durability::Full ? 1 : 0,
               m_clock.now().toMSecsSinceEpoch(), columnOf(outline.owner.toJson())})
        .and_then([this] { return storeDigest(); })
        .and_then([&transaction] { return transaction.commit(); })
        .and_then([this] { return readHead(); });
}

base::Result<void> Journal::rewrite(const QString &title, const QJsonObject &plan)
{
    base::Transaction transaction(*m_database);
    return m_database->run("UPDATE job SET title = ?, plan = ?", {title, columnOf(plan)})
        .and_then([this] { return storeDigest(); })
        .and_then([&transaction] { return transaction.commit(); })
        .and_then([this] { return readHead(); })
        .and_then([this] { return m_database->purge(); });
}

// Stores the digest of the job in the same transaction as the change.
base::Result<void> Journal::storeDigest()
{
    return m_database->run("UPDATE job SET digest = " JOURNAL_JOB_DIGEST);
}

static base::Problem problemFrom(const QByteArray &column)
{
    const auto object = QJsonDocument::fromJson(column).object();
    return {.what = object.value(what).toString(),
            .why = object.value(why).toString(),
            .next = object.value(next).toString()};
}

static std::optional<JobState> jobStateFrom(qint64 number)
{
    return number >= 0 && number <= static_cast<qint64>(JobState::Done)
        ? std::optional(static_cast<JobState>(number))
        : std::nullopt;
}

// Returns nothing if the data is damaged.
static std::optional<JobHead> headFrom(const base::Query &row)
{
    const auto state = jobStateFrom(row.number(6));
    if (!state || row.number(14) != 1)
        return std::nullopt;
    JobHead head{
        .outline = {.id = row.text(0),
                    .title = row.text(1),
                    .kind = row.text(2),
                    .plan = QJsonDocument::fromJson(row.bytes(3)).object(),
                    .columns = textsFrom(row.bytes(4)),
                    .durability =
                        row.number(5) == 0 ? base::Durability::Normal : base::Durability::Full,
                    .owner = JobOwner::fromJson(QJsonDocument::fromJson(row.bytes(12)).object())}};
    head.state = *state;
    head.note = problemFrom(row.bytes(7));
    head.created = momentFrom(row, 8);
    head.begun = momentFrom(row, 9);
    head.moved = momentFrom(row, 10);
    head.ended = momentFrom(row, 11);
    head.complete = row.number(13) != 0;
    return head;
}

base::Result<void> Journal::readHead()
{
    auto rows = m_database->query("SELECT id, title, kind, plan, columns, durable, state, note,"
                                  " created, begun, moved, ended, owner, complete,"
                                  " digest = " JOURNAL_JOB_DIGEST " FROM job");
    if (!rows.next()) {
        return tl::unexpected(rows.problem().value_or(base::Problem{
            .what = QCoreApplication::translate("Journal", "%1 doesn't contain a job.")
                        .arg(m_database->path()),
            .why = QCoreApplication::translate("Journal", "It is incomplete or damaged."),
            .next = {}}));
    }
    auto head = headFrom(rows);
    if (!head)
        return tl::unexpected(damage(QCoreApplication::translate(
            "Journal", "The job's definition was changed after it was stored.")));
    const auto counts = countRows(*m_database);
    if (!counts)
        return tl::unexpected(counts.error());
    m_head = std::move(*head);
    m_head.counts = *counts;
    // Detect read errors now rather than in the middle of the job.
    if (const auto row = m_rows.findBehind({}, 0, 1); !row)
        return tl::unexpected(row.error());
    if (m_head.outline.durability == base::Durability::Normal)
        return m_database->script("PRAGMA synchronous = NORMAL");
    return {};
}

base::Result<void> Journal::append(const std::vector<NewRow> &rows, const Repeats &repeats)
{
    if (m_head.complete)
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("Journal", "The job is complete: %1.")
                                      .arg(m_head.outline.id)});
    base::Transaction transaction(*m_database);
    JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
    auto number = m_head.rows();
    for (auto row : rows) {
        if (repeats && row.refusal.isEmpty() && !row.key.isEmpty()) {
            if (const auto first = writer.rowOf(row.key))
                row.refusal = repeats(*first);
        }
        writer.add(++number, row);
        if (!writer.isWell())
            break;
    }
    return writer.finish()
        .and_then([&transaction] { return transaction.commit(); })
        .map([this, &writer] { m_head.counts = writer.counts(); });
}

base::Result<void> Journal::storeMark()
{
    base::Transaction transaction(*m_database);
    return m_database->run("UPDATE job SET complete = 1")
        .and_then([this] { return storeDigest(); })
        .and_then([&transaction] { return transaction.commit(); });
}

// The mark is always synced to disk, because a job that has sent rows must not look like a draft
// after a power failure.
base::Result<void> Journal::complete()
{
    if (m_head.complete)
        return {};
    const bool normal = m_head.outline.durability == base::Durability::Normal;
    auto marked = (normal ? m_database->script("PRAGMA synchronous = FULL") : base::Result<void>())
                      .and_then([this] { return storeMark(); });
    if (marked)
        m_head.complete = true;
    if (normal) {
        if (const auto restored = m_database->script("PRAGMA synchronous = NORMAL"); !restored)
            return restored;
    }
    return marked;
}

base::Result<void> Journal::setState(JobState state, const base::Problem &note)
{
    const auto now = m_clock.now();
    auto head = m_head;
    head.state = state;
    head.note = note;
    if (state == JobState::Running && !head.begun.isValid())
        head.begun = now;
    head.ended = state == JobState::Done ? now : QDateTime();
    head.moved = now;
    const auto moment = [](const QDateTime &time) {
        return time.isValid() ? base::Argument(time.toMSecsSinceEpoch()) : base::Argument();
    };
    base::Transaction transaction(*m_database);
    return m_database
        ->run("UPDATE job SET state = ?, note = ?, begun = ?, ended = ?, moved = ?",
              {static_cast<int>(state),
               columnOf(QJsonObject{{what, note.what}, {why, note.why}, {next, note.next}}),
               moment(head.begun), moment(head.ended), now.toMSecsSinceEpoch()})
        .and_then([this] { return storeDigest(); })
        .and_then([&transaction] { return transaction.commit(); })
        .map([this, &head] { m_head = head; });
}

base::Result<void> Journal::adoptStateOf()
{
    base::Transaction transaction(*m_database);
    JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
    writer.again(RowState::Reading);
    return writer.finish()
        .and_then([&transaction] { return transaction.commit(); })
        .map([this, &writer] { m_head.counts = writer.counts(); });
}

base::Result<void> Journal::again(const RowFilter &filter)
{
    base::Transaction transaction(*m_database);
    JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
    writer.again(filter);
    return writer.finish()
        .and_then([&transaction] { return transaction.commit(); })
        .map([this, &writer] { m_head.counts = writer.counts(); });
}

// For journals with up to this number of rows, SQLite also compares its indexes with the rows. This
// takes too long for larger journals.
static constexpr qint64 comparedRows = 200'000;

base::Result<void> Journal::check()
{
    const auto whole = m_head.rows() <= comparedRows ? m_database->check() : base::Result<void>();
    return whole ? audit(*m_database) : whole;
}

base::Result<std::vector<JobRow>> Journal::step(const JobStep &step, Begin begin,
                                                const Maker &maker)
{
    base::Transaction transaction(*m_database);
    JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
    for (const auto &end : step.ends)
        writer.end(end);
    for (const auto number : step.holds)
        writer.hold(number);
    for (const auto &start : step.starts)
        writer.start(start);
    for (const auto &[number, record] : step.answers)
        writer.answer(number, record);
    for (const auto number : step.returns)
        writer.restoreRecord(number);
    const auto state = begin == Begin::Reading ? RowState::Reading : RowState::Leaving;
    std::vector<JobRow> begun;
    auto cursor = m_cursor;
    if (step.wanted > 0 && !cursor)
        cursor = writer.firstUntouched();
    // Rows that cannot be sent end here and are replaced by further rows.
    for (auto missing = step.wanted; missing > 0 && writer.isWell();
         missing = step.wanted - static_cast<int>(begun.size())) {
        auto found = writer.waiting(cursor.value_or(1), missing);
        if (found.empty())
            break;
        for (auto &row : found) {
            cursor = std::max(cursor.value_or(1), row.number + 1);
            const auto request = maker(row);
            if (!request) {
                writer.refuse(row.number, {}, request.error().what);
                continue;
            }
            row.request = *request;
            row.state = state;
            writer.begin(row.number, state, row.request);
            begun.push_back(std::move(row));
        }
    }
    return writer.finish().and_then([&transaction] { return transaction.commit(); }).map([&] {
        m_head.counts = writer.counts();
        m_cursor = cursor;
        return std::move(begun);
    });
}

static constexpr int erasedAtOnce = 500;

base::Result<Journal::Erased> Journal::erase(const RowTest &concerns, const QString &reason)
{
    Erased erased;
    for (qint64 last = 0;;) {
        const auto rows = m_rows.findBehind({}, last, erasedAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            break;
        last = rows->back().number;
        base::Transaction transaction(*m_database);
        JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
        for (const auto &row : *rows) {
            if (!concerns(row))
                continue;
            if (row.state == RowState::Leaving || row.state == RowState::Reading) {
                ++erased.left;
                continue;
            }
            writer.erase(row, reason);
            ++erased.rows;
        }
        if (auto written = writer.finish().and_then([&] { return transaction.commit(); }); !written)
            return tl::unexpected(written.error());
        m_head.counts = writer.counts();
    }
    // Deleted data remains readable in the file until the file is rewritten.
    return (erased.rows > 0 ? m_database->purge() : base::Result<void>()).map([&erased] {
        return erased;
    });
}

} // namespace storedesk::journal
